/** The notes of a version, or why there are none. */
export type ReleaseNotes =
  | { readonly ok: true; readonly notes: string }
  | { readonly ok: false; readonly error: string };

/**
 * Takes the notes of a version from a changelog (https://keepachangelog.com/en/1.1.0/): the text below its heading.
 *
 * @param tag the tag of the release, such as `v1.2.3`
 */
export function releaseNotes(tag: string, version: string, changelog: string): ReleaseNotes {
  if (tag !== `v${version}`)
    return { ok: false, error: `the tag ${tag} does not belong to version ${version} in package.json` };
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((one) => one.startsWith(`[${version}]`));
  if (section === undefined) return { ok: false, error: `CHANGELOG.md has no section [${version}]` };
  const [heading = "", ...lines] = section.split("\n");
  if (!/\] - \d{4}-\d{2}-\d{2}$/.test(heading)) {
    return {
      ok: false,
      error: `the heading of [${version}] in CHANGELOG.md needs a date: ## [${version}] - 2030-01-31`,
    };
  }
  const notes = lines.join("\n").trim();
  return notes === "" ? { ok: false, error: `the section [${version}] of CHANGELOG.md is empty` } : { ok: true, notes };
}
