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

/** Diagnostics of a single value: the structure around it is intact. */
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
        problem: "this line begins at another column than those it belongs to",
        advice: "indent it as far as the keys or items beside it",
      };
    case "BLOCK_AS_IMPLICIT_KEY":
      return {
        end: shownLine(text, start).end,
        problem: "a text that holds a colon with a blank behind it must stand in quotes",
        advice: 'put the text in quotes: "…"',
      };
    case "MULTILINE_IMPLICIT_KEY":
      return missingColon(text, start);
    case "BAD_SCALAR_START":
      return { problem: `a text cannot begin with ${sign}`, advice: "put the text in quotes" };
    case "BAD_DQ_ESCAPE":
      return {
        problem: `${message.slice(message.lastIndexOf("\\"))} means nothing in double quotes`,
        advice: "write a backslash twice, or use single quotes",
      };
    case "MULTIPLE_DOCS":
      return {
        problem: "a second document begins here",
        advice: "take this line out, or give the second document a file of its own",
      };
    case "TAG_RESOLVE_FAILED":
    case "BAD_COLLECTION_TYPE":
      return { problem: "there is no use for a tag of YAML", advice: "take the word with the ! out" };
    case "UNEXPECTED_TOKEN":
      if (sign === "]" || sign === "}") return { problem: `this ${sign} closes nothing`, advice: "take it out" };
      if (/: [|>][\d+-]*[ \t]*$/.test(text.slice(0, start).slice(-20))) {
        return { problem: "nothing can stand behind | or >", advice: "begin the text on the next line" };
      }
      return otherwise(message);
    case "MISSING_CHAR":
      if (message.startsWith("Implicit map keys")) return missingColon(text, start);
      if (message.startsWith("Sequence item")) {
        return {
          ...shownLine(text, start),
          problem: "an item of a list begins with - and a blank",
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
  advice: "look at the indentation, the colons and the quotes of this line and of the one above it",
});

/** The line around an offset, without the blanks at its ends. */
function shownLine(
  text: string,
  offset: number,
): { readonly start: number; readonly end: number; readonly line: string } {
  const from = text.lastIndexOf("\n", offset - 1) + 1;
  const stop = text.indexOf("\n", offset);
  const whole = text.slice(from, stop === -1 ? text.length : stop);
  const line = whole.trim();
  const start = from + (whole.length - whole.trimStart().length);
  return { start, end: start + line.length, line };
}

function missingColon(text: string, offset: number): Words {
  const { line, ...place } = shownLine(text, offset);
  const glued = /^([\w-]+):(\S.*)$/.exec(line);
  const advice = glued === null ? "write it as `key: value`" : `write \`${glued[1]}: ${glued[2]}\``;
  return { ...place, problem: "a key must have a colon and a blank behind it", advice };
}

/** Lines that a version control system leaves where two changes meet. */
function mergeMark(text: string): YamlSyntaxError | undefined {
  const match = /^(?:<{7}|>{7})(?: .*)?$/m.exec(text);
  if (match === null) return undefined;
  return {
    start: match.index,
    end: match.index + match[0].length,
    problem: "a merge left its mark here",
    advice: "settle what it was to be, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>",
  };
}

function tabbedLine(text: string, offset: number): YamlSyntaxError | undefined {
  const from = text.lastIndexOf("\n", offset - 1) + 1;
  const tabs = /^ *\t[ \t]*/.exec(text.slice(from))?.[0].length;
  if (tabs === undefined) return undefined;
  return {
    start: from,
    end: from + tabs,
    problem: "a tab cannot indent a line",
    advice: "indent by blanks, two for each level",
  };
}

/** A bracket or a quote that is opened before an offset and never closed where its line wants it closed. */
function unclosedMark(text: string, offset: number): YamlSyntaxError | undefined {
  const open: { readonly sign: string; readonly at: number }[] = [];
  let at = 0;
  for (const token of new Lexer().lex(text)) {
    // Tokens of the lexer that are not text: a document, a scalar, the forced end of brackets.
    if (token === "\u0002" || token === "\u001f") continue;
    if (token === "\u0018") break;
    const sign = token.charAt(0);
    const quoted = sign === '"' || sign === "'";
    if (quoted && !isClosed(token)) return unclosed(text, { sign, at });
    // A quote that was forgotten closes where the next one opens, and only what follows makes no sense.
    const lost = token.includes("\n") && at <= offset && offset <= at + token.length + 1;
    if (quoted && lost) return unclosed(text, { sign, at });
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
  problem: `this ${sign} is not closed where it should be`,
  advice: `add the ${closing[sign] ?? sign} that belongs to it`,
});
