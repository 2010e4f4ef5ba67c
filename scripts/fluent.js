// What the website takes of the library for Fluent in browsers, made into one file by
//
//     PATH=.venv/bin:$PATH npm run --silent fluent > src/nonet/server/static/shared/fluent.js
export { FluentBundle, FluentResource } from "@fluent/bundle";
