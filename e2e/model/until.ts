import { must } from "../../cli/check/target.ts";

/** Polling interval, in milliseconds. */
const pause = 15;

/** Polls until there is no error. After the time limit the last error breaks the law, with the message of `say`. */
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
