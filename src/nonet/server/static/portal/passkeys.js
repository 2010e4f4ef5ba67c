// @ts-check
// Forms that a passkey answers: the questions come from the address in `data-options`, and the
// browser's answer goes into the form's field `credential`. Without scripts or passkeys they stay hidden.
const canParse = globalThis.PublicKeyCredential &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential && "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** @param {HTMLFormElement} form */
async function answer(form) {
  const asked = await fetch(form.dataset.options ?? "", { method: "POST" });
  if (!asked.ok) throw new Error(String(asked.status));
  const options = await asked.json();
  const credential = form.dataset.passkey === "new"
    ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
    : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
  const field = form.elements.namedItem("credential");
  if (!(credential instanceof PublicKeyCredential) || !(field instanceof HTMLInputElement)) throw new Error("none");
  field.value = JSON.stringify(credential.toJSON());
}

for (const form of document.querySelectorAll("form[data-passkey]")) {
  if (!canParse || !(form instanceof HTMLFormElement)) continue;
  form.hidden = false;
  const wrong = form.querySelector(".wrong");
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (wrong instanceof HTMLElement) wrong.hidden = true;
    try {
      await answer(form);
      form.submit();
    } catch {
      // Nobody's fault: no passkey, a person who changed their mind, or a session that is over.
      if (wrong instanceof HTMLElement) wrong.hidden = false;
    }
  });
}
