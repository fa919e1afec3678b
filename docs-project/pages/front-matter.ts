import { YAMLException } from "js-yaml";
import { isRecord, readYaml, writeYaml } from "../yaml-values.ts";

/** The settings at the start of a page, and its text. */
export interface FrontMatter {
  readonly data: { readonly [key: string]: unknown };
  /** The text after the settings. */
  readonly content: string;
  /** Offset of `content` in the page. */
  readonly start: number;
  /** Why the settings can't be read, with the offset in the page. */
  readonly error?: { readonly message: string; readonly offset: number };
}

const cache = new Map<string, FrontMatter>();

/** Limit of the cached pages: more than a large site has. */
const maxCached = 5000;

/** Separates the settings of a page from its text. */
export function frontMatterOf(page: string): FrontMatter {
  const known = cache.get(page);
  if (known !== undefined) return known;
  if (cache.size >= maxCached) cache.clear();
  const read = readFrontMatter(page);
  cache.set(page, read);
  return read;
}

function readFrontMatter(page: string): FrontMatter {
  const none: FrontMatter = {
    data: {},
    content: page.replace(/^\uFEFF/, ""),
    start: page.startsWith("\uFEFF") ? 1 : 0,
  };
  const { content, start } = none;
  if (!content.startsWith("---") || content.charAt(3) === "-") return none;
  const firstLine = content.slice(3).search(/\r?\n/);
  // Another language than YAML after the dashes would be code.
  const language = content.slice(3, firstLine === -1 ? content.length : 3 + firstLine).trim();
  if (language !== "" && !/^ya?ml$/i.test(language)) return none;
  const from = 3 + Math.max(0, firstLine === -1 ? content.length - 3 : firstLine);
  const found = content.indexOf("\n---", from);
  const end = found === -1 ? content.length : found;
  const rest = content.slice(end + 4).replace(/^\r?\n?/, "");
  const split = { content: found === -1 ? "" : rest, start: start + content.length - (found === -1 ? 0 : rest.length) };
  const yaml = content.slice(from, end);
  if (yaml.replace(/^\s*#[^\n]+/gm, "").trim() === "") return { ...split, data: {} };
  try {
    const data: unknown = readYaml(yaml);
    return { ...split, data: isRecord(data) ? data : {} };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { ...split, data: {}, error: { message: error.reason, offset: start + from + (error.mark?.position ?? 0) } };
  }
}

/** Writes settings and text as a page: equal to what other publishers of docs projects write. */
export function writePage(data: FrontMatter["data"], content: string): string {
  const isEmpty = Object.keys(data).length === 0;
  const block = isEmpty ? "" : `---\n${writeSettings(data)}\n---\n`;
  return block + (content.endsWith("\n") ? content : `${content}\n`);
}

function writeSettings(data: FrontMatter["data"]): string {
  // Numbers in octal notation with 8 or 9 are texts in YAML 1.1 and numbers in YAML 1.2.
  return writeYaml(data)
    .trim()
    .replace(/^(\s*[\w][\w-]*:\s+)(0\d+)\s*$/gm, '$1"$2"');
}
