/** Events that signal the first interaction of a reader. */
const signs = ["pointermove", "pointerdown", "keydown"] as const;

/**
 * Does something at the first sign that somebody uses the page: what is needed only then should not keep the page from
 * opening. Gives the function that ends the waiting.
 */
export function atFirstSign(act: () => void): () => void {
  const onSign = (): void => {
    stop();
    act();
  };
  const stop = (): void => {
    for (const sign of signs) removeEventListener(sign, onSign, true);
  };
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
  return stop;
}
