import type { TextLimit, TextLimits } from "./limits.ts";

/** Reports the first place at which a limit is exceeded; the line is 0-based. */
type Report = (limit: TextLimit, line: number, column: number) => void;

const alias = /(?:^|[\s,[{:])\*[^\s,[\]{}]/g;

/**
 * The last line of settings by the parser of sites. The parser of publishers ends settings at any line that begins with
 * dashes.
 */
const lastLine = /\n---[ \t]*(?:\r?\n|$)/g;

/** The settings at the start of a page. */
interface ScannedSettings {
  /** Offset behind them by the parser that finds less; 0 without any. */
  readonly end: number;
  /** The settings by the parser that finds more. */
  readonly yaml: string;
}

/** Scans the settings at the start of a page. */
export function scanSettings(text: string, limits: TextLimits, report: Report): ScannedSettings {
  const from = text.startsWith("\uFEFF") ? 1 : 0;
  if (!/^---[^\S\n-]*(?:ya?ml)?[^\S\n]*\n/i.test(text.slice(from, from + 100))) return { end: 0, yaml: "" };
  const start = text.indexOf("\n", from) + 1;
  const found = text.indexOf("\n---", start - 1);
  lastLine.lastIndex = start - 1;
  const last = found === -1 ? text.length : (lastLine.exec(text)?.index ?? found) + 1;
  const settings = { end: found === -1 ? text.length : found + 4, yaml: text.slice(start, last) };
  if (last - start > limits.settingBytes) {
    report("settingBytes", 1, 1);
    return settings;
  }
  let aliases = 0;
  const nesting: Parameters<typeof depthOf>[1] = { indents: [], brackets: 0 };
  for (const [line, yaml] of settings.yaml.split("\n").entries()) {
    aliases += yaml.match(alias)?.length ?? 0;
    if (aliases > limits.aliases) report("aliases", line + 1, 1);
    if (depthOf(yaml, nesting) > limits.settingDepth) report("settingDepth", line + 1, 1);
  }
  return settings;
}

const escaped = /\\(?:x([\da-f]{2})|u([\da-f]{4})|U([\da-f]{8})|[nNLP])/gi;

/**
 * Returns the texts in settings as markdown parsers get them, or longer ones: without escapes (YAML 1.2 §5.7), and without
 * empty lines, which don't end a paragraph in quotes.
 */
export const textsIn = (yaml: string): string =>
  yaml
    .replace(escaped, (_, ...[x, u, long]: string[]) => {
      const code = Number.parseInt(x ?? u ?? long ?? "a", 16);
      return code === 10 || code > 0x7f ? "\n" : String.fromCharCode(code);
    })
    .replace(/\n\s*(?=\n)/g, "");

/** Returns how deep the values of a line of YAML are nested: by indentation, by marks of lists and by brackets. */
function depthOf(line: string, nesting: { readonly indents: number[]; brackets: number }): number {
  const [prefix = ""] = /^[ ]*(?:[-?] +)*/.exec(line) ?? [];
  if (line.trim() === "") return 0;
  const { indents } = nesting;
  while ((indents.at(-1) ?? -1) >= prefix.length) indents.pop();
  indents.push(prefix.length);
  let deepest = nesting.brackets;
  for (const [bracket] of line.matchAll(/[[\]{}]/g)) {
    nesting.brackets = Math.max(0, nesting.brackets + (bracket === "[" || bracket === "{" ? 1 : -1));
    deepest = Math.max(deepest, nesting.brackets);
  }
  return indents.length + deepest + (prefix.match(/[-?]/g)?.length ?? 0);
}
