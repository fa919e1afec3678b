import { Parser } from "acorn";
import jsx from "acorn-jsx";
import type { Expression } from "estree-jsx";
import type { Range } from "./parse-mdx.ts";

const parser = Parser.extend(jsx());

const plainValue = /^\s*(?:[a-z_$][\w$]*|\d+|"[^"\\\n]*"|'[^'\\\n]*'|\/\*(?:[^*]|\*(?!\/))*\*\/)?\s*$/i;

/** Words that are no names (ECMA-262 §12.7.2). */
const reserved =
  /^\s*(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|finally|for|function|if|implements|import|in|instanceof|interface|let|new|package|private|protected|public|return|static|super|switch|throw|try|typeof|var|void|while|with|yield|arguments|eval)\s*$/;

/** Returns true if the text in braces is a name, a text, a number or a comment, or empty. */
export const isPlainValue = (text: string): boolean => plainValue.test(text) && !reserved.test(text);

/** Parses the expression in a range of a text; undefined if it is not valid. Offsets in it are those in the text. */
export function expressionIn(text: string, { start, end }: Range): Expression | undefined {
  try {
    const expression = parser.parseExpressionAt(text, start, { ecmaVersion: 2024, sourceType: "module" });
    // The types of acorn lack elements, which those of the tree have.
    return text.slice(expression.end, end).trim() === "" ? (expression as Expression) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns true if a text has imports and exports alone, and is valid. */
export function isImports(text: string): boolean {
  try {
    const { body } = parser.parse(text, { ecmaVersion: 2024, sourceType: "module" });
    return body.every(({ type }) => /^(?:Import|Export)/.test(type));
  } catch {
    return false;
  }
}
