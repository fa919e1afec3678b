import type { SourceText } from "#codegen/reading";
import type { Note, Notes } from "../diagnostic.ts";
import type { IncludeIssue } from "./include-markdown.ts";
import type { ProcessedPage } from "./process-page.ts";

/** Reports mistakes in includes and front matter of a page. */
export function noteIncludes({ id, source, page, issues }: ProcessedPage, notes: Notes): void {
  const text: SourceText = { path: id, text: source };
  for (const issue of issues) notes.note({ source: text, start: issue.offset, end: issue.offset }, noteOf(issue));
  if (page.error === undefined) return;
  const { message, offset } = page.error;
  notes.note(
    { source: text, start: offset, end: offset },
    {
      code: "front-matter",
      message: `invalid front matter: ${message}`,
      advice: "correct the YAML between the lines of ---",
    },
  );
}

function noteOf({ kind, name }: IncludeIssue): Note {
  switch (kind) {
    case "missing":
      return {
        code: "missing-file",
        severity: "warning",
        message: `${name} can't be included: there is no such file`,
        advice: "check the path: with a / in front it starts at the folder of docs.yml",
      };
    case "circular":
      return {
        code: "conflict",
        severity: "warning",
        message: `${name} includes itself`,
        advice: "remove one of the includes",
      };
    case "property":
      return {
        code: "conflict",
        severity: "warning",
        message: `the included text has a place for ${name}, which is not given`,
        advice: `add ${name}="…" to the tag`,
      };
  }
}
