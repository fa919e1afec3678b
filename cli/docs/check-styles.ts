import { styleOmissions } from "#docs-host/server";
import type { DocsDiagnostic, DocsProject } from "#docs-project";

/** Finds what pages leave out of the style sheets of a project. */
export const checkStyles = ({ styleSheets }: DocsProject): readonly DocsDiagnostic[] =>
  styleSheets.flatMap(({ file, text }) =>
    styleOmissions(text).map(({ line, message }) => ({
      ...({ code: "style", severity: "warning", file, line, column: 1, message } as const),
      advice: "correct or remove it; all other rules are used",
    })),
  );
