import { ts } from "ts-morph";
import { type Change, changesOf, type Operator } from "./operators.ts";

/** One planted fault: a range of a file that is replaced. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly operator: Operator;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** The lines of the range, without and with the fault. */
  readonly before: string;
  readonly after: string;
  /** Ranges of the functions that run the fault: the one around it, or all of the file if the fault is in none. */
  readonly functions: readonly Range[];
  /** True if the fault takes effect when the module loads. */
  readonly isStatic: boolean;
}

/** A function's body: a block, or the expression of an arrow function. */
export interface Range {
  readonly start: number;
  readonly end: number;
  readonly isBlock: boolean;
}

/** Lists the mutants of a source file. */
export function mutantsOf(file: string, text: string): readonly Mutant[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const mutants: Mutant[] = [];
  const bodies = bodiesIn(source);
  const visit = (node: ts.Node, body: Range | undefined): void => {
    if (isWithoutEffect(node)) return;
    for (const change of changesOf(node, source)) {
      const functions = body ? [body] : bodies;
      mutants.push({ ...placed(file, text, source, change), functions, isStatic: body === undefined });
    }
    const own = ownBody(node, source);
    ts.forEachChild(node, (child) => visit(child, own && child.getStart(source) === own.start ? own : body));
  };
  visit(source, undefined);
  return mutants;
}

function placed(file: string, text: string, source: ts.SourceFile, change: Change) {
  const { operator, start, end, replacement } = change;
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next === -1 ? text.length : next;
  return {
    ...{ file, operator, start, end, replacement },
    line: source.getLineAndCharacterOfPosition(start).line + 1,
    before: text.slice(from, to),
    after: text.slice(from, start) + replacement + text.slice(end, to),
  };
}

/** Returns true for types, imports and directives, which a fault can't change at run time. */
const isWithoutEffect = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined);

function ownBody(node: ts.Node, source: ts.SourceFile): Range | undefined {
  const body = ts.isFunctionLike(node) && "body" in node ? (node.body as ts.Node | undefined) : undefined;
  return body && { start: body.getStart(source), end: body.getEnd(), isBlock: ts.isBlock(body) };
}

function bodiesIn(source: ts.SourceFile): readonly Range[] {
  const bodies: Range[] = [];
  const visit = (node: ts.Node): void => {
    const own = ownBody(node, source);
    if (own) bodies.push(own);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return bodies;
}

/** Plants a fault into the text of its file. */
export const plant = (text: string, { start, end, replacement }: Mutant): string =>
  text.slice(0, start) + replacement + text.slice(end);

/** Adds a call to the functions of mutants, by the number of the mutant, that records that a test reaches it. */
export function instrument(text: string, mutants: readonly (readonly [number: number, mutant: Mutant])[]): string {
  const insertions = mutants.flatMap(([number, { functions }]) =>
    functions.flatMap(({ start, end, isBlock }) => {
      const call = `globalThis.recordReached?.(${number})`;
      return isBlock
        ? [{ at: start + 1, depth: end, text: `${call};` }]
        : [
            { at: start, depth: end, text: `(${call}, ` },
            { at: end, depth: -start, text: ")" },
          ];
    }),
  );
  // Calls at one place nest: the outer expression opens first, and its parentheses close last.
  const sorted = insertions.toSorted((a, b) => b.at - a.at || a.depth - b.depth);
  return sorted.reduce((result, { at, text }) => result.slice(0, at) + text + result.slice(at), text);
}
