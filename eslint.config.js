// Functions stay as small as the style asks. What is wrong otherwise, tsc finds.
export default [
  { ignores: ["src/nonet/website/static/fluent.js", "**/node_modules/", "**/target/"] },
  {
    rules: {
      "max-lines-per-function": ["error", { max: 40 }],
      "max-params": ["error", { max: 5 }],
      "prefer-const": "error",
      eqeqeq: "error",
    },
  },
];
