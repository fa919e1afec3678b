import { parseDocument } from "yaml";

/** The settings of one page at the start of its text, as docs/sites.md describes them. */
export interface FrontMatter {
  readonly title?: string;
  /** The whole title in the browser. */
  readonly headline?: string;
  /** Markdown that is shown under the title. */
  readonly subtitle?: string;
  readonly description?: string;
  readonly keywords?: string;
  readonly canonicalUrl?: string;
  readonly isHiddenFromSearch: boolean;
  readonly areLinksIgnored: boolean;
}

/** A text, and the settings before it. */
interface SplitPage {
  readonly settings: FrontMatter;
  readonly markdown: string;
}

/** Lines between two lines of `---` at the very start. */
const block = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

const none: FrontMatter = { isHiddenFromSearch: false, areLinksIgnored: false };

/**
 * Separates the front matter of a page from its text. Settings that can't be read are left out; two rules around text
 * that has no settings are text.
 */
export function splitFrontMatter(page: string): SplitPage {
  const [whole, yaml = ""] = block.exec(page) ?? [];
  if (whole === undefined) return { settings: none, markdown: page };
  // All values are texts in this schema, so that a title such as `1.10` stays as it is written.
  const document = parseDocument(yaml, { schema: "failsafe", logLevel: "silent" });
  const values = valuesOf(document);
  if (values === undefined) return { settings: none, markdown: page };
  return { settings: settingsOf(values), markdown: page.slice(whole.length) };
}

/** Returns the settings by their keys; `undefined` if the block is not a map. One that repeats aliases has none. */
function valuesOf(document: ReturnType<typeof parseDocument>): ReadonlyMap<string, unknown> | undefined {
  if (document.contents === null) return new Map();
  try {
    const value: unknown = document.toJS({ mapAsMap: true, maxAliasCount: 0 });
    return value instanceof Map ? value : undefined;
  } catch {
    return new Map();
  }
}

function settingsOf(values: ReadonlyMap<string, unknown>): FrontMatter {
  const text = (key: string): string | undefined => {
    const value = values.get(key);
    const line = typeof value === "string" ? value.trim() : "";
    return line === "" ? undefined : line;
  };
  const words = values.get("keywords");
  const found = {
    title: text("title"),
    headline: text("headline"),
    subtitle: text("subtitle") ?? text("excerpt"),
    description: text("description"),
    keywords: Array.isArray(words) ? words.filter((word) => typeof word === "string").join(", ") : text("keywords"),
    canonicalUrl: webAddress(text("canonical-url")),
  };
  return {
    ...Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined && value !== "")),
    isHiddenFromSearch: text("noindex") === "true",
    areLinksIgnored: text("nofollow") === "true",
  };
}

const webAddress = (text: string | undefined): string | undefined =>
  text !== undefined && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : undefined;
