/** Milliseconds for which a button shows that it has copied. */
const thanks = 1500;

/** Shows the copy buttons of code and makes them work. Where the page may not copy, they stay hidden. */
export function enableCopying(): void {
  // Pages that are not served securely have no clipboard, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
    const code = button.closest("figure")?.querySelector("code");
    if (code === null || code === undefined) continue;
    const label = button.textContent;
    button.hidden = false;
    button.addEventListener("click", async () => {
      try {
        await clipboard.writeText(code.textContent);
        button.textContent = "Copied";
      } catch {
        button.textContent = "Not allowed";
      }
      setTimeout(() => {
        button.textContent = label;
      }, thanks);
    });
  }
}
