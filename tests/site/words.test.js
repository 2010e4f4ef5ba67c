// Browsers render messages as Python does; the very cases are rendered there too.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { StepRenderer } from "../../src/nonet/server/static/engine/render_step.js";
import { Words } from "../../src/nonet/server/static/shared/words.js";

const { messages, cases } = JSON.parse(readFileSync("tests/i18n/rendered.json", "utf8"));

for (const [locale, isolates, name, values, text] of cases) {
  test(`${name} in ${locale} with ${JSON.stringify(values)}`, () => {
    assert.equal(new Words({ locale, isolates, messages }).say(name, values), text);
  });
}

const forms = JSON.parse(readFileSync("tests/i18n/forms.json", "utf8"));

for (const [message, text] of forms.cases) {
  test(`a sentence asks for a form of its parts: ${text}`, () => {
    assert.equal(new StepRenderer({ locale: "pl", isolates: false, messages: forms.messages }).message(message), text);
  });
}

test("sentences stand one after another as the language has it", () => {
  const words = new Words({ locale: "ja", isolates: false, messages: "text-next = { $before }{ $next }" });

  assert.equal(words.join(["ヒント1/3。", "", "r1c1を見ましょう。"], "text-next"), "ヒント1/3。r1c1を見ましょう。");
  assert.equal(words.join([], "text-next"), "");
});

test("words that the page lacks are a fault", () => {
  assert.throws(() => new Words({ locale: "en", isolates: false, messages }).say("nothing"));
});

test("the libraries are what their packages make", () => {
  for (const [script, file] of [["fluent", "fluent"], ["qr-code", "qr_code"], ["qr-reader", "qr_reader"]]) {
    const made = execFileSync("npm", ["run", "--silent", script], { stdio: ["ignore", "pipe", "ignore"] });
    assert.equal(made.toString(), readFileSync(`src/nonet/server/static/shared/${file}.js`).toString());
  }
});
