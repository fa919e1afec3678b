/** The module graph that `codeSplitting` passes to the names of its groups. */
export interface Graph {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/** Returns a module and its static imports, transitively; dynamic imports load later. */
export function importedBy(first: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([first]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/**
 * Modules that entry points and libraries import together with the start of the playground, although only deferred
 * files use them: machines and channels, which load with their screens, and readers of streams.
 */
const later = [
  /\/ui\/playground\/media\/[^/]+$/,
  /\/machines\/(api-key|channel|device-login|generated-run|oauth|recorder)\.ts$/,
  /\/engine\/(log|stream)\/[^/]+\.ts$/,
  /\/engine\/auth\/grant\.ts$/,
  // The log of sent requests, which begins with the first of them.
  /\/docs-host\/playground\/switching\/sent-log\.ts$/,
  /\/engine\/request\/(content-types|part-head|response\/(download-name|response))\.ts$/,
  // The formatter of messages, which scripts of pages load without the playground.
  /\/locales\/(format|messages\/enhanced)\.ts$/,
  // Messages of parts that load after the playground, and functions that write data there.
  /\/ui\/late-writers\.ts$/,
  /\/locales\/(catalog|messages\/late)\.ts$/,
  // The search in long lists, which pages of the reference name too.
  /\/ui\/search\/[^/]+\.ts$/,
];

/** Modules of the engine that are as late on pages of a site, where other scripts load the rest of the engine before. */
const laterOnSites = [
  /\/engine\/(form\/(transfer\/(paste|raw|unsent)|start\/(seed-channel|with-parameters-of)|parts\/(channel-shape|handshake-sections))|json\/positions)\.ts$/,
  /\/engine\/request\/(check-channel|handshake)\.ts$/,
  // XML, which parts of few forms are.
  /\/engine\/(xml\/[^/]+|request\/(request-planner|xml-values)|answer\/check-xml)\.ts$/,
  // The checks of rules between values, which few forms have.
  /\/engine\/interpret\/rules\/[^/]+\.ts$/,
  // Patterns with look-around, which load with the schemas.
  /\/engine\/interpret\/pattern\/(schema-pattern|pattern-sample|plain-pattern)\.ts$/,
];

/** A module that nearly every playground needs right after its start, and that is too small for a separate file. */
const small = /\/docs-host\/playground\/switching\/endpoint-listing\.ts$/;

/** Modules that the entry imports by an index, but does not use. */
const unusedByEntry = /\/engine\/host\/(?!site-paths|index)[\w-]+\.ts$/;

/** Modules that the scripts of code use too. They are in one file, which loads without the playground. */
export const usedByCode =
  /\/(engine\/item-at|docs-host\/site\/page-data\/setting-keys|ui\/code\/scan)\.ts$|rolldown\/runtime/;

/**
 * Returns the name of a group of chunks that bundles the start of the playground into one file: browsers request six
 * files at a time from one server, so many small files would wait for each other. All that the entry of a page uses is
 * one file too, wherever else it is used.
 *
 * @param first the modules that start it
 * @param read modules with imports that pages load without the playground, the entry first; without any, the whole
 * engine is in the file too
 */
export function playgroundChunk(
  first: readonly string[],
  read: readonly string[],
): (id: string, graph: Graph) => string | null {
  const separate = read.length === 0 ? later : [...later, ...laterOnSites];
  const divide = (graph: Graph) => {
    const [ofEntry = new Set<string>(), ...ofOthers] = read.map(
      (one) => new Set([...importedBy(one, graph)].filter((id) => !unusedByEntry.test(id))),
    );
    const before = new Set([ofEntry, ...ofOthers].flatMap((one) => [...one]));
    const all = first.flatMap((one) => [...importedBy(one, graph)]);
    return { ofEntry, together: new Set(all.filter((one) => !before.has(one) && !first.includes(one))) };
  };
  let divided: ReturnType<typeof divide> | undefined;
  return (id, graph) => {
    if (read.length > 0 && usedByCode.test(id)) return "shared";
    divided ??= divide(graph);
    if (divided.ofEntry.has(id)) return "entry";
    return small.test(id) || (divided.together.has(id) && !separate.some((one) => one.test(id)))
      ? "playground-base"
      : null;
  };
}
