import { camelCase } from "es-toolkit/compat";
import { type ApiModel, pathText } from "#engine/model";
import { readYaml } from "#mdx/front-matter";
import { operationName, packageName, packageTitle } from "./names.ts";

/** A package of an API by its name, and its title. */
export interface PackageName {
  readonly name: string;
  readonly title: string;
}

/** The name of a call, a channel or a webhook, and the packages around it, outermost first. */
export interface PlacedName {
  readonly packages: readonly PackageName[];
  readonly name: string;
  /** The title, if it differs from the title in the model. */
  readonly title?: string | undefined;
}

/** Names by the ids of the parts of a model. */
export type PlacedNames = ReadonlyMap<string, PlacedName>;

/** Returns the names that a description gives to the parts of its model. */
export function placedNames(text: string, { endpoints, channels = [], webhooks = [] }: ApiModel): PlacedNames {
  const names = operationNames(text);
  const ids = [
    ...endpoints.map(({ id, method, path }) => [id, [`${method} ${pathText(path)}`]] as const),
    // Before version 3 of AsyncAPI the key of a channel is its address.
    ...channels.map(({ id, path }) => [id, [`channel ${id}`, `channel ${pathText(path)}`]] as const),
    ...webhooks.map(({ id }) => [id, [`webhook ${id}`]] as const),
  ];
  return new Map(
    ids.flatMap(([id, keys]) => {
      const name = keys.map((key) => names.get(key)).find((one) => one !== undefined);
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
}

/** The names of operations: by method and path, such as `GET /plants`, or by `webhook` or `channel` and its key. */
type OperationNames = ReadonlyMap<string, PlacedName>;

type Json = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const objectIn = (value: unknown, key: string): Json => {
  const member = isObject(value) ? value[key] : undefined;
  return isObject(member) ? member : {};
};

const textIn = (value: unknown, key: string): string | undefined => {
  const member = isObject(value) ? value[key] : undefined;
  return typeof member === "string" ? member : undefined;
};

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"] as const;

/**
 * Reads the names that a description gives to its operations: by `x-fern-sdk-group-name` and `x-fern-sdk-method-name`,
 * or else by their first tag and their id. Operations without a name are named by their summary, or by their path.
 */
function operationNames(text: string): OperationNames {
  const document = parse(text);
  const names = new Map<string, PlacedName>();
  const titles = tagTitles(document);
  for (const [path, item] of Object.entries(objectIn(document, "paths"))) {
    for (const method of methods) {
      const operation = isObject(item) ? item[method] : undefined;
      if (isObject(operation)) names.set(`${method.toUpperCase()} ${path}`, nameOf(operation, method, path, titles));
    }
  }
  for (const [key, item] of Object.entries(objectIn(document, "webhooks"))) {
    const operation = methods.map((method) => (isObject(item) ? item[method] : undefined)).find(isObject);
    if (operation !== undefined) names.set(`webhook ${key}`, nameOf(operation, "post", key, titles));
  }
  for (const [key, channel] of Object.entries(objectIn(document, "channels"))) {
    const groups = groupsOf(channel) ?? [key];
    const name = groups.join(".");
    // Channels of version 2 have no names.
    const title = isObject(document) && /^[^12]/.test(textIn(document, "asyncapi") ?? "") ? name : undefined;
    names.set(`channel ${key}`, { packages: packagesOf(groups, undefined), name, title });
  }
  return names;
}

function parse(text: string): unknown {
  try {
    return /^\uFEFF?\s*\{/.test(text) ? JSON.parse(text.replace(/^\uFEFF/, "")) : readYaml(text);
  } catch {
    // The importer reports what it can't read.
    return undefined;
  }
}

function tagTitles(document: unknown): ReadonlyMap<string, string> {
  const tags = isObject(document) && Array.isArray(document.tags) ? document.tags : [];
  return new Map(
    tags.flatMap((tag: unknown) => {
      const name = textIn(tag, "name");
      const title = textIn(tag, "x-displayName") ?? name;
      return name === undefined || title === undefined ? [] : [[name, title] as const];
    }),
  );
}

function groupsOf(operation: unknown): readonly string[] | undefined {
  const written = isObject(operation) ? operation["x-fern-sdk-group-name"] : undefined;
  const groups = [written].flat().filter((group) => typeof group === "string");
  return groups.length === 0 ? undefined : groups;
}

function nameOf(operation: Json, method: string, path: string, titles: ReadonlyMap<string, string>): PlacedName {
  const [tag] = Array.isArray(operation.tags) ? operation.tags : [];
  const tagName = typeof tag === "string" ? tag : undefined;
  const title = tagName === undefined ? undefined : (titles.get(tagName) ?? tagName);
  const chosen = textIn(operation, "x-fern-sdk-method-name");
  if (chosen !== undefined) return { packages: packagesOf(groupsOf(operation) ?? [], title), name: chosen };
  const summary = textIn(operation, "summary");
  const id = textIn(operation, "operationId") ?? camelCase(summary ?? `${method}_${path.split("/").join("_")}`);
  const { name, isInside } = operationName(id, tagName);
  return { packages: packagesOf(isInside && tagName !== undefined ? [tagName] : [], title), name };
}

/** The innermost package has the title of its tag if the tag is written like the package. */
const packagesOf = (groups: readonly string[], title: string | undefined): readonly PackageName[] =>
  groups.map((group, i) => {
    const isTag = i === groups.length - 1 && title?.toLowerCase().replaceAll(" ", "") === group;
    return { name: packageName(group), title: isTag ? title : packageTitle(packageName(group)) };
  });
