import type { Documented } from "#engine/shape";
import type { Report, Site } from "./site.ts";

/** What people read about a thing. */
interface Told extends Documented {
  readonly displayName?: string;
}

/** Compares what is said of a thing in both versions. */
export function compareDocs(older: Told, newer: Told, site: Site, report: Report): void {
  if (older.description !== newer.description) {
    report(site, "description-changed", said(older.description, newer.description));
  }
  if (older.displayName !== newer.displayName) {
    report(site, "name-changed", {
      was: quoted(older.displayName),
      is: quoted(newer.displayName),
    });
  }
  if (older.availability === newer.availability) return;
  if (newer.availability === "Deprecated") report(site, "deprecated");
  else report(site, "availability-changed", { was: marked(older), is: marked(newer) });
}

const said = (was: string | undefined, is: string | undefined) => ({
  ...(was !== undefined && { was }),
  ...(is !== undefined && { is }),
});
const quoted = (name: string | undefined): string => (name === undefined ? "its own name" : JSON.stringify(name));
const marked = ({ availability }: Documented): string => availability ?? "nothing";
