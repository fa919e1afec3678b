import { ts } from "ts-morph";

/** The kinds of planted faults. */
export type Operator =
  | "arithmetic"
  | "boolean"
  | "boundary"
  | "condition"
  | "empty result"
  | "equality"
  | "fallback"
  | "logic"
  | "method"
  | "number"
  | "optional chain"
  | "statement"
  | "text";

/** A range of a text and its replacement. */
export interface Change {
  readonly operator: Operator;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

const S = ts.SyntaxKind;

/** Operators of expressions, and the operator that a fault has in its place. */
const swapped = new Map<ts.SyntaxKind, readonly [Operator, string]>([
  [S.LessThanToken, ["boundary", "<="]],
  [S.LessThanEqualsToken, ["boundary", "<"]],
  [S.GreaterThanToken, ["boundary", ">="]],
  [S.GreaterThanEqualsToken, ["boundary", ">"]],
  [S.EqualsEqualsEqualsToken, ["equality", "!=="]],
  [S.ExclamationEqualsEqualsToken, ["equality", "==="]],
  [S.PlusToken, ["arithmetic", "-"]],
  [S.MinusToken, ["arithmetic", "+"]],
  [S.AsteriskToken, ["arithmetic", "/"]],
  [S.SlashToken, ["arithmetic", "*"]],
  [S.PercentToken, ["arithmetic", "*"]],
  [S.PlusEqualsToken, ["arithmetic", "-="]],
  [S.MinusEqualsToken, ["arithmetic", "+="]],
  [S.AmpersandAmpersandToken, ["logic", "||"]],
  [S.BarBarToken, ["logic", "&&"]],
]);

/** Methods, and the method that a fault calls in their place; "" for calls that are left out. */
const methods = new Map([
  ["some", "every"],
  ["every", "some"],
  ["min", "max"],
  ["max", "min"],
  ["startsWith", "endsWith"],
  ["endsWith", "startsWith"],
  ["filter", ""],
  ["toSorted", ""],
  ["toReversed", ""],
  ["trim", ""],
  ["toLowerCase", ""],
]);

/** Methods with a text that decides what they do. */
const reading =
  /^(?:startsWith|endsWith|includes|split|join|get|has|set|delete|append|replace|replaceAll|indexOf|lastIndexOf|test)$/;

/** Lists the faults of one node, without the faults of its children. */
export function changesOf(node: ts.Node, source: ts.SourceFile): readonly Change[] {
  const replace = (operator: Operator, target: ts.Node, replacement: string): Change => ({
    ...{ operator, replacement },
    start: target.getStart(source),
    end: target.getEnd(),
  });
  return [
    ...ofOperators(node, source, replace),
    ...ofLiterals(node, replace),
    ...ofCalls(node, source, replace),
    ...ofStatements(node, source, replace),
  ];
}

type Replace = (operator: Operator, target: ts.Node, replacement: string) => Change;

function ofOperators(node: ts.Node, source: ts.SourceFile, replace: Replace): readonly Change[] {
  if (ts.isPrefixUnaryExpression(node)) return ofPrefix(node, source, replace);
  if (ts.isPostfixUnaryExpression(node)) {
    const operand = node.operand.getText(source);
    return [replace("arithmetic", node, node.operator === S.PlusPlusToken ? `${operand}--` : `${operand}++`)];
  }
  if (!ts.isBinaryExpression(node)) return [];
  const { left, operatorToken, right } = node;
  if (operatorToken.kind === S.QuestionQuestionToken) return [replace("fallback", node, left.getText(source))];
  const other = swapped.get(operatorToken.kind);
  if (!other) return [];
  const isText = (side: ts.Node): boolean => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side);
  if (other[0] === "arithmetic" && (isText(left) || isText(right))) return [];
  return [replace(other[0], operatorToken, other[1])];
}

function ofPrefix(node: ts.PrefixUnaryExpression, source: ts.SourceFile, replace: Replace): readonly Change[] {
  const operand = node.operand.getText(source);
  switch (node.operator) {
    case S.ExclamationToken:
      return [replace("condition", node, operand)];
    case S.MinusToken:
      return [replace("arithmetic", node, operand)];
    case S.PlusPlusToken:
      return [replace("arithmetic", node, `--${operand}`)];
    case S.MinusMinusToken:
      return [replace("arithmetic", node, `++${operand}`)];
    default:
      return [];
  }
}

function ofLiterals(node: ts.Node, replace: Replace): readonly Change[] {
  if (node.kind === S.TrueKeyword) return [replace("boolean", node, "false")];
  if (node.kind === S.FalseKeyword) return [replace("boolean", node, "true")];
  if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent)) {
    return [replace("number", node, `${Number(node.text) + 1}`)];
  }
  if (ts.isNumericLiteral(node) && ts.isPropertyAssignment(node.parent) && node.parent.initializer === node) {
    return [replace("number", node, `${Number(node.text) + 1}`)];
  }
  if (ts.isStringLiteral(node) && decides(node)) {
    return [replace("text", node, node.text === "" ? '"planted"' : '""')];
  }
  return [];
}

/** Returns true for a text that decides what the program does: compared, looked up, or the name of a kind. */
function decides(node: ts.StringLiteral): boolean {
  const { parent } = node;
  if (ts.isCaseClause(parent)) return true;
  if (ts.isBinaryExpression(parent)) {
    return [S.EqualsEqualsEqualsToken, S.ExclamationEqualsEqualsToken].includes(parent.operatorToken.kind);
  }
  if (ts.isElementAccessExpression(parent)) return parent.argumentExpression === node;
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return false;
  return parent.arguments[0] === node && reading.test(parent.expression.name.text);
}

function ofCalls(node: ts.Node, source: ts.SourceFile, replace: Replace): readonly Change[] {
  const isOptional = ts.isPropertyAccessExpression(node) && node.questionDotToken !== undefined;
  if (isOptional) return [replace("optional chain", node.questionDotToken ?? node, ".")];
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression, name } = node.expression;
  const other = methods.get(name.text);
  if (other === undefined) return [];
  return [other === "" ? replace("method", node, expression.getText(source)) : replace("method", name, other)];
}

function ofStatements(node: ts.Node, source: ts.SourceFile, replace: Replace): readonly Change[] {
  if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
    const condition = ts.isIfStatement(node) ? node.expression : node.condition;
    const isNegation = ts.isPrefixUnaryExpression(condition) && condition.operator === S.ExclamationToken;
    const isComparison =
      ts.isBinaryExpression(condition) && swapped.get(condition.operatorToken.kind)?.[0] === "equality";
    // Both are separate faults already.
    return isNegation || isComparison ? [] : [replace("condition", condition, `!(${condition.getText(source)})`)];
  }
  if (ts.isExpressionStatement(node)) {
    // A directive, such as "use strict", is a statement too.
    if (ts.isStringLiteral(node.expression)) return [];
    // TypeScript refuses an empty statement after a condition.
    return [replace("statement", node, ts.isIfStatement(node.parent) ? "{}" : ";")];
  }
  if (ts.isReturnStatement(node) && node.expression) return ofResult(node.expression, replace);
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return ofResult(node.body, replace);
  return [];
}

function ofResult(result: ts.Expression, replace: Replace): readonly Change[] {
  if (ts.isArrayLiteralExpression(result) && result.elements.length > 0) return [replace("empty result", result, "[]")];
  if (ts.isTemplateExpression(result)) return [replace("empty result", result, '""')];
  return [];
}
