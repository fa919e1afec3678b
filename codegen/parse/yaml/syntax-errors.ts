import { Lexer, type YAMLError } from "yaml";
import { itemAt } from "#engine/item-at";

/** A YAML syntax error: offsets from 0, message and advice. */
export interface YamlSyntaxError {
  readonly start: number;
  readonly end: number;
  readonly problem: string;
  readonly advice: string;
}

/** The syntax errors of a text. A text with any has no reliable content. */
export interface YamlSyntaxErrors {
  readonly errors: readonly YamlSyntaxError[];
  readonly broken: boolean;
}

/** Errors of a single value, which leave the structure around it intact. */
const local: ReadonlySet<YAMLError["code"]> = new Set([
  "ALIAS_PROPS",
  "BAD_ALIAS",
  "BAD_COLLECTION_TYPE",
  "BAD_DQ_ESCAPE",
  "BAD_PROP_ORDER",
  "BAD_SCALAR_START",
  "MULTIPLE_ANCHORS",
  "MULTIPLE_TAGS",
  "TAG_RESOLVE_FAILED",
]);

/**
 * Improves positions and messages of the YAML library's errors. After the first structural error the library only
 * guesses, so that error is the last one reported.
 */
export function explainYaml(text: string, errors: readonly YAMLError[]): YamlSyntaxErrors {
  const sorted = [...errors].sort((a, b) => a.pos[0] - b.pos[0]);
  const breaking = sorted.findIndex(({ code }) => !local.has(code));
  const reported = breaking === -1 ? sorted : sorted.slice(0, breaking + 1);
  return { broken: breaking !== -1, errors: reported.map((error) => explain(text, error)) };
}

function explain(text: string, error: YAMLError): YamlSyntaxError {
  const start = Math.min(error.pos[0], text.length);
  const end = Math.min(Math.max(error.pos[1], start), text.length);
  if (!local.has(error.code)) {
    const known = mergeMark(text) ?? unclosedMark(text, start) ?? tabbedLine(text, start);
    if (known !== undefined) return known;
  }
  return { start, end, ...inWords(text, error, start) };
}

type Words = Partial<YamlSyntaxError> & Pick<YamlSyntaxError, "problem" | "advice">;

function inWords(text: string, { code, message }: YAMLError, start: number): Words {
  const sign = text.charAt(start);
  switch (code) {
    case "BAD_INDENT":
      return {
        ...shownLine(text, start),
        problem: "wrong indentation",
        advice: "indent it like the other keys or items of its map or list",
      };
    case "BLOCK_AS_IMPLICIT_KEY":
      return {
        end: shownLine(text, start).end,
        problem: "text that contains a colon and a space must be in quotes",
        advice: 'put the text in quotes: "…"',
      };
    case "MULTILINE_IMPLICIT_KEY":
      return missingColon(text, start);
    case "BAD_SCALAR_START":
      return { problem: `text without quotes cannot begin with ${sign}`, advice: "put the text in quotes" };
    case "BAD_DQ_ESCAPE":
      return {
        problem: `${message.slice(message.lastIndexOf("\\"))} is not an escape sequence`,
        advice: "write a backslash twice, or use single quotes",
      };
    case "MULTIPLE_DOCS":
      return {
        problem: "a second document begins here",
        advice: "remove this line, or move the second document to another file",
      };
    case "TAG_RESOLVE_FAILED":
    case "BAD_COLLECTION_TYPE":
      return { problem: "YAML tags are not supported", advice: "remove the word with the !" };
    case "UNEXPECTED_TOKEN":
      if (sign === "]" || sign === "}") return { problem: `unexpected ${sign}`, advice: "remove it" };
      if (/: [|>][\d+-]*[ \t]*$/.test(text.slice(0, start).slice(-20))) {
        return { problem: "unexpected text after | or >", advice: "start the text on the next line" };
      }
      return otherwise(message);
    case "MISSING_CHAR":
      if (message.startsWith("Implicit map keys")) return missingColon(text, start);
      if (message.startsWith("Sequence item")) {
        return {
          ...shownLine(text, start),
          problem: "a list item must begin with - and a space",
          advice: "add the -",
        };
      }
      return otherwise(message);
    default:
      return otherwise(message);
  }
}

const otherwise = (message: string): Words => ({
  problem: itemAt(message.split("\n"), 0).replace(/:$/, ""),
  advice: "check the indentation, the colons and the quotes of this line and of the one above it",
});

/** Returns the line around an offset, without surrounding blanks. */
function shownLine(
  text: string,
  offset: number,
): { readonly start: number; readonly end: number; readonly line: string } {
  const from = text.lastIndexOf("\n", offset - 1) + 1;
  const stop = text.indexOf("\n", offset);
  const raw = text.slice(from, stop === -1 ? text.length : stop);
  const line = raw.trim();
  const start = from + (raw.length - raw.trimStart().length);
  return { start, end: start + line.length, line };
}

function missingColon(text: string, offset: number): Words {
  const { line, ...span } = shownLine(text, offset);
  const glued = /^([\w-]+):(\S.*)$/.exec(line);
  const advice = glued === null ? "write it as `key: value`" : `write \`${glued[1]}: ${glued[2]}\``;
  return { ...span, problem: "a key must be followed by a colon and a space", advice };
}

/** Finds a conflict marker that a merge left. */
function mergeMark(text: string): YamlSyntaxError | undefined {
  const match = /^(?:<{7}|>{7})(?: .*)?$/m.exec(text);
  if (match === null) return undefined;
  return {
    start: match.index,
    end: match.index + match[0].length,
    problem: "merge conflict marker",
    advice: "resolve the conflict, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>",
  };
}

function tabbedLine(text: string, offset: number): YamlSyntaxError | undefined {
  const from = text.lastIndexOf("\n", offset - 1) + 1;
  const tabs = /^ *\t[ \t]*/.exec(text.slice(from))?.[0].length;
  if (tabs === undefined) return undefined;
  return {
    start: from,
    end: from + tabs,
    problem: "tabs are not allowed as indentation",
    advice: "indent each level with two spaces",
  };
}

/** Finds a bracket or a quote before an offset that is not closed where it should be. */
function unclosedMark(text: string, offset: number): YamlSyntaxError | undefined {
  const open: { readonly sign: string; readonly at: number }[] = [];
  let at = 0;
  for (const token of new Lexer().lex(text)) {
    // These control tokens of the lexer are not text.
    if (token === "\u0002" || token === "\u001f") continue;
    if (token === "\u0018") break;
    const sign = token.charAt(0);
    const quoted = sign === '"' || sign === "'";
    if (quoted && !isClosed(token)) return unclosed(text, { sign, at });
    // The closing quote is missing, so the text extends to the next opening quote.
    const isUnclosed = token.includes("\n") && at <= offset && offset <= at + token.length + 1;
    if (quoted && isUnclosed) return unclosed(text, { sign, at });
    if (token === "[" || token === "{") open.push({ sign: token, at });
    if (token === "]" || token === "}") open.pop();
    at += token.length;
  }
  const last = open.at(-1);
  return last === undefined || last.at > offset ? undefined : unclosed(text, last);
}

const isClosed = (token: string): boolean =>
  token.startsWith('"') ? /^"(?:[^"\\]|\\[\s\S])*"$/.test(token) : /^'(?:[^']|'')*'$/.test(token);

const closing: { readonly [sign: string]: string } = { "[": "]", "{": "}" };

const unclosed = (text: string, { sign, at }: { readonly sign: string; readonly at: number }): YamlSyntaxError => ({
  start: at,
  end: shownLine(text, at).end,
  problem: `unclosed ${sign}`,
  advice: `add the closing ${closing[sign] ?? sign}`,
});
