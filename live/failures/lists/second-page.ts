import type { Failure } from "../failure.ts";

/** Pages that are read after the first one to find a thing. Own choice, as in a run. */
export const maxPages = 25;

/**
 * Returns the position of the step that reads the second page of a list which is searched for a thing. It is made again
 * with the cursor of each page, since the list may have another number of pages than before.
 */
export function secondPage({ expected, steps }: Pick<Failure, "expected" | "steps">): number | undefined {
  if (expected.kind !== "listed") return undefined;
  const position = expected.first + 1;
  const isNext = steps[position]?.takes.some(({ step, to }) => step === expected.first && to[0] === "queryParameters");
  return isNext ? position : undefined;
}
