import { kebabCase } from "es-toolkit/compat";
import { type ApiModel, type Channel, type Endpoint, type Group, pathText, type Webhook } from "#engine/model";
import type { Availability as ShapeAvailability } from "#engine/shape";
import type { Availability } from "../settings/common.ts";
import { operationName, operationTitle, packageName, packageTitle } from "./api-names.ts";

/** A call, a channel or a webhook, as a navigation shows it. */
export interface ApiLeaf {
  readonly kind: "endpoint" | "channel" | "webhook";
  /** Its id in the definition that is registered. */
  readonly id: string;
  /** Its name in its package. */
  readonly name: string;
  readonly method: Endpoint["method"];
  readonly title: string;
  readonly slug: string;
  readonly availability: Availability | undefined;
  readonly isStream: boolean;
  /** The path, with parameters in braces. */
  readonly path: string;
  /** Names under which an author's order may list it. */
  readonly locators: readonly string[];
}

/** A package of an API: what is in it, in order. */
export interface ApiPackage {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly leaves: readonly ApiLeaf[];
  readonly packages: readonly ApiPackage[];
  readonly locators: readonly string[];
}

/** An API as a navigation shows it. */
export interface ApiTree {
  readonly root: ApiPackage;
  readonly find: (locator: string, around: ApiPackage | undefined) => ApiLeaf | undefined;
  readonly findPackage: (locator: string) => ApiPackage | undefined;
}

/** The name of the package around all others. */
export const rootPackage = "__package__";

/** Builds the packages of an API. */
export function apiTree(model: ApiModel, isDescribed: boolean): ApiTree {
  const groups = new Map(model.groups.map((group) => [group.id, group]));
  const placed = [
    ...model.endpoints.map((endpoint) => ({ namespace: endpoint.namespace, leaf: endpointLeaf(endpoint) })),
    ...(model.channels ?? []).map((channel) => ({ namespace: channel.namespace, leaf: channelLeaf(channel) })),
    ...(model.webhooks ?? [])
      .filter(({ callback }) => callback === undefined)
      .map((webhook) => ({ namespace: webhook.namespace, leaf: webhookLeaf(webhook) })),
  ].map((one) => inPackage(one, groups, isDescribed));
  const root = packageOf(rootPackage, [], placed, groups, isDescribed);
  return { root, ...lookups(root) };
}

interface Placed {
  readonly namespace: readonly string[];
  readonly leaf: ApiLeaf;
}

/** Gives an operation of a description the name that it has in the package of its tag. */
function inPackage({ namespace, leaf }: Placed, groups: ReadonlyMap<string, Group>, isDescribed: boolean): Placed {
  const inside = namespace.at(-1);
  const tag = inside === undefined ? undefined : (groups.get(inside)?.name ?? inside);
  const { name, isInside } = isDescribed ? operationName(leaf.name, tag) : { name: leaf.name, isInside: true };
  const named = { ...leaf, name, slug: kebabCase(name), title: leaf.title || operationTitle(name) };
  return { namespace: isInside ? namespace : [], leaf: named };
}

function packageOf(
  id: string,
  namespace: readonly string[],
  placed: readonly Placed[],
  groups: ReadonlyMap<string, Group>,
  isDescribed: boolean,
): ApiPackage {
  const depth = namespace.length;
  const names = namespace.map((one) => nameOf(one, groups));
  const inner = new Map<string, Placed[]>();
  const leaves: ApiLeaf[] = [];
  for (const one of placed) {
    const next = one.namespace[depth];
    if (next === undefined) leaves.push(withLocators(one.leaf, names));
    else inner.set(next, [...(inner.get(next) ?? []), one]);
  }
  const group = namespace.at(-1);
  return {
    id,
    title: group === undefined ? "" : titleOf(group, groups),
    slug: group === undefined ? "" : kebabCase(names.at(-1) ?? ""),
    leaves: [...ofKind(leaves, "endpoint"), ...ofKind(leaves, "channel"), ...ofKind(leaves, "webhook")],
    packages: [...inner].map(([next, members]) => packageOf(next, [...namespace, next], members, groups, isDescribed)),
    locators: packageLocators(names),
  };
}

const ofKind = (leaves: readonly ApiLeaf[], kind: ApiLeaf["kind"]) => leaves.filter((leaf) => leaf.kind === kind);

const nameOf = (group: string, groups: ReadonlyMap<string, Group>): string =>
  packageName(groups.get(group)?.name ?? group);

function titleOf(id: string, groups: ReadonlyMap<string, Group>): string {
  const group = groups.get(id);
  const name = group?.name ?? id;
  // A tag in lower case is shown as it is written.
  return group?.displayName ?? (/^[^\sA-Z]+$/.test(name) ? name : packageTitle(packageName(name)));
}

const packageLocators = (names: readonly string[]): readonly string[] => {
  const path = names.length === 0 ? [rootPackage] : names;
  return [path.join("."), path.join("/"), `${path.join(".")}.yml`, `subpackage_${path.join("/")}`];
};

function withLocators(leaf: ApiLeaf, packages: readonly string[]): ApiLeaf {
  const path = [...packages, leaf.name];
  return { ...leaf, locators: [...leaf.locators, path.join("."), path.join("/")] };
}

const endpointLeaf = (endpoint: Endpoint): ApiLeaf => {
  const isStream = endpoint.responses.some(({ body }) => body.kind === "stream");
  const methods = isStream ? [endpoint.method, "STREAM"] : [endpoint.method];
  return {
    kind: "endpoint",
    id: endpoint.id,
    name: endpoint.id,
    method: endpoint.method,
    title: endpoint.displayName ?? "",
    slug: "",
    availability: availabilityOf(endpoint.availability),
    isStream,
    path: pathText(endpoint.path),
    locators: pathLocators(methods, endpoint),
  };
};

const channelLeaf = (channel: Channel): ApiLeaf => ({
  kind: "channel",
  id: channel.id,
  name: channel.id,
  method: "GET",
  title: channel.displayName ?? "",
  slug: "",
  availability: availabilityOf(channel.availability),
  isStream: false,
  path: pathText(channel.path),
  locators: pathLocators(["GET", "WSS"], channel),
});

const webhookLeaf = (webhook: Webhook): ApiLeaf => ({
  kind: "webhook",
  id: webhook.id,
  name: webhook.id,
  method: webhook.method,
  title: webhook.displayName ?? "",
  slug: "",
  availability: availabilityOf(webhook.availability),
  isStream: false,
  path: webhook.path.join("/"),
  locators: [],
});

/** Returns the ways to write a path: alone, after the path of a server, and after its whole address. */
function pathLocators(methods: readonly string[], { path, environments }: Endpoint | Channel): readonly string[] {
  const braces = pathText(path);
  const colons = path.map((part) => (part.kind === "literal" ? part.value : `:${part.key}`)).join("");
  const bases = environments.flatMap(({ baseUrl }) => [baseUrl, ...pathOf(baseUrl)]);
  const paths = [braces, colons].flatMap((one) => [one, ...bases.map((base) => base.replace(/\/$/, "") + one)]);
  return methods.flatMap((method) => paths.map((one) => `${method} ${one}`));
}

const pathOf = (url: string): readonly string[] => (URL.canParse(url) ? [new URL(url).pathname] : []);

const availabilities: { readonly [A in ShapeAvailability]: Availability } = {
  Stable: "stable",
  GenerallyAvailable: "generally-available",
  InDevelopment: "in-development",
  PreRelease: "pre-release",
  Deprecated: "deprecated",
  Beta: "beta",
};

const availabilityOf = (availability: ShapeAvailability | undefined): Availability | undefined =>
  availability && availabilities[availability];

/** Creates the lookups of an API. A later package or call takes a name from an earlier one. */
function lookups(root: ApiPackage): Pick<ApiTree, "find" | "findPackage"> {
  const leaves = new Map<string, ApiLeaf>();
  const packages = new Map<string, ApiPackage>();
  const visit = (one: ApiPackage): void => {
    for (const locator of one.locators) packages.set(locator, one);
    for (const leaf of one.leaves) for (const locator of leaf.locators) leaves.set(locator, leaf);
    one.packages.forEach(visit);
  };
  visit(root);
  return {
    find: (locator, around) => around?.leaves.find(({ name }) => name === locator) ?? leaves.get(locator),
    findPackage: (locator) => packages.get(locator) ?? packages.get(packageName(locator)),
  };
}
