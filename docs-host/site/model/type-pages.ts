import type { ApiModel } from "#engine/model";
import type { TypeDefinition, TypeId } from "#engine/shape";
import type { Texts } from "#ui/text";
import type { Reference } from "./navigation/walk.ts";
import type { SitePage } from "./site.ts";
import { joined } from "./slugs.ts";

/** The number of types on one page of the list of all. */
export const typesOnPage = 500;

/** The name of a type for people. */
export const typeTitle = ({ displayName, name }: TypeDefinition): string => displayName ?? name;

/** The types of an API in the order in which they are listed: by name, as machines compare names. */
export const listedTypes = (api: ApiModel): readonly (readonly [TypeId, TypeDefinition])[] =>
  Object.entries(api.types).sort(([a, one], [b, other]) => {
    const [left, right] = [typeTitle(one).toLowerCase(), typeTitle(other).toLowerCase()];
    if (left !== right) return left < right ? -1 : 1;
    return a < b ? -1 : 1;
  });

/**
 * The pages of an API's types: one a type at `types/<name>`, of equal names the later ones with a number, and the list
 * of all at `types`, in parts if there are many.
 */
export function* typePages(
  api: ApiModel,
  { crumb, place, isHidden }: Reference,
  isTaken: (slug: string) => boolean,
  { text }: Texts,
): Generator<SitePage> {
  const all = Object.entries(api.types).sort(([a], [b]) => (a < b ? -1 : 1));
  if (all.length === 0) return;
  const head = { apiId: api.id, place, isHidden, isNoindex: false };
  const index = joined(crumb.slug, "types");
  for (let from = 0; from < all.length; from += typesOnPage) {
    yield {
      ...head,
      kind: "types",
      slug: from === 0 ? index : joined(index, "list", String(1 + from / typesOnPage)),
      title: text("types"),
      from,
      to: Math.min(all.length, from + typesOnPage),
      breadcrumbs: [crumb],
    };
  }
  for (const [typeId, definition] of all) {
    const preferred = joined(index, nameInPath(definition.name));
    let slug = preferred;
    for (let n = 2; isTaken(slug); n += 1) slug = `${preferred}-${n}`;
    const breadcrumbs = [crumb, { title: text("types"), slug: index }];
    yield { ...head, kind: "type", slug, title: typeTitle(definition), typeId, breadcrumbs };
  }
}

/** A name as one segment of a path; browsers take `.` and `..` for steps. */
const nameInPath = (name: string): string => {
  const flat = name.replaceAll("/", "-");
  return /^\.*$/.test(flat) ? `type${flat.replaceAll(".", "-")}` : flat;
};
