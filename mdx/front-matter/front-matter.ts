import {
  binaryTag,
  CORE_SCHEMA,
  defineScalarTag,
  dump,
  FAILSAFE_SCHEMA,
  load,
  mergeTag,
  omapTag,
  pairsTag,
  realMapTag,
  setTag,
  timestampTag,
  YAMLException,
} from "js-yaml";
import { caches } from "#engine/caches";
import { flatYaml, flatYamlText } from "./flat-yaml.ts";

/** YAML 1.2 with merge keys and dates, as other publishers of docs projects read front matter. */
const typed = CORE_SCHEMA.withTags(mergeTag, binaryTag, timestampTag, omapTag, pairsTag, setTag);

/** All values are texts, also those with a tag such as `!!timestamp`, so that a title such as `1.10` remains unchanged. */
const verbatim = FAILSAFE_SCHEMA.withTags(
  realMapTag,
  defineScalarTag("tag:yaml.org,2002:", {
    matchByTagPrefix: true,
    resolve: (source) => source,
    identify: () => false,
  }),
);

/** Reads a YAML document with typed values. Throws a `YAMLException` for an invalid one. */
export const readYaml = (text: string): unknown => load(text, { schema: typed });

/** A page in two parts. */
interface Split {
  /** The settings as YAML; undefined if the page does not start with them. */
  readonly yaml: string | undefined;
  /** Offset of `yaml` in the page. */
  readonly from: number;
  /** The page after the second line of dashes; undefined without such a line. */
  readonly rest: string | undefined;
  /** The text after the settings. */
  readonly content: string;
  /** Offset of `content` in the page. */
  readonly start: number;
}

/** Splits a page at its second line of dashes, as other publishers of docs projects do. */
function split(page: string): Split {
  const start = page.startsWith("\uFEFF") ? 1 : 0;
  const text = page.slice(start);
  const none: Split = { yaml: undefined, from: start, rest: undefined, content: text, start };
  if (!text.startsWith("---") || text.charAt(3) === "-") return none;
  const firstLine = text.slice(3).search(/\r?\n/);
  const from = firstLine === -1 ? text.length : 3 + firstLine;
  // Another language than YAML after the dashes would be code.
  const language = text.slice(3, from).trim();
  if (language !== "" && !/^ya?ml$/i.test(language)) return none;
  const found = text.indexOf("\n---", from);
  const end = found === -1 ? text.length : found;
  const rest = found === -1 ? undefined : text.slice(end + "\n---".length);
  const content = rest?.replace(/^\r?\n?/, "") ?? "";
  const offset = start + text.length - content.length;
  return { yaml: text.slice(from, end), from: start + from, rest, content, start: offset };
}

const isBlank = (yaml: string): boolean => yaml.replace(/^\s*#[^\n]+/gm, "").trim() === "";

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

const cache = caches.open<FrontMatter>("front matter", { part: 0.25, sizeOf: (_, page) => 500 + 2 * page.length });

/** Separates the settings of a page, with typed values, from its text. */
export function frontMatterOf(page: string): FrontMatter {
  const known = cache.get(page);
  if (known !== undefined) return known;
  const read = readFrontMatter(page);
  cache.set(page, read);
  return read;
}

function readFrontMatter(page: string): FrontMatter {
  const { yaml, from, content, start } = split(page);
  const none: FrontMatter = { data: {}, content, start };
  if (yaml === undefined || isBlank(yaml)) return none;
  const flat = flatYaml(yaml);
  if (flat !== undefined) return { ...none, data: Object.fromEntries(flat) };
  try {
    const data = readYaml(yaml);
    return isMap(data) ? { ...none, data } : none;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { ...none, error: { message: error.reason, offset: from + (error.mark?.position ?? 0) } };
  }
}

const isMap = (value: unknown): value is FrontMatter["data"] =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const blankLine = /^[ \t]*(?:\r?\n|$)/;

/** Limit of the lines that are skipped since they are not YAML. */
const maxSkipped = 20;

/**
 * Separates the settings of a page, with values as their author wrote them, from its text. Lines that are not YAML are
 * skipped. Returns undefined for a page without settings; two lines of dashes around other text are part of the page.
 */
export function verbatimFrontMatter(
  page: string,
): { readonly values: ReadonlyMap<string, unknown>; readonly content: string } | undefined {
  const { yaml, rest } = split(page);
  const [closing] = (rest === undefined ? undefined : blankLine.exec(rest)) ?? [];
  if (yaml === undefined || rest === undefined || closing === undefined) return undefined;
  const content = rest.slice(closing.length);
  if (isBlank(yaml)) return { values: new Map(), content };
  const flat = flatYaml(yaml);
  if (flat !== undefined) return { values: flat, content };
  const lines = yaml.split("\n");
  for (let skipped = 0; skipped <= maxSkipped && lines.length > 0; skipped += 1) {
    try {
      // The last one of repeated keys counts. Aliases could repeat a value without end.
      const values: unknown = load(lines.join("\n"), { schema: verbatim, json: true, maxAliases: 0 });
      return values instanceof Map ? { values, content } : undefined;
    } catch (error) {
      if (!(error instanceof YAMLException)) throw error;
      lines.splice(Math.min(error.mark?.line ?? 0, lines.length - 1), 1);
    }
  }
  return lines.length === 0 ? undefined : { values: new Map(), content };
}

/** Writes settings and text as a page: equal to what other publishers of docs projects write. */
export function writePage(data: FrontMatter["data"], content: string): string {
  const isEmpty = Object.keys(data).length === 0;
  const block = isEmpty ? "" : `---\n${writeSettings(data)}\n---\n`;
  return block + (content.endsWith("\n") ? content : `${content}\n`);
}

function writeSettings(data: FrontMatter["data"]): string {
  const yaml = flatYamlText(data) ?? dump(data);
  // The line break before the closing dashes is not part of the settings, but may be of a text with blank lines at its end.
  return yaml.endsWith("\n\n") ? yaml : yaml.slice(0, -1);
}
