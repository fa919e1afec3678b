import { type Assertion, type Node, UnsupportedPattern } from "./parse.ts";

/** One step of a pattern's program: match a character, check an assertion, continue at two steps, or end. */
export type Step =
  | { readonly kind: "character"; readonly test: (character: string) => boolean }
  | { readonly kind: "assertion"; readonly test: Assertion }
  | { readonly kind: "fork"; to: number; or: number }
  | { readonly kind: "done" };

/** Maximum length of a program that is run; our choice, far above the patterns of real definitions. */
const maxProgramLength = 5000;

/** Compiles a pattern to a program; an item that is repeated a number of times is compiled as often. */
export function programOf(pattern: Node): readonly Step[] {
  const steps: Step[] = [];
  const add = <S extends Step>(step: S): S => {
    if (steps.length >= maxProgramLength)
      throw new UnsupportedPattern("the pattern is too long when its repetitions are expanded");
    steps.push(step);
    return step;
  };
  const fork = () => add({ kind: "fork" as const, to: steps.length + 1, or: steps.length + 1 });

  const write = (node: Node): void => {
    if (node.kind === "character" || node.kind === "assertion") add(node);
    else if (node.kind === "sequence") for (const item of node.items) write(item);
    else if (node.kind === "alternation") writeAlternation(node.items);
    else writeRepeat(node.item, node.min, node.max);
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
    for (let i = 0; i < min; i += 1) writeCounted(item);
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

  // An empty item written out a million times adds no step, so the limit would never stop it.
  let written = 0;
  const writeCounted = (item: Node): void => {
    written += 1;
    if (written > maxProgramLength) throw new UnsupportedPattern("the pattern has too many repetitions");
    write(item);
  };

  write(pattern);
  add({ kind: "done" });
  return steps;
}
