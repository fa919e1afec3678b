import type { FontMetrics, Site } from "#docs-host/site/model";

/** Most files of fonts that are read for one site; our choice: a font has up to 18 of weights and styles. */
const maxFiles = 24;

/**
 * Reads the sizes of the fonts of a site, so that pages can keep the room that their text takes.
 *
 * @param bytesOf returns the bytes of an uploaded file; undefined if it can't be had
 * @param known sizes that were read before, by the ids of files; their bytes never change
 */
export async function withFontMetrics(
  site: Site,
  bytesOf: (fileId: string) => Promise<Uint8Array | undefined>,
  known: ReadonlyMap<string, FontMetrics> = new Map(),
): Promise<Site> {
  const { headings, body, code } = site.settings.look.fonts;
  const ids = new Set([body, headings, code].flatMap((font) => font?.variants.map(({ file }) => file) ?? []));
  const found = new Map<string, FontMetrics>();
  for (const id of [...ids].slice(0, maxFiles)) {
    const metrics = known.get(id) ?? (site.files.has(id) ? await metricsIn(await bytesOf(id)) : undefined);
    if (metrics !== undefined) found.set(id, metrics);
  }
  return found.size === 0 ? site : { ...site, fontMetrics: found };
}

/** Most sites have no fonts, so the reader of their files is loaded for the first one. */
async function metricsIn(bytes: Uint8Array | undefined): Promise<FontMetrics | undefined> {
  return bytes === undefined ? undefined : (await import("./font-metrics.ts")).fontMetrics(bytes);
}
