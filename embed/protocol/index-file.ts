import { fnv1a, fnvBasis } from "#engine/fnv";
import type { MarkupNode } from "./markup.ts";
import type { PlaceAnswer } from "./messages.ts";

/** A first screen or the start page in a file of `callboard index`. */
export interface IndexedScreen {
  readonly name: string;
  readonly isInPlace: boolean;
  /** See `EarlyAnswer.version`, without the address of the description. */
  readonly version: string;
  readonly place: Pick<PlaceAnswer, "path" | "title">;
  readonly markup: readonly MarkupNode[];
}

/** A file of the index, in which a name of a playground refers to another one. */
export interface IndexedAlias extends Pick<IndexedScreen, "name" | "isInPlace"> {
  readonly of: string;
}

/** Returns the file of a screen in an index. Two screens may have one file, which has the name of one of them. */
export const indexFile = (name: string, isInPlace: boolean): string => {
  const key = `${isInPlace} ${name}`;
  return `${[fnvBasis, fnvBasis + 1].map((start) => fnv1a(key, start).toString(16).padStart(8, "0")).join("")}.json`;
};
