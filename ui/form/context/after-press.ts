/**
 * Runs a callback once the current press has ended, or at once if there is none. A change by leaving a field must not
 * move the button under the pointer, or the press would be lost.
 * @param page the document of the press
 */
export function afterPress(page: Document, act: () => void): void {
  if (page.querySelector(":active") === null) {
    act();
    return;
  }
  const ends = ["pointerup", "pointercancel", "keyup"] as const;
  const end = (): void => {
    for (const type of ends) page.removeEventListener(type, end, true);
    // The click follows the end of the press.
    setTimeout(act);
  };
  for (const type of ends) page.addEventListener(type, end, true);
}
