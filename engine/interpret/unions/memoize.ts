import type { Json } from "#engine/json";
import type { SelectionTree } from "./variant-selection.ts";

/** A question about a value, which may depend on the selection inside it. */
export type Query<A> = (value: Json, tree?: SelectionTree) => A;

/** Caches that are valid within one outermost query, which empties them at its end. */
export interface Questions {
  readonly caches: Map<object, unknown>[];
}

/** A recursive query about values; see `memory`. */
export interface Memory<A> {
  /**
   * Caches the results of lists and objects by identity. `amend` derives a result from the previous value's, if it can.
   */
  readonly memoize: (query: Query<A>, amend?: Patch<A>) => Query<A>;
  /** Asks about a whole value, however deep. */
  readonly settle: (query: Query<A>) => Query<A>;
  readonly questions: Questions;
}

/** Derives the result for a value from that for another value with the same selection; undefined if it can't. */
export type Patch<A> = (before: Json, answer: A, value: Json, tree?: SelectionTree) => A | undefined;

interface Memoized<A> {
  readonly tree: SelectionTree | undefined;
  readonly answer: A;
  /** The run in which the answer is valid, if a part of it is deferred; without it the answer is final. */
  readonly run?: number;
}

/** Maximum nesting of cached parts; deeper ones are deferred. Our choice, far below the limit of any stack. */
const deepest = 100;

/**
 * Levels of nesting among which one is cached, of a query that asks about each part once. Deferred parts are at such a
 * level: `deepest` is a multiple.
 */
const sparseLevels = 4;

interface AnswerCache<A> {
  readonly get: (value: object) => Memoized<A> | undefined;
  readonly set: (value: object, answer: Memoized<A>) => unknown;
}

/** The cached answers of one query by value. */
interface AnswerCaches<A> {
  readonly lasting: AnswerCache<A>;
  /** Returns the cache for a value: the lasting one if it is frozen, else one that is emptied after the question. */
  readonly answersFor: (value: object) => AnswerCache<A>;
}

/** Options of `memory`. */
export interface MemoryOptions {
  /** The queries of another interpreter, if this one is only used inside those. */
  readonly within?: Questions | undefined;
  /** True if a query asks about each part of a value once, so that most parts that can change need no cache. */
  readonly asksOnce?: boolean;
}

function answerCaches<A>(questions: Questions): AnswerCaches<A> {
  const lasting = new WeakMap<object, Memoized<A>>();
  // Not a `WeakMap`, since its entries take a collector most of the time of a question about a large value.
  const passing = new Map<object, Memoized<A>>();
  const answersFor: AnswerCaches<A>["answersFor"] = (value) => {
    // A value that can't be extended is frozen in practice, and unlike `isFrozen` this check does not visit every
    // member.
    if (!Object.isExtensible(value)) return lasting;
    if (passing.size === 0) questions.caches.push(passing);
    return passing;
  };
  return { lasting, answersFor };
}

/**
 * Creates the cache of one interpreter (docs/memoization.md). A list or object with the same selection has the same
 * result: for its lifetime if it is frozen, as all parts of a form state are, so that after an edit only changes are
 * computed; otherwise within one query, since it may change before the next.
 *
 * It also bounds the stack: a part that is nested too deeply gets the `placeholder` and is deferred. Once the deferred
 * parts are cached, the query runs again from the top and finds their results.
 */
export function memory<A>(placeholder: A, { within, asksOnce = false }: MemoryOptions = {}): Memory<A> {
  const questions = within ?? { caches: [] };
  let run = 0;
  let depth = 0;
  let deferred: (() => void)[] = [];
  /** The number of answers in this run that are not final. */
  let open = 0;

  const memoize = (query: Query<A>, amend?: Patch<A>): Query<A> => {
    let before: { readonly value: Json; readonly entry: Memoized<A> } | undefined;
    const { lasting, answersFor } = answerCaches<A>(questions);

    const memoized: Query<A> = (value, tree) => {
      if (typeof value !== "object" || value === null) return query(value, tree);
      const isCached = !asksOnce || depth % sparseLevels === 0 || !Object.isExtensible(value);
      const answers = isCached ? answersFor(value) : undefined;
      const last = answers?.get(value);
      if (last !== undefined && last.tree === tree && (last.run === undefined || last.run === run)) {
        if (last.run !== undefined) open += 1;
        return last.answer;
      }
      if (depth >= deepest) {
        deferred.push(() => memoized(value, tree));
        open += 1;
        return placeholder;
      }
      const openBefore = open;
      depth += 1;
      const amended =
        before?.entry.tree === tree ? before && amend?.(before.value, before.entry.answer, value, tree) : undefined;
      const answer = amended ?? query(value, tree);
      depth -= 1;
      if (answers === undefined) return answer;
      const entry = open === openBefore ? { tree, answer } : { tree, answer, run };
      answers.set(value, entry);
      // An answer that is not final, or about a value that may still change, must not be patched later.
      if (amend !== undefined && answers === lasting && entry.run === undefined) before = { value, entry };
      return answer;
    };
    return memoized;
  };

  const settle =
    (query: Query<A>): Query<A> =>
    (value, tree) => {
      try {
        return answerOf(query, value, tree);
      } finally {
        if (within === undefined) for (const cache of questions.caches.splice(0)) cache.clear();
      }
    };

  const answerOf = (query: Query<A>, value: Json, tree?: SelectionTree): A => {
    let answer = placeholder;
    const top = (): void => {
      answer = query(value, tree);
    };
    // Innermost last. A query stays on the list until none of its parts is deferred.
    const asking = [top];
    for (let next = asking.at(-1); next !== undefined; next = asking.at(-1)) {
      run += 1;
      depth = 0;
      deferred = [];
      next();
      if (deferred.length === 0) asking.pop();
      else for (const one of deferred) asking.push(one);
    }
    return answer;
  };

  return { memoize, settle, questions };
}
