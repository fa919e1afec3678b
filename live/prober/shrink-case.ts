import type { Case } from "../cases/index.ts";

/** Calls to make one fault smaller, and again to make it plainer. Own choice: a few seconds at 20 calls a second. */
const maxTries = 60;

/**
 * Tries smaller cases than one that shows a fault, and then cases with more usual values.
 *
 * @param showsFault sends a case; resolves to true if it shows the same fault
 * @param mayContinue returns false when there is no time for further cases
 */
export async function shrinkCase(
  first: Case,
  showsFault: (one: Case) => Promise<boolean>,
  mayContinue: () => boolean = () => true,
): Promise<void> {
  const attempt = async (one: Case): Promise<boolean> => mayContinue() && showsFault(one);
  const smallest = await follow(first, attempt, ({ smaller }) => smaller?.());
  await follow(smallest, attempt, ({ plainer }) => plainer?.());
}

/** Continues from each case that shows the fault, and returns the last one. */
async function follow(
  first: Case,
  showsFault: (one: Case) => Promise<boolean>,
  othersOf: (one: Case) => Iterable<Case> | undefined,
): Promise<Case> {
  let last = first;
  let others = othersOf(first)?.[Symbol.iterator]();
  for (let tried = 0; tried < maxTries && others !== undefined; tried += 1) {
    const next = others.next();
    if (next.done === true) return last;
    if (!(await showsFault(next.value))) continue;
    last = next.value;
    others = othersOf(last)?.[Symbol.iterator]();
  }
  return last;
}
