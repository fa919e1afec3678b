import type { Assertion } from "./parse.ts";
import type { Step } from "./program.ts";

/** A text while patterns run on it: its characters, and the positions at which each look-around matches. */
interface Subject {
  readonly characters: readonly string[];
  readonly lookArounds: Map<Step, Uint8Array>;
}

/**
 * Returns true if a program's pattern matches anywhere in a text, given as its characters. All alternatives advance
 * together and none is visited twice at one position, so the time is at most characters × steps for any pattern.
 */
export const runProgram = (steps: readonly Step[], characters: readonly string[]): boolean =>
  run(steps, { characters, lookArounds: new Map() }, false, () => true);

/**
 * Runs a program from each position of a text on, in one pass forward or backward. Reports the positions at which matches
 * end, and ends itself once `found` returns true, which is the result.
 */
function run(
  steps: readonly Step[],
  subject: Subject,
  isBackward: boolean,
  found: (position: number) => boolean,
): boolean {
  const { characters } = subject;
  const seen = new Int32Array(steps.length).fill(-1);
  let now: number[] = [];
  let next: number[] = [];

  /** Adds a step and every step reachable without a character. Returns true if that includes the end. */
  const enter = (first: number, position: number, into: number[]): boolean => {
    let isDone = false;
    const open = [first];
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      if (seen[index] === position) continue;
      seen[index] = position;
      const step = steps[index];
      if (step === undefined) continue;
      if (step.kind === "done") isDone = true;
      else if (step.kind === "character") into.push(index);
      else if (step.kind === "fork") open.push(step.to, step.or);
      else if (isTrue(step, subject, position)) open.push(index + 1);
    }
    return isDone;
  };

  const [first, last, by] = isBackward ? [characters.length, 0, -1] : [0, characters.length, 1];
  for (let position = first; ; position += by) {
    if (enter(0, position, now) && found(position)) return true;
    if (position === last) return false;
    const character = characters[isBackward ? position - 1 : position] ?? "";
    for (const index of now) {
      const step = steps[index];
      if (step?.kind !== "character" || !step.test(character)) continue;
      if (enter(index + 1, position + by, next) && found(position + by)) return true;
    }
    [now, next] = [next, now];
    next.length = 0;
  }
}

/** Checks a condition on a position. */
function isTrue(step: Step & { readonly kind: "assertion" | "look" }, subject: Subject, position: number): boolean {
  if (step.kind === "assertion") return holds(step.test, subject.characters, position);
  const { isBehind, isNegated } = step.look;
  const matches = subject.lookArounds.get(step) ?? new Uint8Array(subject.characters.length + 1);
  if (!subject.lookArounds.has(step)) {
    subject.lookArounds.set(step, matches);
    run(step.steps, subject, !isBehind, (end) => {
      matches[end] = 1;
      return false;
    });
  }
  return (matches[position] === 1) !== isNegated;
}

function holds(assertion: Assertion, characters: readonly string[], position: number): boolean {
  if (assertion === "start") return position === 0;
  if (assertion === "end") return position === characters.length;
  const isBoundary = isWord(characters[position - 1]) !== isWord(characters[position]);
  return assertion === "word" ? isBoundary : !isBoundary;
}

const isWord = (character: string | undefined): boolean => character !== undefined && /^[A-Za-z0-9_]$/.test(character);
