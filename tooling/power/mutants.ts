import { partition } from "es-toolkit";
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

/**
 * Puts many faults into the functions of one file, each switched on by `isPlanted(number)` alone. Faults that take effect
 * when the module loads are only recorded, by the functions of their file.
 */
export function withSwitches(text: string, numbered: readonly Numbered[]): string {
  const bodies = new Map<string, Body>();
  for (const one of numbered) {
    for (const range of one[1].functions) {
      const key = `${range.start}:${range.end}`;
      const body = bodies.get(key) ?? { ...range, mutants: [] };
      bodies.set(key, body);
      body.mutants.push(one);
    }
  }
  const sorted = [...bodies.values()].toSorted((a, b) => a.start - b.start || b.end - a.end);
  return switched(text, sorted, 0, text.length);
}

type Numbered = readonly [number: number, mutant: Mutant];

interface Body extends Range {
  readonly mutants: Numbered[];
}

/** Returns a range of a text with the switches of the functions in it, outer functions first. */
function switched(text: string, bodies: readonly Body[], start: number, end: number): string {
  let result = "";
  let from = start;
  for (const body of bodies) {
    if (body.start < from || body.end > end) continue;
    result += text.slice(from, body.start) + switchOf(text, body, bodies);
    from = body.end;
  }
  return result + text.slice(from, end);
}

/** Returns the body of a function: with its faults in branches, and the functions within in the last one. */
function switchOf(text: string, { start, end, isBlock, mutants }: Body, bodies: readonly Body[]): string {
  const inside = bodies.filter((body) => body.start >= start && body.end <= end && body.end - body.start < end - start);
  const original = switched(text, inside, start, end);
  const planted = (mutant: Mutant): string => plant(text.slice(0, end), mutant).slice(start);
  const [recorded, dynamic] = partition(mutants, ([, { isStatic }]) => isStatic);
  const calls = recorded.map(([number]) => `globalThis.isPlanted?.(${number})`);
  const condition = ([number]: Numbered): string => `globalThis.isPlanted?.(${number})`;
  if (isBlock) {
    const branches = dynamic.map((one) => `if (${condition(one)}) ${planted(one[1])} else `);
    return `{${calls.map((call) => `${call};`).join("")}${branches.join("")}${original}}`;
  }
  const branches = dynamic.map((one) => `${condition(one)} ? (${planted(one[1])}) : `);
  return `(${calls.map((call) => `${call}, `).join("")}${branches.join("")}(${original}))`;
}
