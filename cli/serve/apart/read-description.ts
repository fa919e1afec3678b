import type { ApiModel } from "#engine/model";
import type { Description, DescriptionAnswer, ImportDiagnostic, ImportOptions, TextPosition } from "#importers";

/** A description as it was found. */
export interface FoundDescription {
  /** A file name or an address. */
  readonly name: string;
  /** Its text in UTF-8, piece by piece; asked for once. */
  readonly pieces: () => AsyncIterable<Uint8Array>;
}

/** What a description is read with. */
export interface ReadOptions extends Required<ImportOptions> {
  /** How many diagnostics, from the first on, are told with their places in the text. */
  readonly placed: number;
}

/** A diagnostic with its place, where it is known. */
export interface PlacedDiagnostic extends ImportDiagnostic {
  readonly place?: TextPosition;
}

/** What came of a description. */
export type ReadAnswer =
  | {
      readonly ok: true;
      readonly format: string;
      readonly model: ApiModel;
      readonly diagnostics: readonly PlacedDiagnostic[];
    }
  | { readonly ok: false; readonly diagnostics: readonly PlacedDiagnostic[] };

/** Reads a description. It ends as a value, whatever the text is. */
export type ReadDescription = (found: FoundDescription, options: ReadOptions) => Promise<ReadAnswer>;

/** What the importers lend. */
export interface Importers {
  readonly importDescription: (description: Description, options: ImportOptions) => Promise<DescriptionAnswer>;
  /** Where in a text the value of a JSON pointer stands; lines and columns count from 1. */
  readonly positionFinder: (text: string) => (pointer: string) => TextPosition | undefined;
}

/** Makes a reader that works where it is called. */
export const readHere =
  ({ importDescription, positionFinder }: Importers): ReadDescription =>
  async ({ name, pieces }, { placed, ...options }) => {
    const text = await textOf(pieces());
    const answer = await importDescription({ name, text }, options);
    const told = answer.diagnostics.slice(0, placed);
    const find = told.length === 0 ? undefined : positionFinder(text);
    const diagnostics = answer.diagnostics.map((diagnostic, n): PlacedDiagnostic => {
      const place = n < placed ? find?.(diagnostic.at) : undefined;
      return place === undefined ? diagnostic : { ...diagnostic, place };
    });
    return { ...answer, diagnostics };
  };

async function textOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all).toString();
}
