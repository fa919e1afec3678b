import type { Json } from "#engine/json";
import type { Picks } from "./choices.ts";

/** A question about a value, which may depend on the choices inside it. */
export type Ask<A> = (value: Json, picks?: Picks) => A;

/** Counts the questions asked from outside, so that what holds within one of them is known to be over. */
export interface Questions {
  count: number;
}

/** A question about values that is asked part by part; see `memory`. */
export interface Memory<A> {
  /**
   * Keeps the answers about lists and objects by identity. What follows faster from the answer about the value before is
   * given by `amend`, where it can tell.
   */
  readonly remember: (ask: Ask<A>, amend?: Amend<A>) => Ask<A>;
  /** Asks about a whole value, however deep. */
  readonly settle: (ask: Ask<A>) => Ask<A>;
  readonly questions: Questions;
}

/** Gives the answer about a value from the one about another value, with the same choices in both; nothing where it can't tell. */
export type Amend<A> = (before: Json, answer: A, value: Json, picks?: Picks) => A | undefined;

interface Kept<A> {
  readonly picks: Picks | undefined;
  readonly answer: A;
  /** The run that the answer holds in, when a part of it is put off; without it the answer is final. */
  readonly run?: number;
}

/** So many remembered parts may stand in each other before an answer is put off; a choice of ours, far below any stack. */
const deepest = 100;

/**
 * Makes a memory for one interpreter. A list or an object that was asked about before, with the same choices in it, has
 * the same answer: for as long as it lives where it is frozen, as all parts of a form state are, so that after an edit
 * only what changed is asked about again; within one question where it is not, since it may change before the next.
 *
 * It also keeps recursion within the stack: a part that stands too deep gets the `placeholder` and is put off. Once the
 * parts put off are settled and remembered, the question is asked again from the top and now meets their answers.
 *
 * @param within the questions of another interpreter, when this one only answers as a part of those
 */
export function memory<A>(placeholder: A, within?: Questions): Memory<A> {
  const questions = within ?? { count: 0 };
  let run = 0;
  let depth = 0;
  let putOff: (() => void)[] = [];
  /** How often in this run an answer was given that is not final. */
  let open = 0;

  const remember = (ask: Ask<A>, amend?: Amend<A>): Ask<A> => {
    let before: { readonly value: Json; readonly kept: Kept<A> } | undefined;
    const lasting = new WeakMap<object, Kept<A>>();
    let passing = new WeakMap<object, Kept<A>>();
    let passingFor = questions.count;

    const answersFor = (value: object): WeakMap<object, Kept<A>> => {
      // What can't be extended is frozen in practice, and unlike `isFrozen` this does not look at every member.
      if (!Object.isExtensible(value)) return lasting;
      if (passingFor !== questions.count) {
        passing = new WeakMap();
        passingFor = questions.count;
      }
      return passing;
    };

    const asked: Ask<A> = (value, picks) => {
      if (typeof value !== "object" || value === null) return ask(value, picks);
      const answers = answersFor(value);
      const last = answers.get(value);
      if (last !== undefined && last.picks === picks && (last.run === undefined || last.run === run)) {
        if (last.run !== undefined) open += 1;
        return last.answer;
      }
      if (depth >= deepest) {
        putOff.push(() => asked(value, picks));
        open += 1;
        return placeholder;
      }
      const openBefore = open;
      depth += 1;
      const amended =
        before?.kept.picks === picks ? before && amend?.(before.value, before.kept.answer, value, picks) : undefined;
      const answer = amended ?? ask(value, picks);
      depth -= 1;
      const kept = open === openBefore ? { picks, answer } : { picks, answer, run };
      answers.set(value, kept);
      // What may change before it is asked about again, or is not final, says nothing about others.
      if (amend !== undefined && answers === lasting && kept.run === undefined) before = { value, kept };
      return answer;
    };
    return asked;
  };

  const settle =
    (ask: Ask<A>): Ask<A> =>
    (value, picks) => {
      if (within === undefined) questions.count += 1;
      let answer = placeholder;
      const top = (): void => {
        answer = ask(value, picks);
      };
      // Innermost last. A question stays on the list until nothing in it is put off any more.
      const asking = [top];
      for (let next = asking.at(-1); next !== undefined; next = asking.at(-1)) {
        run += 1;
        depth = 0;
        putOff = [];
        next();
        if (putOff.length === 0) asking.pop();
        else for (const one of putOff) asking.push(one);
      }
      return answer;
    };

  return { remember, settle, questions };
}
