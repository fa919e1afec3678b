import type { ApiModel } from "#engine/model";
import type { ImportDiagnostic } from "#importers";
import { diagnosticLines } from "../diagnostics/lines.ts";
import type { CommandDeps } from "../registry-client.ts";
import type { ReadDescription } from "../serve/apart/read-description.ts";
import { textFetcher } from "../serve/fetch-text.ts";
import { descriptionLoader } from "../serve/load.ts";
import { readReadLimits } from "../serve/read-limits.ts";
import { isAddress } from "../serve/source.ts";

/** A description, or error messages for the user. */
export type LoadedDescription =
  | {
      readonly ok: true;
      readonly model: ApiModel;
      readonly format: string;
      /** Diagnostics of parts that could not be used unchanged. */
      readonly diagnostics: readonly ImportDiagnostic[];
      /** The same as lines for the user. */
      readonly lines: readonly string[];
      /** The parts that its export as OpenAPI lacks or changes, as lines, if they are wanted. */
      readonly differences: readonly string[];
    }
  | { readonly ok: false; readonly errors: readonly string[] };

/** The dependencies of loading a description. */
export interface DescriptionAccess extends CommandDeps {
  readonly readDescription: ReadDescription;
  /** True if every diagnostic is printed, not only the first of each cause. */
  readonly all?: boolean;
  /** True if the differences of its export are wanted. */
  readonly isExported?: boolean;
}

/** Reads the description of an API from a file or an address, with the files that it names. */
export async function loadDescription(
  source: string,
  id: string,
  { env, folder, readDescription, all = false, isExported = false }: DescriptionAccess,
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
      isExported,
      positions: all ? "all" : "causes",
      now: () => performance.now(),
    });
    const loaded = await loader.load();
    if (loaded.kind === "unchanged") return { ok: false, errors: [`${source}: it was already read`] };
    const { diagnostics } = loaded;
    const lines = diagnosticLines(diagnostics, { source, folder, all });
    if (loaded.kind === "failed") return { ok: false, errors: [loaded.error, ...lines] };
    const differences = diagnosticLines(loaded.differences, { source, folder, all });
    return { ok: true, model: loaded.model, format: loaded.format, diagnostics, lines, differences };
  } finally {
    await fetcher.close();
  }
}
