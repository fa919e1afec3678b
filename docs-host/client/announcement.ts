import { dismissedKey } from "#docs-host/pages/early";

/** Lets readers dismiss the announcement until its text changes. */
export function enableAnnouncement(): void {
  const bar = document.querySelector<HTMLElement>(".announcement");
  const button = bar?.querySelector("button");
  const key = bar?.dataset.announcement;
  if (!bar || !button || key === undefined) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    bar.hidden = true;
    try {
      localStorage.setItem(dismissedKey, key);
    } catch {
      // Storage may be refused; then it is dismissed on this page.
    }
  });
}
