import { defined } from "#engine/item-at";
import type { Group } from "#engine/model";
import { claimName, slugOf } from "#engine/text";
import { documentedPart } from "../json-schema/index.ts";
import { included, itemsOf, member, type Node, textOf, textsOf } from "../node.ts";
import { nonEmptyText } from "./scope.ts";

/** The groups of an API, and the groups of each tag. */
export interface Headings {
  readonly groups: readonly Group[];
  /** Ids of groups by the names of tags, outermost first. */
  readonly byTag: ReadonlyMap<string, readonly string[]>;
}

/**
 * Reads tags as groups: first the tags of the description in its order, then tags that only operations name. A tag may
 * be in another tag (OpenAPI 3.2 `parent`) or in a group of tags (`x-tagGroups`). Only tags for navigation are groups.
 */
export function readHeadings(root: Node, used: Iterable<string>): Headings {
  const taken = new Set<string>();
  const all = itemsOf(member(root, "tags")).flatMap((item) => {
    const node = included(item);
    const name = textOf(member(node, "name"));
    return name === undefined ? [] : [{ name, node }];
  });
  const others = new Set(all.filter(({ node }) => isNoHeading(node)).map(({ name }) => name));
  const declared = all.filter(({ name }) => !others.has(name));
  const names = new Set([...declared.map(({ name }) => name), ...[...used].filter((name) => !others.has(name))]);
  const groups: Group[] = [];
  const idByTag = new Map<string, string>();
  const add = (name: string, about: Partial<Group>): string => {
    const id = claimName(taken, slugOf(name) || "group");
    groups.push({ ...about, id, name });
    return id;
  };
  for (const name of names) {
    const node = declared.find((one) => one.name === name)?.node;
    idByTag.set(name, add(name, node === undefined ? {} : aboutTag(node)));
  }
  const parents = new Map<string, string>();
  for (const { name, node } of declared) {
    const parent = idByTag.get(textOf(member(node, "parent")) ?? "");
    if (parent !== undefined) parents.set(defined(idByTag.get(name)), parent);
  }
  const tagGroups: string[] = [];
  for (const node of itemsOf(member(root, "x-tagGroups"))) {
    const name = textOf(member(node, "name"));
    if (name === undefined) continue;
    const id = add(name, aboutTag(node));
    tagGroups.push(id);
    for (const tag of textsOf(member(node, "tags"))) {
      const inner = idByTag.get(tag);
      if (inner !== undefined && !parents.has(inner)) parents.set(inner, id);
    }
  }
  return {
    groups: inTagGroups(groups, tagGroups, parents),
    byTag: new Map([...idByTag].map(([tag, id]) => [tag, chain(id, parents)])),
  };
}

/** Puts the groups of tags first, each followed by its tags in the order in which it names them. */
function inTagGroups(
  groups: readonly Group[],
  tagGroups: readonly string[],
  parents: ReadonlyMap<string, string>,
): readonly Group[] {
  const inside = new Map<string, string[]>(tagGroups.map((id) => [id, []]));
  for (const [id, parent] of parents) inside.get(parent)?.push(id);
  const first = [...inside].flat(2);
  const byId = new Map(groups.map((group) => [group.id, group]));
  return [...new Set([...first.map((id) => defined(byId.get(id))), ...groups])];
}

function chain(id: string, parents: ReadonlyMap<string, string>): readonly string[] {
  const ids = [id];
  for (let at = parents.get(id); at !== undefined && !ids.includes(at); at = parents.get(at)) ids.unshift(at);
  return ids;
}

/** Returns true for a tag of another kind than a heading, such as `badge` (OpenAPI 3.2 `kind`). */
const isNoHeading = (node: Node): boolean => (nonEmptyText(node, "kind") ?? "nav") !== "nav";

function aboutTag(node: Node): Partial<Group> {
  const shown = nonEmptyText(node, "x-displayName") ?? nonEmptyText(node, "summary");
  return { ...documentedPart(node), ...(shown !== undefined && { displayName: shown }) };
}

/** Lists the tags that operations name, in order of first use. */
export const usedTags = (operations: Iterable<Node>): ReadonlySet<string> => {
  const used = new Set<string>();
  for (const operation of operations) for (const tag of textsOf(member(operation, "tags"))) used.add(tag);
  return used;
};
