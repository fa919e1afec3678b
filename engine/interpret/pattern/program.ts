import { type Assertion, type Look, type Node, UnsupportedPattern } from "./parse.ts";

/** One step of a pattern's program: match a character, check a condition, continue at two steps, or end. */
export type Step =
  | { readonly kind: "character"; readonly test: (character: string) => boolean }
  | { readonly kind: "assertion"; readonly test: Assertion }
  | { readonly kind: "look"; readonly look: Look; readonly steps: readonly Step[] }
  | { readonly kind: "fork"; to: number; or: number }
  | { readonly kind: "done" };

/** Maximum number of parts that a program is written from; our choice, far above the patterns of real definitions. */
const maxParts = 10_000;

/** The number of parts from which a program is written. */
export interface ProgramSize {
  parts: number;
}

/**
 * Compiles a pattern to a program; an item that is repeated a number of times is compiled as often, and one that looks
 * around has a separate program. The characters of a reversed program are in reverse order.
 */
export function programOf(pattern: Node, size: ProgramSize, isReversed = false): readonly Step[] {
  const steps: Step[] = [];
  const add = <S extends Step>(step: S): S => {
    steps.push(step);
    return step;
  };
  const fork = () => add({ kind: "fork" as const, to: steps.length + 1, or: steps.length + 1 });

  const write = (node: Node): void => {
    size.parts += 1;
    if (size.parts > maxParts) throw new UnsupportedPattern();
    if (node.kind === "character" || node.kind === "assertion") add(node);
    else if (node.kind === "sequence")
      for (const item of isReversed ? [...node.items].reverse() : node.items) write(item);
    else if (node.kind === "alternation") writeAlternation(node.items);
    else if (node.kind === "repeat") writeRepeat(node.item, node.min, node.max);
    else if (node.kind === "group") write(node.item);
    // Look-ahead is run from the end of the text.
    else if (node.kind === "look") add({ kind: "look", look: node, steps: programOf(node.item, size, !node.isBehind) });
    else throw new UnsupportedPattern();
  };

  const writeAlternation = (items: readonly Node[]): void => {
    const ends = items.map((item, i) => {
      const start = i < items.length - 1 ? fork() : undefined;
      write(item);
      const end = fork();
      if (start !== undefined) start.or = steps.length;
      return end;
    });
    for (const end of ends) end.to = end.or = steps.length;
  };

  const writeRepeat = (item: Node, min: number, max: number): void => {
    for (let i = 0; i < min; i += 1) write(item);
    if (max === Number.POSITIVE_INFINITY) {
      const start = steps.length;
      const enter = fork();
      write(item);
      const back = fork();
      back.to = back.or = start;
      enter.or = steps.length;
      return;
    }
    const exits: { or: number }[] = [];
    for (let i = min; i < max; i += 1) {
      exits.push(fork());
      write(item);
    }
    for (const exit of exits) exit.or = steps.length;
  };

  write(pattern);
  add({ kind: "done" });
  return steps;
}
