// What the website takes of the library for QR codes in browsers: what draws them, made into one file by
//
//     PATH=.venv/bin:$PATH npm run --silent qr-code > src/nonet/server/static/shared/qr_code.js
export { default as encodeQR } from "qr";
