/** Events that signal the first interaction of a reader. */
const signs = ["pointermove", "pointerdown", "keydown"] as const;

/**
 * Runs a callback at the first interaction with the page, for code that should not delay opening it. Returns the
 * function that cancels it.
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
