import { type CheckedText, checkText, type Site, type TextMistake } from "#docs-host/server";
import { type DocsDiagnostic, type DocsProject, frontMatterOf, type ProcessedPage } from "#docs-project";

/** Kinds of mistakes in texts, with their codes and what to do. Others are reported by the reader of the project. */
const known: { readonly [K in TextMistake["kind"]]?: Pick<DocsDiagnostic, "code" | "advice"> } = {
  component: { code: "unknown-component", advice: "correct its name, or remove the tag" },
  attribute: { code: "code", advice: "write a text, a number, a list or an object without names of variables" },
  code: { code: "code", advice: "write the value itself into the page" },
  expression: { code: "code", advice: "write the value itself, or a backslash before the brace" },
  limit: { code: "markdown", advice: "split the page into several" },
  math: { code: "markdown", advice: "correct the formula, or write \\$ for a dollar" },
  style: { code: "markdown", advice: "correct the rules of the style" },
};

/** Finds parts of pages that their site doesn't show as they are meant: unknown components, code, formulas. */
export function checkTexts(project: DocsProject, site: Site): readonly DocsDiagnostic[] {
  return [...project.pages.values()].flatMap((page) => checkPage(page, site));
}

function checkPage({ id, source }: ProcessedPage, site: Site): readonly DocsDiagnostic[] {
  const { content, start } = frontMatterOf(source);
  const before = source.slice(0, start).split("\n").length - 1;
  return checkText(content, id, site.sources).mistakes.flatMap(({ kind, message, line, column }) => {
    const about = known[kind];
    if (about === undefined) return [];
    return [{ ...about, severity: "warning", message: plain(message), file: id, line: before + line, column }];
  });
}

/** Returns a sentence as the message of a diagnostic, which begins in lower case and has no full stop. */
const plain = (sentence: string): string =>
  sentence.replace(/^(?:[A-Z](?=[a-z]))/, (letter) => letter.toLowerCase()).replace(/\.$/, "");

/** Returns a function that reads the ids of pages, each page once. */
export function idsOfPages(project: DocsProject, site: Site): (pageId: string) => ReadonlySet<string> | undefined {
  const found = new Map<string, CheckedText["ids"]>();
  return (pageId) => {
    const page = project.pages.get(pageId);
    if (page === undefined) return undefined;
    const ids = found.get(pageId) ?? checkText(page.page.content, pageId, site.sources).ids;
    found.set(pageId, ids);
    return ids;
  };
}
