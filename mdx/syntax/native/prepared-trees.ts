import { caches } from "#engine/caches";
import type { Marks } from "../marks.ts";
import { maskMarks } from "./mask-marks.ts";
import { type NativeNode, nativeParser } from "./native-parser.ts";

/** Parses a text by the native parser of another process. Never rejects; undefined if it can't do so soon. */
export type ParseElsewhere = (text: string) => Promise<NativeNode | undefined>;

/** Shortest text that another process parses faster than this one, in UTF-16 units. */
const shortest = 500;

/** Longest text that another process parses, in UTF-16 units. */
const longest = 2_000_000;

/** Estimated bytes of the tree of a text for each of its UTF-16 units. */
const bytesPerUnit = 10;

/** Trees that wait to be read. */
const waiting = caches.open<NativeNode>("trees", { part: 0.2, sizeOf: (_, { length }) => length * bytesPerUnit });

let elsewhere: ParseElsewhere | undefined;

/** Lets this process have pages parsed by another one; undefined ends that. */
export function parseElsewhere(parse: ParseElsewhere | undefined): void {
  elsewhere = parse;
  waiting.clear();
}

/** True if this process has pages parsed by another one. */
export const isParsedElsewhere = (): boolean => elsewhere !== undefined && nativeParser() === undefined;

/** Has a text parsed by the other process, so that `readNatively` finds its tree. */
export async function prepareNatively(marks: Marks): Promise<void> {
  if (elsewhere === undefined || marks.text.length < shortest || marks.text.length > longest) return;
  const text = maskMarks(marks)?.text;
  if (text === undefined || waiting.peek(text) !== undefined) return;
  const tree = await elsewhere(text);
  if (tree !== undefined) waiting.set(text, tree);
}

/** Returns whether any tree waits: finding out which one takes time. */
export const hasPreparedTrees = (): boolean => waiting.size() > 0;

/** Returns the prepared tree of a masked text, once: its reader changes it. */
export function takePreparedTree(text: string): NativeNode | undefined {
  const tree = waiting.get(text);
  waiting.delete(text);
  return tree;
}
