/** A memory of a watch that a site shows. */
export interface LiveChecksEntry {
  /** The address that the site was published to, such as `docs.example.com/v2`; absent for the only site of a server. */
  readonly site?: string;
  /** As it was given, relative to the working folder. */
  readonly file: string;
}

/** Entries, or sentences about their errors. */
export type ReadEntries =
  | { readonly ok: true; readonly entries: readonly LiveChecksEntry[] }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Splits the value of `CALLBOARD_WATCH_STATE`. */
export const readList = (text: string | undefined): readonly string[] =>
  (text ?? "").split(",").flatMap((one) => (one.trim() === "" ? [] : [one.trim()]));

/** A host, perhaps with a path, before the file. */
const siteAndFile = /^(?<site>[a-z0-9.-]+(?::\d+)?(?:\/[\w./~-]*)?)=(?<file>.+)$/i;

/**
 * Reads the entries of a server with many sites, such as `docs.example.com=watch.json`. Each names its site: a watch that
 * was shown on every site would tell the readers of one about the API of another.
 */
export function readSiteEntries(texts: readonly string[]): ReadEntries {
  const errors: string[] = [];
  const entries = texts.flatMap((text): readonly LiveChecksEntry[] => {
    const { site, file } = siteAndFile.exec(text)?.groups ?? {};
    if (site !== undefined && file !== undefined) return [{ site: site.toLowerCase().replace(/\/$/, ""), file }];
    errors.push(
      `CALLBOARD_WATCH_STATE has ${JSON.stringify(text)}; a registry has many sites, so name the one that shows it, such as docs.example.com=watch.json`,
    );
    return [];
  });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, entries };
}

/** Reads the entries of a server with one site: files. */
export const readFileEntries = (texts: readonly string[]): readonly LiveChecksEntry[] =>
  texts.map((file) => ({ file }));
