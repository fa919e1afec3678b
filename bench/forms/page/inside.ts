import { type Case, cases } from "../cases.ts";

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(), 0)));

const inputOf = (typed: string): HTMLElement | null => document.getElementById(`input:${typed}`);

async function until(from: number, isThere: () => boolean): Promise<number> {
  while (!isThere()) await new Promise<void>((done) => setTimeout(done, 0));
  await frame();
  return performance.now() - from;
}

/**
 * Lets the measuring process work on this page by `bench`: `mount` draws a form and tells when its first and when the
 * typed field were there and the page had been painted, in ms; `focus` starts to time keys in the typed field.
 */
export function offer(draw: (root: HTMLElement, made: Case) => void): void {
  const painted: number[] = [];
  Object.assign(globalThis, {
    bench: {
      painted,
      mount: async (name: string) => {
        const made = cases[name]?.();
        const root = document.getElementById("root");
        if (made === undefined || root === null) throw new Error(`no such case: ${name}`);
        const from = performance.now();
        draw(root, made);
        const [usable, whole] = await Promise.all([
          until(from, () => root.querySelector("input") !== null),
          until(from, () => inputOf(made.typed) !== null),
        ]);
        return { usable, whole };
      },
      focus: (typed: string) => {
        inputOf(typed)?.scrollIntoView({ block: "center", behavior: "instant" });
        inputOf(typed)?.focus();
        const onKey = ({ timeStamp }: KeyboardEvent): void => {
          requestAnimationFrame(() => setTimeout(() => painted.push(performance.now() - timeStamp), 0));
        };
        addEventListener("keydown", onKey, true);
      },
      text: (typed: string) => {
        const field = inputOf(typed);
        return field instanceof HTMLInputElement ? field.value : "";
      },
    },
  });
}
