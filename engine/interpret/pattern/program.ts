import { type Edge, type Node, UnsupportedPattern } from "./parse.ts";

/** One step of a pattern's program: match a character, ask for an edge, continue at two places, or be done. */
export type Step =
  | { readonly kind: "one"; readonly test: (character: string) => boolean }
  | { readonly kind: "edge"; readonly test: Edge }
  | { readonly kind: "fork"; to: number; or: number }
  | { readonly kind: "done" };

/** Programs longer than this are not run; a choice of ours, far above the patterns that definitions hold. */
const longestProgram = 5000;

/** Writes a pattern as a program in which counted repeats are written out. */
export function programOf(pattern: Node): readonly Step[] {
  const steps: Step[] = [];
  const add = <S extends Step>(step: S): S => {
    if (steps.length >= longestProgram) throw new UnsupportedPattern("the pattern is too long once written out");
    steps.push(step);
    return step;
  };
  const fork = () => add({ kind: "fork" as const, to: steps.length + 1, or: steps.length + 1 });

  const write = (node: Node): void => {
    if (node.kind === "one" || node.kind === "edge") add(node);
    else if (node.kind === "row") for (const item of node.items) write(item);
    else if (node.kind === "either") writeEither(node.items);
    else writeRepeat(node.item, node.least, node.most);
  };

  const writeEither = (items: readonly Node[]): void => {
    const ends = items.map((item, i) => {
      const start = i < items.length - 1 ? fork() : undefined;
      write(item);
      const end = fork();
      if (start !== undefined) start.or = steps.length;
      return end;
    });
    for (const end of ends) end.to = end.or = steps.length;
  };

  const writeRepeat = (item: Node, least: number, most: number): void => {
    for (let i = 0; i < least; i += 1) writeCounted(item);
    if (most === Number.POSITIVE_INFINITY) {
      const start = steps.length;
      const enter = fork();
      write(item);
      const back = fork();
      back.to = back.or = start;
      enter.or = steps.length;
      return;
    }
    const exits: { or: number }[] = [];
    for (let i = least; i < most; i += 1) {
      exits.push(fork());
      write(item);
    }
    for (const exit of exits) exit.or = steps.length;
  };

  // An empty item written out a million times adds no step, so the limit would never stop it.
  let written = 0;
  const writeCounted = (item: Node): void => {
    written += 1;
    if (written > longestProgram) throw new UnsupportedPattern("the pattern repeats too often");
    write(item);
  };

  write(pattern);
  add({ kind: "done" });
  return steps;
}
