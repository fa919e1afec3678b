import type { Assertion } from "./parse.ts";
import type { Step } from "./program.ts";

/**
 * Returns true if a program's pattern matches anywhere in a text, given as its characters. All alternatives advance
 * together and none is visited twice at one position, so the time is at most characters × steps for any pattern.
 */
export function runProgram(steps: readonly Step[], characters: readonly string[]): boolean {
  const seen = new Int32Array(steps.length).fill(-1);
  let now: number[] = [];
  let next: number[] = [];

  /** Adds a step and every step reachable without a character. Returns true if that includes the end. */
  const enter = (first: number, position: number, into: number[]): boolean => {
    const open = [first];
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      if (seen[index] === position) continue;
      seen[index] = position;
      const step = steps[index];
      if (step === undefined) continue;
      if (step.kind === "done") return true;
      if (step.kind === "character") into.push(index);
      else if (step.kind === "fork") open.push(step.to, step.or);
      else if (holds(step.test, characters, position)) open.push(index + 1);
    }
    return false;
  };

  for (let position = 0; position <= characters.length; position += 1) {
    if (enter(0, position, now)) return true;
    const character = characters[position];
    if (character === undefined) return false;
    for (const index of now) {
      const step = steps[index];
      if (step?.kind === "character" && step.test(character) && enter(index + 1, position + 1, next)) return true;
    }
    [now, next] = [next, now];
    next.length = 0;
  }
  return false;
}

function holds(assertion: Assertion, characters: readonly string[], position: number): boolean {
  if (assertion === "start") return position === 0;
  if (assertion === "end") return position === characters.length;
  const isBoundary = isWord(characters[position - 1]) !== isWord(characters[position]);
  return assertion === "word" ? isBoundary : !isBoundary;
}

const isWord = (character: string | undefined): boolean => character !== undefined && /^[A-Za-z0-9_]$/.test(character);
