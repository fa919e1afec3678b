import type { Element, ElementContent } from "hast";
import { isInLine } from "./write-line.ts";

/** A part of a page: an element that is a block, or a run of text and elements in a line. */
export type Part = Element | readonly ElementContent[];

/** Elements whose content is a part of the page around them. */
const frames: ReadonlySet<string> = new Set(
  "address article aside center div figcaption figure footer form header hgroup legend main nav section".split(" "),
);

/** Returns true for a run. */
export const isRun = (part: Part): part is readonly ElementContent[] => Array.isArray(part);

/** Splits nodes into blocks and runs, without the frames around them. */
export function partsOf(nodes: readonly ElementContent[]): readonly Part[] {
  const parts: Part[] = [];
  let run: ElementContent[] = [];
  const endRun = (): void => {
    if (run.some((node) => node.type !== "text" || node.value.trim() !== "")) parts.push(run);
    run = [];
  };
  const add = (node: ElementContent): void => {
    if (node.type !== "element" || isInLine(node)) {
      run.push(node);
      return;
    }
    endRun();
    if (frames.has(node.tagName)) for (const child of node.children) add(child);
    else parts.push(node);
    if (frames.has(node.tagName)) endRun();
  };
  for (const node of nodes) add(node);
  endRun();
  return parts;
}
