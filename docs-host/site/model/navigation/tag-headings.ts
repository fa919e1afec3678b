import { itemAt } from "#engine/item-at";
import type { ApiModel, Group } from "#engine/model";
import { slugOf } from "#engine/text";
import type { NavigationNode } from "../definition.ts";
import { claim, joined, trimmed } from "../slugs.ts";

/** The ids of the groups around each call, channel and webhook, outermost first. */
type Namespaces = ReadonlyMap<string, readonly string[]>;

/** A section of a reference that shows one group of the API. */
interface Section {
  readonly node: NavigationNode;
  /** The groups around it, its own last; undefined if its entries are in different groups. */
  readonly groups?: readonly Group[] | undefined;
}

/**
 * Gives the sections of a published reference what the description says of their tags: display names, descriptions and
 * groups of tags (`x-tagGroups`). Publishers leave these out of the navigation. A title that differs from the name of
 * the tag is the author's, and so is an order that differs from the order of the calls; both are kept.
 */
export function withTagHeadings(reference: NavigationNode, api: ApiModel): NavigationNode {
  const byId = new Map(api.groups.map((group) => [group.id, group]));
  const entries = [...api.endpoints, ...(api.channels ?? []), ...(api.webhooks ?? [])];
  const namespaces: Namespaces = new Map(entries.map(({ id, namespace }) => [id, namespace]));
  const sections = (reference.children ?? []).map((node): Section => {
    const namespace = node.type === "apiPackage" ? sharedNamespace(node, namespaces) : undefined;
    return { node, groups: namespace?.flatMap((id) => byId.get(id) ?? []) };
  });
  const named = sections.map(({ node, groups }): Section => ({ node: withTagName(node, groups?.at(-1)), groups }));
  const isArranged = !isInOrder(sections, namespaces);
  const children = isArranged ? named.map(({ node }) => node) : inTagGroups(named, reference, api);
  return { ...reference, children };
}

/** Returns the groups that all entries directly in a section share. */
function sharedNamespace(section: NavigationNode, namespaces: Namespaces): readonly string[] | undefined {
  const found = entriesIn(section).flatMap((id) => {
    const namespace = namespaces.get(id);
    return namespace === undefined || namespace.length === 0 ? [] : [namespace];
  });
  const [first] = found;
  return found.every((one) => one.at(-1) === first?.at(-1)) ? first : undefined;
}

const entriesIn = ({ children = [] }: NavigationNode): readonly string[] =>
  children.flatMap(({ endpointId, webSocketId, webhookId, nonStream }) => {
    const id = endpointId ?? webSocketId ?? webhookId ?? nonStream?.endpointId;
    return id === undefined ? [] : [id];
  });

function withTagName(node: NavigationNode, group: Group | undefined): NavigationNode {
  if (group === undefined) return node;
  const { displayName, description, name } = group;
  const isOfTag = node.title !== undefined && letters(node.title) === letters(name);
  return {
    ...node,
    ...(isOfTag && displayName !== undefined && { title: displayName }),
    ...(description !== undefined && node.description === undefined && { description }),
  };
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Returns true if the sections are in the order in which the description has their first calls. */
function isInOrder(sections: readonly Section[], namespaces: Namespaces): boolean {
  const positions = new Map([...namespaces.keys()].map((id, position) => [id, position]));
  const firsts = sections.flatMap(({ node }) => {
    const found = entriesIn(node).flatMap((id) => positions.get(id) ?? []);
    return found.length === 0 || node.type !== "apiPackage" ? [] : [Math.min(...found)];
  });
  return firsts.every((position, i) => i === 0 || itemAt(firsts, i - 1) < position);
}

/** Puts sections below a heading if their tags are in a group of tags, in the order of the groups. */
function inTagGroups(
  sections: readonly Section[],
  { slug: base = "", apiDefinitionId }: NavigationNode,
  { groups }: ApiModel,
): readonly NavigationNode[] {
  const outerOf = ({ groups: around }: Section): Group | undefined => (around?.length === 2 ? around[0] : undefined);
  if (sections.every((one) => outerOf(one) === undefined)) return sections.map(({ node }) => node);
  const taken = new Set(sections.flatMap(({ node }) => (node.slug === undefined ? [] : [trimmed(node.slug)])));
  const rankOf = ({ groups: around }: Section): number => groups.findIndex(({ id }) => id === around?.at(-1)?.id);
  const headings = groups.flatMap((group): readonly NavigationNode[] => {
    const inside = sections.filter((one) => outerOf(one)?.id === group.id);
    if (inside.length === 0) return [];
    return [
      {
        type: "apiPackage",
        title: group.displayName ?? group.name,
        ...(group.description !== undefined && { description: group.description }),
        slug: claim(taken, joined(trimmed(base), slugOf(group.displayName ?? group.name) || "group")),
        ...(apiDefinitionId !== undefined && { apiDefinitionId }),
        children: inside.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ node }) => node),
      },
    ];
  });
  const alone = sections.filter((one) => outerOf(one) === undefined).map(({ node }) => node);
  const entries = alone.filter(({ type }) => type !== "apiPackage");
  return [...entries, ...headings, ...alone.filter(({ type }) => type === "apiPackage")];
}
