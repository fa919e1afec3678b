import {
  type Description,
  type DescriptionAnswer,
  type ImportOptions,
  importDescription,
  positionFinder,
  type TextPosition,
} from "#importers";
import { joinChunks } from "./join-chunks.ts";
import { locateDiagnostics, type ReadDescription } from "./read-description.ts";
import { recordTexts } from "./record-texts.ts";

/** The functions that read a text. */
export interface Importers {
  readonly importDescription: (description: Description, options: ImportOptions) => Promise<DescriptionAnswer>;
  /** Returns a function from a JSON pointer to the position of its value in a text. */
  readonly positionFinder: (text: string) => (pointer: string) => TextPosition | undefined;
}

/** Creates a reader that reads in the process of the test. */
export const readHere =
  ({ importDescription, positionFinder }: Importers): ReadDescription =>
  async ({ name, chunks }, { positions, before: _, ...options }) => {
    const { limits } = options;
    const { read, textOf } = recordTexts(options.read);
    const text = Buffer.from((await joinChunks(chunks())).buffer).toString();
    const answer = await importDescription({ name, text }, { ...options, read });
    const finder = (file: string | undefined) => positionFinder(file === undefined ? text : (textOf(file) ?? ""));
    return { ...answer, diagnostics: locateDiagnostics(answer.diagnostics, { positions, limits, finder }) };
  };

/** Reads descriptions as the product does, but in the process of the test. */
export const readInTest: ReadDescription = readHere({ importDescription, positionFinder });
