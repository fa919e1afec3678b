import type { GrammarState } from "@shikijs/core";

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

type LinesByText<Line> = Map<string, ReadLine<Line>>;

/** The size of an entry beside its text, in UTF-16 units of text: each has some tokens. */
const entrySize = 40;

/**
 * Creates a cache of lines: a grammar reads equal lines in equal ways if it was in one state before, and lines repeat far
 * more often than blocks of code. States at the root of a grammar are equal; others count as equal only if they come from
 * the same entry, since their own comparison leaves out how their rules began.
 *
 * @param maxSize the limit of the texts, in UTF-16 units, beyond which it starts again
 */
export function createLineCache<Line>(maxSize: () => number): LineCache<Line> {
  let starts = new WeakMap<object, LinesByText<Line>>();
  let roots = new WeakMap<object, GrammarState>();
  let byState = new WeakMap<GrammarState, LinesByText<Line>>();
  let size = 0;
  const linesAt = (grammar: object, state: LineState): LinesByText<Line> => {
    const known = state === undefined ? starts.get(grammar) : byState.get(state);
    if (known !== undefined) return known;
    const lines: LinesByText<Line> = new Map();
    if (state === undefined) starts.set(grammar, lines);
    else byState.set(state, lines);
    return lines;
  };
  const shared = (grammar: object, state: LineState): LineState => {
    if (state?.getInternalStack()?.depth !== 1) return state;
    const root = roots.get(grammar) ?? state;
    roots.set(grammar, root);
    return root;
  };
  return {
    get: (grammar, state, text) => linesAt(grammar, state).get(text),
    add: (grammar, state, text, { line, next }) => {
      const added = text.length + entrySize;
      if (size + added > maxSize()) {
        starts = new WeakMap();
        roots = new WeakMap();
        byState = new WeakMap();
        size = 0;
      }
      size += added;
      const entry = { line, next: shared(grammar, next) };
      linesAt(grammar, state).set(text, entry);
      return entry;
    },
  };
}
