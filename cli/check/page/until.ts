import { must } from "../target.ts";

/** Between two looks at a page that is not there yet, in milliseconds. */
const pause = 15;

/**
 * Looks until there is no error any more. After so many milliseconds the last one breaks the law, in the words that
 * `say` finds.
 */
export async function until(
  patience: number,
  look: () => Promise<string | undefined>,
  say: (error: string) => string,
): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    const error = await look();
    if (error === undefined) return;
    must(performance.now() < end, () => say(error));
    await new Promise((done) => setTimeout(done, pause));
  }
}
