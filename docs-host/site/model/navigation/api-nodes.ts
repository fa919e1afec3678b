import { defined } from "#engine/item-at";
import type { ApiModel, Endpoint } from "#engine/model";
import { slugOf } from "#engine/text";
import { endpointTitle, webhookTitle } from "#ui/reference";
import type { NavigationNode } from "../definition.ts";
import { claim, joined } from "../slugs.ts";

/** From this number of calls without a heading on, headings are derived from their paths. */
const manyAlone = 20;

/** The paths that the site itself serves below its root. */
const reserved = ["api", "assets"];

/** A call, a channel or a webhook before it has its place. */
interface Entry {
  readonly id: string;
  readonly title: string;
  /** Ids of the groups around it, outermost first. */
  readonly groups: readonly string[];
  readonly node: NavigationNode;
}

interface Heading {
  readonly title: string;
  readonly description?: string;
}

/**
 * Returns the navigation of an API without one in its definition: its own groups in order, then those that only its
 * entries name, each inside the group around it. Many calls without a group get headings from their paths. Slugs are unique, and
 * stay the same as long as the entries before them do.
 * @param base the slug of the API's pages
 */
export function nodesOf(api: ApiModel, base: string): readonly NavigationNode[] {
  const entries = entriesOf(api);
  const headings = headingsOf(api);
  const byGroup = new Map<string, Entry[]>([...headings.keys()].map((id) => [id, []]));
  const alone: Entry[] = [];
  for (const entry of entries) {
    const group = entry.groups.at(-1);
    if (group === undefined) alone.push(entry);
    else byGroup.set(group, [...(byGroup.get(group) ?? []), entry]);
  }

  const taken = new Set([...(base === "" ? reserved : []), joined(base, "types")]);
  const placed = (entry: Entry, ...above: readonly string[]): NavigationNode => {
    const fullSlug = slugOf(entry.id);
    return {
      ...entry.node,
      title: entry.title,
      apiDefinitionId: api.id,
      slug: claim(taken, joined(...above, lastPart(entry.id)), joined(...above, fullSlug === "" ? "call" : fullSlug)),
    };
  };
  // Groups get their slugs before single entries, so that `pets` is the group and not a call; those around other groups
  // get them last, so that a new group around others changes no address.
  const { parents, inner } = treeOf(entries, byGroup.keys());
  const filled = [...byGroup].flatMap(([id, inside]) => (inside.length > 0 ? [id] : []));
  const outer = [...inner.keys()].filter((id) => !filled.includes(id));
  const titleOf = (id: string): string => headings.get(id)?.title ?? id;
  const slugs = new Map(
    [...filled, ...outer].map((id) => [id, claim(taken, joined(base, slugOf(titleOf(id)) || slugOf(id) || "group"))]),
  );
  const nodeOf = (id: string): NavigationNode => {
    const slug = defined(slugs.get(id));
    const description = headings.get(id)?.description;
    return {
      type: "apiPackage",
      title: titleOf(id),
      ...(description === undefined ? {} : { description }),
      slug,
      apiDefinitionId: api.id,
      children: [...(byGroup.get(id) ?? []).map((entry) => placed(entry, slug)), ...(inner.get(id) ?? []).map(nodeOf)],
    };
  };
  const nodes = inOrder([...byGroup.keys(), ...outer], slugs).flatMap((id) => (parents.has(id) ? [] : [nodeOf(id)]));
  return [...alone.map((entry) => placed(entry, base)), ...nodes];
}

/** Returns the ids that have a page, each once. */
const inOrder = (ids: readonly string[], slugs: ReadonlyMap<string, string>): readonly string[] =>
  [...new Set(ids)].filter((id) => slugs.has(id));

/** The groups around others: the group around each, and the groups inside each, in the order of all groups. */
interface GroupTree {
  readonly parents: ReadonlyMap<string, string>;
  readonly inner: ReadonlyMap<string, readonly string[]>;
}

/** Returns the tree of the groups that contain entries. A group is in one other at most, and never in itself. */
function treeOf(entries: readonly Entry[], order: Iterable<string>): GroupTree {
  const parents = new Map<string, string>();
  const isAround = (id: string, other: string): boolean => {
    for (let at: string | undefined = other; at !== undefined; at = parents.get(at)) if (at === id) return true;
    return false;
  };
  for (const { groups } of entries) {
    for (const [i, id] of groups.entries()) {
      const parent = groups[i - 1];
      if (parent !== undefined && !parents.has(id) && !isAround(id, parent)) parents.set(id, parent);
    }
  }
  const inner = new Map<string, string[]>();
  for (const id of new Set([...order, ...parents.keys()])) {
    const parent = parents.get(id);
    if (parent !== undefined) inner.set(parent, [...(inner.get(parent) ?? []), id]);
  }
  return { parents, inner };
}

function entriesOf(api: ApiModel): readonly Entry[] {
  const alone = api.endpoints.filter(({ namespace }) => namespace.length === 0).length;
  const groupsOf = (endpoint: Endpoint): readonly string[] => {
    if (endpoint.namespace.length > 0 || alone <= manyAlone) return endpoint.namespace;
    const word = wordOfPath(endpoint);
    return word === undefined ? [] : [word];
  };
  return [
    ...api.endpoints.map((endpoint) => ({
      id: endpoint.id,
      title: endpointTitle(endpoint),
      groups: groupsOf(endpoint),
      node: { type: "endpoint", endpointId: endpoint.id },
    })),
    ...(api.channels ?? []).map(({ id, displayName, namespace }) => ({
      id,
      title: displayName ?? id,
      groups: namespace,
      node: { type: "webSocket", webSocketId: id },
    })),
    ...(api.webhooks ?? []).map((webhook) => ({
      id: webhook.id,
      title: webhookTitle(webhook),
      groups: webhook.namespace.length === 0 ? ["Webhooks"] : webhook.namespace,
      node: { type: "webhook", webhookId: webhook.id },
    })),
  ];
}

const headingsOf = (api: ApiModel): ReadonlyMap<string, Heading> =>
  new Map(
    api.groups.map(({ id, name, displayName, description }) => [
      id,
      { title: displayName ?? name, ...(description === undefined ? {} : { description }) },
    ]),
  );

/** Returns the first distinctive segment of a path: not a version, and not a prefix that all paths share. */
function wordOfPath({ path }: Endpoint): string | undefined {
  const words = path.flatMap((part) => (part.kind === "literal" ? part.value.split("/") : []));
  const word = words.find((one) => one !== "" && !/^(?:v?\d[\d.]*|api|rest)$/i.test(one));
  return word === undefined ? undefined : word.charAt(0).toUpperCase() + word.slice(1).replace(/[-_]+/g, " ");
}

/** The part of an id that names the call itself, such as `create` of `issues/create`; a path is not such an id. */
function lastPart(id: string): string {
  if (/[\s{}]/.test(id)) return slugOf(id);
  return slugOf(id.split(/[.:/]/).at(-1) ?? id);
}
