import { scriptsText } from "#locales/messages/scripts";
/** The placeholder on the page while the playground loads. */
export interface Skeleton {
  readonly remove: () => void;
  /** Says that loading has failed, and leaves the reader the way out. */
  readonly fail: () => void;
}

/** Shows a dialog with the outlines of the playground. Escape and its button call `onClose`. */
export function showSkeleton(onClose: () => void): Skeleton {
  const dialog = document.createElement("dialog");
  dialog.className = "playground-skeleton";
  dialog.setAttribute("aria-labelledby", "playground-loading");
  dialog.setAttribute("aria-busy", "true");

  const title = document.createElement("h2");
  title.id = "playground-loading";
  title.textContent = scriptsText().playgroundLoading;
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = scriptsText().close;
  close.addEventListener("click", onClose);
  const outlines = document.createElement("div");
  outlines.className = "outlines";
  outlines.setAttribute("aria-hidden", "true");
  for (let i = 0; i < 8; i += 1) outlines.append(document.createElement("span"));

  dialog.append(title, close, status, outlines);
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    onClose();
  });
  document.body.append(dialog);
  dialog.showModal();

  return {
    remove: () => {
      dialog.close();
      dialog.remove();
    },
    fail: () => {
      dialog.removeAttribute("aria-busy");
      outlines.remove();
      title.textContent = scriptsText().playgroundNotLoaded;
      status.textContent = scriptsText().checkConnection;
    },
  };
}
