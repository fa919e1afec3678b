import type { ApiModel } from "#engine/model";
import type { Description, DescriptionAnswer, ImportDiagnostic, ImportOptions, TextPosition } from "#importers";
import type { PackedModel } from "./packed-model.ts";

/** A description as it was found. */
export interface FoundDescription {
  /** A file name or an address. */
  readonly name: string;
  /** Its text in UTF-8, piece by piece; asked for once. */
  readonly pieces: () => AsyncIterable<Uint8Array>;
}

/** What a description is read with. */
export interface ReadOptions extends ImportOptions {
  readonly read: (address: string) => Promise<string>;
  /** How many diagnostics, from the first on, are told with their places in the text. */
  readonly placed: number;
  /** What the last reading of it has kept. */
  readonly before?: KeptReading | undefined;
}

/** What is kept of a reading, so that the next one has to read only what has changed. */
export interface KeptReading {
  readonly packed: PackedModel;
  /** A `Keepsake` in JSON. */
  readonly keepsake: Uint8Array;
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
      readonly kept?: KeptReading;
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
  async ({ name, pieces }, { placed, before: _, ...options }) => {
    const text = (await bytesOf(pieces())).toString();
    const answer = await importDescription({ name, text }, options);
    return { ...answer, diagnostics: placedIn(answer.diagnostics, placed, () => positionFinder(text)) };
  };

/** Tells the first diagnostics, so many, with their places in the text. */
export function placedIn(
  diagnostics: readonly ImportDiagnostic[],
  placed: number,
  finder: () => (pointer: string) => TextPosition | undefined,
): readonly PlacedDiagnostic[] {
  const find = diagnostics.length === 0 || placed === 0 ? undefined : finder();
  return diagnostics.map((diagnostic, n): PlacedDiagnostic => {
    const place = n < placed ? find?.(diagnostic.at) : undefined;
    return place === undefined ? diagnostic : { ...diagnostic, place };
  });
}

/** Puts the pieces of a text together. */
export async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}
