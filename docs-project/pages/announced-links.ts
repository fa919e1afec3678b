import { positionOf, type Word } from "#codegen/reading";
import type { DocsYml } from "../settings/docs-yml.ts";
import { findReferences } from "./find-references.ts";
import type { PlacedReference } from "./placed-references.ts";

/** Returns the links in the announcements of a site, its products and its versions, each at the start of its text. */
export const announcedLinks = (docs: DocsYml): readonly PlacedReference[] =>
  announcementsOf(docs).flatMap(({ text, span }) =>
    findReferences(text)
      .references.filter(({ kind }) => kind === "link")
      .map(({ kind, target, hash }) => ({
        ...{ kind, target, hash, span },
        ...positionOf(span.source, span.start),
      })),
  );

function announcementsOf({ announcement, versions = [], products = [] }: DocsYml): readonly Word[] {
  const ofProducts = products.flatMap((product) => [
    ...(product.kind === "own" ? [product] : []),
    ...(product.versions ?? []),
  ]);
  return [{ announcement }, ...versions, ...ofProducts].flatMap((one) => one.announcement?.message ?? []);
}
