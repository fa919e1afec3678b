import type { SourceText } from "#codegen/reading";
import { frontMatterOf } from "#mdx/front-matter";
import type { Notes } from "../diagnostic.ts";
import { noteFrontMatter } from "./note-front-matter.ts";
import { noteIncludes } from "./note-includes.ts";
import { ownReferences, placedReferences } from "./placed-references.ts";
import type { ProcessedPage } from "./process-page.ts";
import { isElsewhere } from "./references.ts";
import { imagesInSettings } from "./rewrite-page.ts";

/** Reports the mistakes in a page: missing files, and text that can't be read. */
export function notePage(
  page: ProcessedPage,
  fileOf: (page: string, target: string) => string | undefined,
  notes: Notes,
): void {
  const { id, excess } = page;
  if (excess !== undefined) {
    const { message, advice, line, column } = excess;
    notes.add({ code: "limit", severity: "error", message, advice, file: id, line, column });
  }
  noteEncoding(page, notes);
  noteIncludes(page, notes);
  noteFrontMatter(page, notes);
  noteSyntax(page, notes);
  noteOpenCode(page, notes);
  noteCode(page, notes);
  const isMissing = (target: string): boolean =>
    target !== "" && !isElsewhere(target) && fileOf(page.id, target) === undefined;
  const missing = new Set(page.found.references.filter(({ kind }) => kind !== "link").map(({ target }) => target));
  for (const target of missing) if (!isMissing(target)) missing.delete(target);
  if (missing.size > 0) {
    for (const { kind, target, span } of placedReferences(page)) {
      if (kind !== "link" && missing.has(target)) notes.note(span, missingIn(target));
    }
  }
  for (const target of imagesInSettings(page.page)) {
    const at = page.source.indexOf(target);
    if (isMissing(target) && at !== -1) notes.note(spanAt(page, at), missingIn(target));
  }
}

const missingIn = (target: string) =>
  ({
    code: "missing-file",
    severity: "warning",
    message: `there is no file ${target}`,
    advice: "check the path: it starts at the folder of the page, or with a / in front at the folder of docs.yml",
  }) as const;

function spanAt({ id, source }: ProcessedPage, offset: number) {
  const file: SourceText = { path: id, text: source };
  return { source: file, start: offset, end: offset };
}

/** Reports U+FFFD, as which bytes are read that UTF-8 does not have, and characters of UTF-16 without its mark. */
function noteEncoding(page: ProcessedPage, notes: Notes): void {
  const at = page.source.search(/[\ufffd\0]/);
  if (at === -1) return;
  notes.note(spanAt(page, at), {
    code: "markdown",
    severity: "warning",
    message: "readers see a replacement character (U+FFFD) here",
    advice: "save the file in the encoding UTF-8, and write the character again if it was lost before",
  });
}

function noteSyntax(page: ProcessedPage, notes: Notes): void {
  const { start, found } = ownReferences(page);
  // A mistake in an included text alone has no place in this file.
  const [included] = found.mistakes.length > 0 ? [] : page.found.mistakes;
  const include = Math.max(0, page.source.search(/<(?:Markdown|Code)\b/));
  const mistakes = included === undefined ? found.mistakes : [{ ...included, offset: include - start }];
  for (const { message, offset, isShown } of mistakes) {
    notes.note(spanAt(page, start + offset), {
      code: "markdown",
      severity: "warning",
      message: `invalid MDX: ${message}`,
      advice: isShown
        ? "this site shows it as meant, other readers of MDX reject the page: indent the text between the tags"
        : "close the tag or the brace, or write a backslash before it",
    });
  }
}

function noteCode(page: ProcessedPage, notes: Notes): void {
  const { start } = frontMatterOf(page.source);
  for (const { offset, name, reason } of page.codeIssues ?? []) {
    notes.note(spanAt(page, start + offset), {
      code: "code",
      severity: "warning",
      message: `${name} can't be rendered: ${reason}`,
      advice: "correct the code, or write its result into the page",
    });
  }
}

function noteOpenCode(page: ProcessedPage, notes: Notes): void {
  if (page.found.openCode === undefined) return;
  const { start, found } = ownReferences(page);
  // A mistake in an included text alone has no place in this file.
  if (found.openCode === undefined) return;
  notes.note(spanAt(page, start + found.openCode), {
    code: "markdown",
    severity: "warning",
    message: "this block of code is not closed, so that all after it is code",
    advice: "end it with a line of the same marks",
  });
}
