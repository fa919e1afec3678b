import { type Case, cases } from "../cases.ts";

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(), 0)));

async function until(from: number, isThere: () => boolean): Promise<number> {
  while (!isThere()) await new Promise<void>((done) => setTimeout(done, 0));
  await frame();
  return performance.now() - from;
}

/** Functions of a rendered form beside taking keys. */
interface Drawn {
  /** Takes the latest step back. */
  readonly undo?: () => void;
}

/** Renders a form on one page, and returns the element id of the input at a path. */
export interface Drawing {
  readonly draw: (root: HTMLElement, made: Case, name: string) => Drawn;
  readonly idOf: (typed: string) => string;
}

/**
 * The interface of this page for the measuring process, `bench`: `mount` renders a form and returns when its first and
 * the typed field existed and the page was painted, in ms; `focus` starts to time keys in the typed field; `text` reads
 * it, `undo` undoes the typing, `kept` returns true if a draft contains a text, `fields` the number of inputs.
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
