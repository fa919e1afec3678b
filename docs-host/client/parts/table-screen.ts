import { scriptsText } from "#locales/messages/scripts";

/** Shows a table on the whole screen, and puts it back when that closes. Does nothing while the table is shown there. */
export function openScreen(frame: HTMLElement, opener: HTMLElement): void {
  // The opener can be pressed again before this module is loaded.
  if (opener.hidden) return;
  const dialog = document.createElement("dialog");
  dialog.className = "mdx-screen prose";
  dialog.setAttribute("aria-label", scriptsText().table);
  const bar = document.createElement("div");
  bar.className = "mdx-screen-bar";
  const close = document.createElement("button");
  close.type = "button";
  close.className = "mdx-button";
  close.textContent = scriptsText().close;
  close.addEventListener("click", () => dialog.close());
  bar.append(close);
  const space = document.createComment("");
  frame.replaceWith(space);
  dialog.append(bar, frame);
  opener.hidden = true;
  dialog.addEventListener("close", () => {
    space.replaceWith(frame);
    dialog.remove();
    opener.hidden = false;
    opener.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}
