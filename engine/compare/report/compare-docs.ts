import type { Documented } from "#engine/shape";
import type { ChangeLocation, Report } from "./change-location.ts";

/** The texts about a definition that people read. */
interface DocsText extends Documented {
  readonly displayName?: string;
}

/** Compares the texts about a definition in both versions. */
export function compareDocs(older: DocsText, newer: DocsText, location: ChangeLocation, report: Report): void {
  if (older.description !== newer.description) {
    report(location, "description-changed", wasAndIs(older.description, newer.description));
  }
  if (older.displayName !== newer.displayName) {
    report(location, "name-changed", {
      was: quoted(older.displayName),
      is: quoted(newer.displayName),
    });
  }
  if (older.availability === newer.availability) return;
  if (newer.availability === "Deprecated") report(location, "deprecated");
  else report(location, "availability-changed", { was: marked(older), is: marked(newer) });
}

const wasAndIs = (was: string | undefined, is: string | undefined) => ({
  ...(was !== undefined && { was }),
  ...(is !== undefined && { is }),
});
const quoted = (name: string | undefined): string => (name === undefined ? "its own name" : JSON.stringify(name));
const marked = ({ availability }: Documented): string => availability ?? "nothing";
