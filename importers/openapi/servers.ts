import type { Environment, EnvironmentVariable } from "#engine/model";
import { claimName } from "#engine/text";
import { isUrl, resolveAddress } from "../address.ts";
import { entriesOf, fetchedFrom, isThere, itemsOf, member, type Node, note, textOf, textsOf } from "../node.ts";
import { nonEmptyText, type Scope } from "./scope.ts";

/**
 * Reads the environments of an endpoint: the servers of the operation, else those of its path, else those of the
 * document. A relative address is resolved against that of the document.
 */
export function readEnvironments(nodes: readonly Node[], { version, root, name }: Scope): readonly Environment[] {
  const declaring = nodes.find((node) => itemsOf(node).length > 0);
  if (version === "2.0") return hostEnvironments(root, declaring, name);
  if (declaring === undefined) return [];
  const environments = itemsOf(declaring).flatMap((server) => readServer(server, name) ?? []);
  return distinctIds(environments);
}

function readServer(node: Node, name: string): Environment | undefined {
  const template = textOf(member(node, "url"));
  if (template === undefined) {
    note(member(node, "url"), "missing", "expected the address of a server, found nothing; the server is ignored");
    return undefined;
  }
  const text = nonEmptyText(node, "description");
  const variables = entriesOf(member(node, "variables")).map(([key, one]) => [key, readVariable(one)] as const);
  const filled = variables.reduce((url, [key, one]) => url.replaceAll(`{${key}}`, one.default), template);
  return {
    id: nonEmptyText(node, "name") ?? text ?? template,
    baseUrl: absolute(filled, name),
    ...(text !== undefined && { description: text }),
    ...(variables.length > 0 && { template: absolute(template, name), variables: Object.fromEntries(variables) }),
    ...fetchedFrom(node),
  };
}

function readVariable(node: Node): EnvironmentVariable {
  const values = textsOf(member(node, "enum"));
  const text = nonEmptyText(node, "description");
  return {
    default: scalarText(member(node, "default")) ?? values[0] ?? "",
    ...(values.length > 0 && { values }),
    ...(text !== undefined && { description: text }),
  };
}

/** A port is often written as a number. */
const scalarText = (node: Node): string | undefined =>
  typeof node.value === "number" ? String(node.value) : isThere(node) ? textOf(node) : undefined;

/** OpenAPI 2.0 has one host, one base path and several schemes. */
function hostEnvironments(root: Node, own: Node | undefined, name: string): readonly Environment[] {
  const [host, basePath] = [nonEmptyText(root, "host"), nonEmptyText(root, "basePath") ?? ""];
  const schemes = textsOf(own ?? member(root, "schemes"));
  const path = basePath === "/" ? "" : basePath;
  if (host === undefined)
    return path === "" && !isUrl(name) ? [] : [{ id: "default", baseUrl: absolute(path === "" ? "/" : path, name) }];
  const known = schemes.filter((scheme) => scheme === "https" || scheme === "http");
  const used = known.length > 0 ? [...known].sort().reverse() : ["https"];
  return used.map((scheme) => ({ id: scheme, baseUrl: `${scheme}://${host}${path}` }));
}

const absolute = (url: string, name: string): string =>
  isUrl(name) && !/^[a-z{][\w+.{}-]*:\/\//i.test(url) ? resolveAddress(url, name) : url;

/** Readers select environments by their ids, which must be unique. */
function distinctIds(environments: readonly Environment[]): readonly Environment[] {
  const taken = new Set<string>();
  return environments.map((one) => {
    const id = claimName(taken, one.id, " ");
    return id === one.id ? one : { ...one, id };
  });
}
