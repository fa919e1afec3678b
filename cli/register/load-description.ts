import type { ApiModel } from "#engine/model";
import type { CommandDeps } from "../registry-client.ts";
import type { LocatedDiagnostic, ReadDescription } from "../serve/apart/read-description.ts";
import { textFetcher } from "../serve/fetch-text.ts";
import { descriptionLoader } from "../serve/load.ts";
import { readReadLimits } from "../serve/read-limits.ts";
import { firstOnes, plainLine } from "../serve/report.ts";
import { isAddress } from "../serve/source.ts";

/** A description, or error messages for the user. */
export type LoadedDescription =
  | {
      readonly ok: true;
      readonly model: ApiModel;
      readonly format: string;
      /** Diagnostics of parts that could not be used unchanged. */
      readonly diagnostics: readonly LocatedDiagnostic[];
    }
  | { readonly ok: false; readonly errors: readonly string[] };

/** The dependencies of loading a description. */
export interface DescriptionAccess extends CommandDeps {
  readonly readDescription: ReadDescription;
}

/** Reads the description of an API from a file or an address, with the files that it names. */
export async function loadDescription(
  source: string,
  id: string,
  { env, folder, readDescription }: DescriptionAccess,
): Promise<LoadedDescription> {
  const read = readReadLimits(env);
  if (!read.ok) return read;
  const { limits } = read;
  const fetcher = textFetcher(isAddress(source) ? [source] : [], limits);
  try {
    const loader = descriptionLoader({
      source,
      id,
      folder,
      within: undefined,
      fetcher,
      ...{ readDescription, limits },
      maxPositions: firstOnes,
      now: () => performance.now(),
    });
    const loaded = await loader.load();
    if (loaded.kind === "loaded") {
      return { ok: true, model: loaded.model, format: loaded.format, diagnostics: loaded.diagnostics };
    }
    if (loaded.kind === "unchanged") return { ok: false, errors: [`${source}: it was already read`] };
    return { ok: false, errors: [loaded.error, ...sentences(loaded.diagnostics, source)] };
  } finally {
    await fetcher.close();
  }
}

/**
 * Formats the first diagnostics as indented lines. `source` names the text, in front of line and column if they are
 * known.
 */
export function sentences(diagnostics: readonly LocatedDiagnostic[], source?: string): readonly string[] {
  const lines = diagnostics.slice(0, firstOnes).map(({ at, message, position }) => {
    const where =
      source === undefined || position === undefined ? "" : `${source}:${position.line}:${position.column} `;
    return `  ${where}${plainLine(`${at === "" ? "/" : at}: ${message}`)}`;
  });
  const more = diagnostics.length - lines.length;
  return more > 0 ? [...lines, `  and ${more} more`] : lines;
}
