import { type ModuleDeclaration, Parser, type Statement } from "acorn";
import jsx from "acorn-jsx";

/** Imports and exports in the text of a page. */
export interface CodeAt {
  readonly end: number;
  readonly statements: readonly (Statement | ModuleDeclaration)[];
  /** The code itself, where offsets of the statements start at 0. */
  readonly text: string;
}

const parser = Parser.extend(jsx());

const start = /(?:import|export) /y;
const blankLine = /\r?\n[ \t]*(?=\r?\n)|\s*$/g;

/** Limit of the empty lines in one block of code. */
const maxBlankLines = 50;

const allowed: ReadonlySet<string> = new Set([
  "ExportAllDeclaration",
  "ExportDefaultDeclaration",
  "ExportNamedDeclaration",
  "ImportDeclaration",
]);

/**
 * Reads imports and exports at the start of a line, up to the first empty line at which they are whole. Returns
 * undefined for a sentence that starts with one of these words.
 */
export function readCode(text: string, at: number): CodeAt | undefined {
  start.lastIndex = at;
  if (!start.test(text) || (at > 0 && text[at - 1] !== "\n")) return undefined;
  let end = at;
  for (let lines = 0; lines < maxBlankLines; lines += 1) {
    blankLine.lastIndex = end;
    end = blankLine.exec(text)?.index ?? text.length;
    const code = text.slice(at, end);
    const statements = parse(code);
    if (statements === "broken") return undefined;
    if (statements !== "incomplete") return { end, statements, text: code };
    if (end >= text.length) return undefined;
    end += 1;
  }
  return undefined;
}

function parse(code: string): readonly (Statement | ModuleDeclaration)[] | "incomplete" | "broken" {
  try {
    const { body } = parser.parse(code, { ecmaVersion: "latest", sourceType: "module" });
    return body.every(({ type }) => allowed.has(type)) ? body : "broken";
  } catch (error) {
    if (!(error instanceof SyntaxError)) return "broken";
    const { pos = 0 } = error as SyntaxError & { readonly pos?: number }; // acorn adds it
    return pos >= code.length || error.message.startsWith("Unterminated") ? "incomplete" : "broken";
  }
}
