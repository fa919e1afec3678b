/**
 * Acts once the press that is under way has ended, or at once when there is none. What a press changes by leaving a
 * field must not move the button under the pointer, for then the press would be lost.
 *
 * @param page the document in which the press may be
 */
export function afterPress(page: Document, act: () => void): void {
  if (page.querySelector(":active") === null) {
    act();
    return;
  }
  const ends = ["pointerup", "pointercancel", "keyup"] as const;
  const end = (): void => {
    for (const type of ends) page.removeEventListener(type, end, true);
    // The click comes after the pointer has gone up.
    setTimeout(act);
  };
  for (const type of ends) page.addEventListener(type, end, true);
}
