import type { Case } from "../cases/index.ts";

/** Calls to make one fault smaller, and again to make it plainer. Own choice: a few seconds at 20 calls a second. */
const maxTries = 60;

/**
 * Tries smaller cases than one that shows a fault, and then cases with more usual values.
 *
 * @param showsFault sends a case; resolves to true if it shows the same fault
 */
export async function shrinkCase(first: Case, showsFault: (one: Case) => Promise<boolean>): Promise<void> {
  const smallest = await follow(first, showsFault, ({ smaller }) => smaller?.());
  await follow(smallest, showsFault, ({ plainer }) => plainer?.());
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
