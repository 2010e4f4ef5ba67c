// The same library's reader, made into one file by
//
//     PATH=.venv/bin:$PATH npm run --silent qr-reader > src/nonet/server/static/shared/qr_reader.js
export { default as decodeQR } from "qr/decode.js";
