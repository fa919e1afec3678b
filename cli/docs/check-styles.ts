import { styleOmissions } from "#docs-host/server";
import type { DocsDiagnostic, DocsProject } from "#docs-project";

/** Finds rules in a project's style sheets that pages omit. */
export const checkStyles = ({ styleSheets }: DocsProject): readonly DocsDiagnostic[] =>
  styleSheets.flatMap(({ file, text }) =>
    styleOmissions(text).map(({ line, message }) => ({
      ...({ code: "style", severity: "warning", file, line, column: 1, message } as const),
      advice: "correct or remove it; all other rules are used",
    })),
  );
