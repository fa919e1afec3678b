import type { Running, StartRefusal } from "../running.ts";
import type { ServeArguments } from "./arguments.ts";
import { garbageCollector } from "./collect-garbage.ts";
import { textFetcher } from "./fetch-text.ts";
import { defaultReadLimits } from "./read-limits.ts";
import { openSources } from "./read-sources.ts";
import type { ServeDeps } from "./serve-deps.ts";
import { isAddress } from "./source.ts";

/** Reads the sources, serves their site and reloads them on change; or returns sentences about why it can't start. */
export async function runServe(args: ServeArguments, deps: ServeDeps): Promise<Running | StartRefusal> {
  const { sources: names, all, within } = args;
  const limits = deps.readLimits ?? defaultReadLimits;
  const fetcher = textFetcher(names.filter(isAddress), limits);
  const sources = openSources({ ...deps, ...{ sources: names, all, within, fetcher, limits } });
  const garbage = garbageCollector();
  const reading = sources.readAll(garbage);
  // The code of pages takes as long to load as a small description takes to be read by another process.
  const [errors, { serveSources }] = await Promise.all([reading, import("./serve-sources.ts")]);
  const served =
    errors.length > 0 ? { errors, isInput: true as const } : await serveSources(args, deps, { sources, garbage });
  if ("errors" in served) {
    garbage.stop();
    await fetcher.close();
    return served;
  }
  return {
    stop: async () => {
      garbage.stop();
      await Promise.all([served.stop(), fetcher.close()]);
    },
  };
}
