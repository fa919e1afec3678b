import { setImmediate } from "node:timers/promises";
import { checkText, type RenderedText, type Site } from "#docs-host/server";
import type { DocsDiagnostic, DocsProject, ProcessedPage } from "#docs-project";
import { frontMatterOf } from "#mdx/front-matter";
import { allowNativeParser, type Diagnostic } from "#mdx/syntax";

/** Kinds of mistakes in texts, with their codes and advice. The reader of the project reports other mistakes. */
const kinds: { readonly [K in Diagnostic["kind"]]?: Pick<DocsDiagnostic, "code" | "advice"> } = {
  component: { code: "unknown-component", advice: "correct its name, or remove the tag" },
  attribute: { code: "code", advice: "write a text, a number, a list or an object without names of variables" },
  code: { code: "code", advice: "write the value itself into the page" },
  expression: { code: "code", advice: "write the value itself, or a backslash before the brace" },
  frame: { code: "attribute", advice: "remove it from `allow`: frames of other sites may play, show and copy" },
  import: {
    code: "unknown-component",
    advice: 'include it by <Markdown src="…" />, or name its folder under experimental.mdx-components in docs.yml',
  },
  limit: { code: "markdown", advice: "split the page into several" },
  value: { code: "attribute", advice: "correct it; without a value that is known, the attribute has no effect" },
  math: { code: "markdown", advice: "correct the formula, or write \\$ for a dollar" },
  style: { code: "markdown", advice: "correct the rule; the others are used" },
};

/** The result of checking the texts of pages. */
export interface CheckedTexts {
  readonly diagnostics: readonly DocsDiagnostic[];
  /** Returns the ids of a page that links may point to; undefined for generated pages. */
  readonly idsOf: (pageId: string) => readonly string[] | undefined;
}

interface CheckedPage {
  readonly diagnostics: readonly DocsDiagnostic[];
  readonly ids: readonly string[];
  /** The site with the APIs that it names; absent if it names no part of an API. */
  readonly site?: Site;
}

/** Milliseconds after which a check lets other work go on. */
const slice = 8;

/**
 * Creates the check of texts: it finds parts of pages that their site doesn't show as intended, such as unknown
 * components, code and formulas. A page is read again when it has changed, or a text that pages may import, and one
 * that names parts of APIs whenever its site has changed.
 */
export function createTextCheck() {
  let known = new WeakMap<ProcessedPage, CheckedPage>();
  let imported = "";
  return async ({ pages }: DocsProject, site: Site, signal?: AbortSignal): Promise<CheckedTexts> => {
    const sources = JSON.stringify([...site.sources]);
    if (sources !== imported) known = new WeakMap();
    imported = sources;
    await allowNativeParser();
    let since = performance.now();
    for (const page of pages.values()) {
      const before = known.get(page);
      if (signal?.aborted || (before !== undefined && (before.site ?? site) === site)) continue;
      known.set(page, checkPage(page, site));
      if (performance.now() - since < slice) continue;
      await setImmediate();
      since = performance.now();
    }
    const found = (id: string): CheckedPage | undefined => {
      const page = pages.get(id);
      return page && known.get(page);
    };
    return {
      diagnostics: [...pages.keys()].flatMap((id) => found(id)?.diagnostics ?? []),
      idsOf: (id) => found(id)?.ids,
    };
  };
}

/** The data of a rendered page for checks of its project. */
export interface KnownText {
  readonly ids: readonly string[];
  /** True if the page has to be read as its author wrote it, to find mistakes and their places. */
  readonly isSuspect: boolean;
}

/** Returns the data of a rendered text for checks. */
export const knownText = ({ ids, mistakes, isConditional }: RenderedText): KnownText => ({
  ids,
  isSuspect: isConditional || mistakes.some(({ kind }) => kinds[kind] !== undefined),
});

/**
 * Checks the texts of pages of which most were rendered, and had no mistakes.
 *
 * @param known what was rendered, by the ids of its pages
 */
export function checkRendered({ pages }: DocsProject, site: Site, known: ReadonlyMap<string, KnownText>): CheckedTexts {
  const checked = new Map(
    [...pages].map(([id, page]): [string, CheckedPage] => {
      const text = known.get(id);
      return [id, text === undefined || text.isSuspect ? checkPage(page, site) : { diagnostics: [], ids: text.ids }];
    }),
  );
  return {
    diagnostics: [...checked.values()].flatMap(({ diagnostics }) => diagnostics),
    idsOf: (id) => checked.get(id)?.ids,
  };
}

function checkPage({ id, source, page, rendered, codeIssues = [] }: ProcessedPage, site: Site): CheckedPage {
  const { content: written, start } = frontMatterOf(source);
  const content = rendered ?? written;
  const before = source.slice(0, start).split("\n").length - 1;
  const own = checkText(content, id, site);
  // With the texts that the page includes.
  const whole = page.content === content ? own : checkText(page.content, id, site);
  // Code that can't be rendered has been reported with the reason.
  const reported = new Set(codeIssues.map(({ offset }) => written.slice(0, offset).split("\n").length));
  const diagnostics = own.mistakes.flatMap(({ kind, message, line, column }): readonly DocsDiagnostic[] => {
    const about = kinds[kind];
    if (about === undefined || (about.code === "code" && reported.has(line))) return [];
    return [{ ...about, severity: "warning", message: plain(message), file: id, line: before + line, column }];
  });
  return { diagnostics, ids: [...whole.ids], ...(own.namesApis && { site }) };
}

/** Returns a sentence as the message of a diagnostic, which begins in lower case and has no full stop. */
const plain = (sentence: string): string =>
  sentence.replace(/^(?:[A-Z](?=[a-z]))/, (letter) => letter.toLowerCase()).replace(/\.$/, "");
