import { scriptsText } from "#locales/messages/scripts";
import { iconButton, plainButton } from "./buttons.ts";
import { loadEnhanced } from "./load-enhanced.ts";

/** Shows an image as large as the window allows, until the next click or Escape. */
function openZoom(image: HTMLImageElement): void {
  const dialog = document.createElement("dialog");
  dialog.className = "mdx-zoom";
  dialog.setAttribute("aria-label", image.alt || scriptsText().image);
  const copy = document.createElement("img");
  copy.src = image.currentSrc || image.src;
  copy.alt = image.alt;
  copy.referrerPolicy = "no-referrer";
  dialog.append(copy, iconButton("mdx-button", scriptsText().close, "m4 4 8 8M12 4l-8 8"));
  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  // The browser moves the focus into the dialog, and back to the image when it closes.
  dialog.showModal();
}

/** Makes an image a button that enlarges it, unless it is a part of a link or a button already. */
export function enableZoom(element: HTMLElement): void {
  if (!(element instanceof HTMLImageElement) || element.closest("a, button, .mdx-card") !== null) return;
  const button = plainButton("mdx-zoom-button");
  const label = (text: string): void => button.setAttribute("aria-label", text);
  label(scriptsText().enlargeImage);
  const name = element.alt;
  if (name !== "") void loadEnhanced().then(({ enlarge }) => label(enlarge({ name })));
  button.addEventListener("click", () => openZoom(element));
  element.replaceWith(button);
  button.append(element);
}
