import { LRUCache } from "lru-cache";
import type { Marks } from "../marks.ts";
import { maskMarks } from "./mask-marks.ts";
import { type NativeNode, nativeParser } from "./native-parser.ts";

/** Parses a text by the native parser of another process. Never rejects; undefined if it can't do so soon. */
export type ParseElsewhere = (text: string) => Promise<NativeNode | undefined>;

/** Shortest text that another process parses faster than this one, in UTF-16 units. */
const shortest = 500;

/** Limit of the texts whose trees wait to be read, in UTF-16 units. */
const mostWaiting = 2_000_000;

const waiting = new LRUCache<string, NativeNode>({ maxSize: mostWaiting, sizeCalculation: (_, { length }) => length });

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
  if (elsewhere === undefined || marks.text.length < shortest || marks.text.length > mostWaiting) return;
  const text = maskMarks(marks)?.text;
  if (text === undefined || waiting.has(text)) return;
  const tree = await elsewhere(text);
  if (tree !== undefined) waiting.set(text, tree);
}

/** Returns whether any tree waits: finding out which one takes time. */
export const hasPreparedTrees = (): boolean => waiting.size > 0;

/** Returns the prepared tree of a masked text, once: its reader changes it. */
export function takePreparedTree(text: string): NativeNode | undefined {
  const tree = waiting.get(text);
  waiting.delete(text);
  return tree;
}
