import type { GrammarState } from "@shikijs/core";
import { type CacheBudget, caches } from "#engine/caches";

/** The state of a grammar between two lines; undefined before the first one. */
export type LineState = GrammarState | undefined;

/** A line as it was read, such as its tokens. */
export interface ReadLine<Line> {
  readonly line: Line;
  /** The state in which the next line is read. */
  readonly next: LineState;
}

/**
 * Lines by the states in which they were read, and their texts. A grammar is the compiled one, not its name: the library
 * compiles a grammar again once another one is loaded that it embeds, and a state has the rules of one of them by number.
 */
export interface LineCache<Line> {
  readonly get: (grammar: object, state: LineState, text: string) => ReadLine<Line> | undefined;
  /** Caches a line; returns it with the state that other lines share, if there is an equal one. */
  readonly add: (grammar: object, state: LineState, text: string, read: ReadLine<Line>) => ReadLine<Line>;
}

/** Estimated bytes of a line: of its tokens, and for each UTF-16 unit of its text. */
const [bytesOfLine, bytesPerUnit] = [300, 8];

/**
 * Creates a cache of lines: a grammar reads equal lines in equal ways if it was in one state before, and lines repeat far
 * more often than blocks of code. States at the root of a grammar are equal; others count as equal only if they come from
 * the same entry, since their own comparison leaves out how their rules began.
 */
export function createLineCache<Line>(budget: CacheBudget = caches): LineCache<Line> {
  const lines = budget.open<ReadLine<Line>>("code", {
    part: 0.15,
    sizeOf: (_, { length }) => bytesOfLine + length * bytesPerUnit,
  });
  const roots = new WeakMap<object, GrammarState>();
  const numbers = new WeakMap<object, number>();
  let last = 0;
  const numberOf = (one: object): number => {
    const number = numbers.get(one) ?? ++last;
    numbers.set(one, number);
    return number;
  };
  const keyOf = (grammar: object, state: LineState, text: string): string => `${numberOf(state ?? grammar)} ${text}`;
  const shared = (grammar: object, state: LineState): LineState => {
    if (state?.getInternalStack()?.depth !== 1) return state;
    const root = roots.get(grammar) ?? state;
    roots.set(grammar, root);
    return root;
  };
  return {
    get: (grammar, state, text) => lines.get(keyOf(grammar, state, text)),
    add: (grammar, state, text, { line, next }) => {
      const entry = { line, next: shared(grammar, next) };
      lines.set(keyOf(grammar, state, text), entry);
      return entry;
    },
  };
}
