import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ts as TypeScript } from "ts-morph";

/**
 * Returns `NAME:LINE:COLUMN` of a setting in a settings file that is a program, or of the nearest part around it, as far
 * as it is written there: in the default export, in the argument of a call, or in a constant of the file.
 */
export function placeInProgram(file: string, name: string, path: readonly string[]): string {
  // The parser takes longer to load than any command takes to start, and only errors need it.
  const { ts }: { readonly ts: typeof TypeScript } = createRequire(import.meta.url)("ts-morph");
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const found = nodeOf(ts, source, path);
  if (found === undefined) return name;
  const { line, character } = source.getLineAndCharacterOfPosition(found.getStart(source));
  return `${name}:${line + 1}:${character + 1}`;
}

type Compiler = typeof TypeScript;

function nodeOf(ts: Compiler, source: TypeScript.SourceFile, path: readonly string[]): TypeScript.Node | undefined {
  const exported = source.statements.find(ts.isExportAssignment);
  if (exported === undefined) return undefined;
  let found: TypeScript.Node = exported;
  let value: TypeScript.Expression | undefined = exported.expression;
  for (const key of path) {
    const property: TypeScript.ObjectLiteralElementLike | undefined =
      value && propertyOf(ts, source, value, key, new Set());
    if (property === undefined) break;
    found = property;
    if (ts.isPropertyAssignment(property)) value = property.initializer;
    else value = ts.isShorthandPropertyAssignment(property) ? property.name : undefined;
  }
  return found;
}

/** Finds a property of an expression that is an object in the end. `seen` are the names on the path there. */
function propertyOf(
  ts: Compiler,
  source: TypeScript.SourceFile,
  expression: TypeScript.Expression,
  key: string,
  seen: ReadonlySet<string>,
): TypeScript.ObjectLiteralElementLike | undefined {
  const within = (inner: TypeScript.Expression, names = seen) => propertyOf(ts, source, inner, key, names);
  if (ts.isObjectLiteralExpression(expression)) {
    const own = expression.properties.findLast(({ name }) => name !== undefined && textOf(ts, name) === key);
    if (own !== undefined) return own;
    const spread = expression.properties.filter(ts.isSpreadAssignment).toReversed();
    return firstOf(spread, (one) => within(one.expression));
  }
  if (ts.isCallExpression(expression)) return firstOf(expression.arguments, (one) => within(one));
  if (ts.isIdentifier(expression) && !seen.has(expression.text)) {
    const constant = source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .find(({ name }) => ts.isIdentifier(name) && name.text === expression.text);
    return constant?.initializer && within(constant.initializer, new Set([...seen, expression.text]));
  }
  const isWrapped =
    ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression) || ts.isParenthesizedExpression(expression);
  return isWrapped ? within(expression.expression) : undefined;
}

const textOf = (ts: Compiler, name: TypeScript.PropertyName): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : undefined;

function firstOf<T, Found>(items: readonly T[], find: (item: T) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
