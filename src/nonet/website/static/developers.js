// @ts-check
// Copy buttons: each names the element whose text it copies.
for (const button of document.querySelectorAll("button[data-copy]")) {
  button.addEventListener("click", async () => {
    const source = document.getElementById(button.getAttribute("data-copy") ?? "");
    await navigator.clipboard.writeText(source?.textContent?.trim() ?? "");
    button.setAttribute("data-done", "");
  });
}
