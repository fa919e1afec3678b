import { type Case, cases } from "../cases.ts";

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(), 0)));

async function until(from: number, isThere: () => boolean): Promise<number> {
  while (!isThere()) await new Promise<void>((done) => setTimeout(done, 0));
  await frame();
  return performance.now() - from;
}

/** What a form that was drawn can do beside taking keys. */
interface Drawn {
  /** Takes the latest step back. */
  readonly undo?: () => void;
}

/** How one page draws a form, and by which id it knows the input of a place. */
export interface Drawing {
  readonly draw: (root: HTMLElement, made: Case, name: string) => Drawn;
  readonly idOf: (typed: string) => string;
}

/**
 * Lets the measuring process work on this page by `bench`: `mount` draws a form and tells when its first and when the
 * typed field were there and the page had been painted, in ms; `focus` starts to time keys in the typed field; `text`
 * reads it, `undo` takes the typing back, `kept` tells whether a draft holds a text,
 * `fields` how many inputs of fields there are.
 */
export function offer({ draw, idOf }: Drawing): void {
  const painted: number[] = [];
  const inputOf = (typed: string): HTMLElement | null => document.getElementById(idOf(typed));
  let drawn: Drawn = {};
  Object.assign(globalThis, {
    bench: {
      painted,
      mount: async (name: string) => {
        const made = cases[name]?.();
        const root = document.getElementById("root");
        if (made === undefined || root === null) throw new Error(`no such case: ${name}`);
        const from = performance.now();
        drawn = draw(root, made, name);
        const [usable, whole] = await Promise.all([
          until(from, () => root.ownerDocument.querySelector("input[id]:not([type=hidden])") !== null),
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
      fields: () => document.querySelectorAll("input[id^='input:']").length,
      undo: () => drawn.undo?.(),
      kept: (text: string) => Object.values(sessionStorage).some((kept) => String(kept).includes(text)),
    },
  });
}
