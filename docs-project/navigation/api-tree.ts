import { kebabCase } from "es-toolkit/compat";
import { type ApiModel, type Channel, type Endpoint, pathText, routeText, type Webhook } from "#engine/model";
import type { Availability as ShapeAvailability } from "#engine/shape";
import { operationTitle, packageName, packageTitle } from "../apis/names.ts";
import type { PackageName, PlacedName } from "../apis/operation-names.ts";
import type { ApiNaming, ReadApi } from "../apis/read-api.ts";
import type { Availability } from "../settings/common.ts";

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

/** A package of an API with its contents, in order. */
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
export function apiTree({ model, naming }: ReadApi): ApiTree {
  const placed = [
    ...model.endpoints.map((endpoint) => place(endpointLeaf(endpoint), endpoint, model, naming)),
    ...(model.channels ?? []).map((channel) => place(channelLeaf(channel), channel, model, naming)),
    ...(model.webhooks ?? [])
      .filter(({ callback }) => callback === undefined)
      .map((webhook) => place(webhookLeaf(webhook), webhook, model, naming)),
  ];
  const root = packageOf([], placed);
  return { root, ...lookups(root) };
}

interface Placed {
  readonly leaf: ApiLeaf;
  readonly packages: readonly PackageName[];
}

/** Gives a part of a model its name and its packages. */
function place(leaf: ApiLeaf, part: Namespaced, model: ApiModel, naming: ApiNaming): Placed {
  const named = naming.kind === "operations" ? naming.names.get(leaf.id) : undefined;
  const { name, packages, title = leaf.title || operationTitle(name) } = named ?? modelName(leaf, part, model, naming);
  return { packages, leaf: { ...leaf, name, slug: kebabCase(name), title } };
}

interface Namespaced {
  readonly namespace: readonly string[];
}

/** Returns the name of a part without a name in its description: by its id and its groups in the model. */
function modelName({ id }: ApiLeaf, { namespace }: Namespaced, { groups }: ApiModel, naming: ApiNaming): PlacedName {
  const packages = namespace.flatMap((one): readonly PackageName[] => {
    const group = groups.find((each) => each.id === one);
    const steps = (naming.kind === "modules" ? naming.paths.get(one) : undefined) ?? [group?.name ?? one];
    const names = steps.map(
      (step): PackageName => ({ name: packageName(step), title: packageTitle(packageName(step)) }),
    );
    return names.map((each, i) =>
      i === names.length - 1 ? { ...each, title: group?.displayName ?? each.title } : each,
    );
  });
  const name = naming.kind === "modules" ? id.slice(id.lastIndexOf(".") + 1) : id;
  return { packages, name };
}

function packageOf(around: readonly PackageName[], placed: readonly Placed[]): ApiPackage {
  const depth = around.length;
  const names = around.map(({ name }) => name);
  const inner = new Map<string, { readonly own: PackageName; readonly members: Placed[] }>();
  const leaves: ApiLeaf[] = [];
  for (const one of placed) {
    const own = one.packages[depth];
    if (own === undefined) {
      leaves.push(withLocators(one.leaf, names));
      continue;
    }
    const known = inner.get(own.name) ?? { own, members: [] };
    inner.set(own.name, known);
    known.members.push(one);
  }
  const self = around.at(-1);
  return {
    id: self === undefined ? rootPackage : names.join("/"),
    title: self?.title ?? "",
    slug: kebabCase(self?.name ?? ""),
    leaves: [...ofKind(leaves, "endpoint"), ...ofKind(leaves, "channel"), ...ofKind(leaves, "webhook")],
    packages: [...inner.values()].map(({ own, members }) => packageOf([...around, own], members)),
    locators: packageLocators(names),
  };
}

const ofKind = (leaves: readonly ApiLeaf[], kind: ApiLeaf["kind"]) => leaves.filter((leaf) => leaf.kind === kind);

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
    path: routeText(endpoint),
    locators: pathLocators(methods, endpoint),
  };
};

const channelLeaf = (channel: Channel): ApiLeaf => ({
  kind: "channel",
  id: channel.id,
  name: channel.id,
  method: "GET",
  // A channel without a name is named by its address.
  title: channel.displayName?.includes("/") ? "" : (channel.displayName ?? ""),
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

/** Returns all names under which an author's order may list something of an API. */
export function namesIn({ root }: ApiTree): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = ({ locators, leaves, packages }: ApiPackage): void => {
    for (const name of [...locators, ...leaves.flatMap((leaf) => [leaf.name, ...leaf.locators])]) found.add(name);
    packages.forEach(visit);
  };
  visit(root);
  return found;
}

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
