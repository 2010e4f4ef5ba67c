// Functions stay as small as the style asks. What is wrong otherwise, tsc finds.
export default [
  { ignores: ["src/nonet/server/static/shared/{fluent,qr_code,qr_reader}.js", "**/node_modules/", "**/target/"] },
  {
    rules: {
      "max-lines-per-function": ["error", { max: 40 }],
      // As ruff counts for Python, and `?.`, `??`, `&&` and `||` besides.
      complexity: ["error", 8],
      "max-params": ["error", { max: 5 }],
      "prefer-const": "error",
      eqeqeq: "error",
      // rjsmin takes the inner one for code, and leaves out spaces.
      "no-restricted-syntax": ["error", { selector: "TemplateLiteral TemplateLiteral", message: "Name the inner template literal." }],
    },
  },
];
