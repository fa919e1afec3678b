import {
  type Description,
  type DescriptionAnswer,
  exampleCheck,
  fieldCheck,
  type ImportDiagnostic,
  type ImportOptions,
  importDescription,
  openApiDifferences,
  positionFinder,
  type TextPosition,
} from "#importers";
import { locateDiagnostics, type ReadDescription } from "./read-description.ts";
import { recordTexts, textsIn } from "./read-in-thread.ts";
import { joinChunks } from "./supervise-reading.ts";

/** The functions that read a text. */
export interface Importers {
  readonly importDescription: (description: Description, options: ImportOptions) => Promise<DescriptionAnswer>;
  /** Returns a function from a JSON pointer to the position of its value in a text. */
  readonly positionFinder: (text: string) => (pointer: string) => TextPosition | undefined;
}

/** Creates a reader that reads in the process of the test. */
export const readHere =
  ({ importDescription, positionFinder }: Importers): ReadDescription =>
  async ({ name, chunks }, { positions, isExported = false, before: _, ...options }) => {
    const { limits } = options;
    const { read, textOf } = recordTexts(options.read);
    const text = Buffer.from((await joinChunks(chunks())).buffer).toString();
    const answer = await importDescription(
      { name, text },
      { ...options, read, checkExamples: exampleCheck, checkFields: fieldCheck },
    );
    const finder = (file: string | undefined) => positionFinder(file === undefined ? text : (textOf(file) ?? ""));
    const located = (all: readonly ImportDiagnostic[]) => locateDiagnostics(all, { positions, limits, finder });
    if (!answer.ok) return { ok: false, diagnostics: located(answer.diagnostics) };
    const differences = isExported
      ? await openApiDifferences({ name, text }, answer.model, { read: textsIn(textOf), limits })
      : [];
    return { ...answer, diagnostics: located(answer.diagnostics), differences: located(differences) };
  };

/** Reads descriptions as the product does, but in the process of the test. */
export const readInTest: ReadDescription = readHere({ importDescription, positionFinder });
