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
  readonly group: string | undefined;
  readonly node: NavigationNode;
}

interface Heading {
  readonly title: string;
  readonly description?: string;
}

/**
 * Returns the navigation of an API whose definition has none: its own groups in order, then those that only its entries
 * name. Many calls without a group get headings from their paths. Slugs are unique, and stay the same as long as the
 * entries before them do.
 * @param base the slug of the API's pages
 */
export function nodesOf(api: ApiModel, base: string): readonly NavigationNode[] {
  const entries = entriesOf(api);
  const headings = headingsOf(api);
  const byGroup = new Map<string, Entry[]>([...headings.keys()].map((id) => [id, []]));
  const alone: Entry[] = [];
  for (const entry of entries) {
    if (entry.group === undefined) alone.push(entry);
    else byGroup.set(entry.group, [...(byGroup.get(entry.group) ?? []), entry]);
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
  const groups = [...byGroup].filter(([, inside]) => inside.length > 0);
  // Groups get their slugs before single entries, so that `pets` is the group and not a call.
  const nodes = groups.map(([id, inside]): NavigationNode => {
    const { title, description } = headings.get(id) ?? { title: id };
    const slug = claim(taken, joined(base, slugOf(title) || slugOf(id) || "group"));
    return {
      type: "apiPackage",
      title,
      ...(description === undefined ? {} : { description }),
      slug,
      apiDefinitionId: api.id,
      children: inside.map((entry) => placed(entry, slug)),
    };
  });
  return [...alone.map((entry) => placed(entry, base)), ...nodes];
}

function entriesOf(api: ApiModel): readonly Entry[] {
  const alone = api.endpoints.filter(({ namespace }) => namespace.length === 0).length;
  const groupOf = (endpoint: Endpoint): string | undefined =>
    endpoint.namespace.at(-1) ?? (alone > manyAlone ? wordOfPath(endpoint) : undefined);
  return [
    ...api.endpoints.map((endpoint) => ({
      id: endpoint.id,
      title: endpointTitle(endpoint),
      group: groupOf(endpoint),
      node: { type: "endpoint", endpointId: endpoint.id },
    })),
    ...(api.channels ?? []).map(({ id, displayName, namespace }) => ({
      id,
      title: displayName ?? id,
      group: namespace.at(-1),
      node: { type: "webSocket", webSocketId: id },
    })),
    ...(api.webhooks ?? []).map((webhook) => ({
      id: webhook.id,
      title: webhookTitle(webhook),
      group: webhook.namespace.at(-1) ?? "Webhooks",
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

/** The part of an id that names the call itself, such as `create` of `issues/create`; a path is no such id. */
function lastPart(id: string): string {
  if (/[\s{}]/.test(id)) return slugOf(id);
  return slugOf(id.split(/[.:/]/).at(-1) ?? id);
}
