// @ts-check
// Copy buttons: each names the element whose text it copies.
for (const button of document.querySelectorAll("button[data-copy]")) {
  button.addEventListener("click", async () => {
    const source = document.getElementById(button.getAttribute("data-copy") ?? "");
    await navigator.clipboard.writeText(source?.textContent?.trim() ?? "");
    button.setAttribute("data-done", "");
  });
}

// The form to try requests with: it sends what a program would, from this page.
const form = document.querySelector("form[data-try]");
const endpoint = document.querySelector("#endpoint");
const body = document.querySelector("#body");
const key = document.querySelector("#try-key");
const answer = document.querySelector("#answer");
if (
  form instanceof HTMLFormElement && endpoint instanceof HTMLSelectElement && answer &&
  body instanceof HTMLTextAreaElement && key instanceof HTMLInputElement
) {
  const fill = () => { body.value = endpoint.selectedOptions[0]?.dataset.example ?? "{}"; };
  endpoint.addEventListener("change", fill);
  fill();
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const response = await fetch(form.dataset.try + endpoint.value, {
        method: "POST",
        headers: { "Authorization": `Bearer ${key.value.trim()}`, "Content-Type": "application/json" },
        body: body.value,
      });
      answer.textContent = `${response.status}\n${JSON.stringify(await response.json(), null, 2)}`;
    } catch (fault) {
      answer.textContent = String(fault);
    }
  });
}
