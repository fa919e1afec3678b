import { isLoopbackHost, parseUrl } from "#engine/host";
import { type Environment, type EnvironmentVariable, resolveEnvironment } from "#engine/model";
import { claimName } from "#engine/text";
import { isUrl } from "../address.ts";
import {
  audiencesIn,
  entriesOf,
  fetchedFrom,
  found,
  included,
  isThere,
  itemsOf,
  member,
  type Node,
  note,
  textOf,
  textsOf,
} from "../node.ts";
import { nonEmptyText, type Scope } from "./scope.ts";

/**
 * Reads the environments of an endpoint: the servers of the operation, else of its path, else of the document. A
 * document from an address that names no servers has one, `/` at that address (OpenAPI "OpenAPI Object", `servers`);
 * for a file there is none, since its API is served at an unknown address.
 */
export function readEnvironments(
  nodes: readonly Node[],
  { version, root, name }: Pick<Scope, "version" | "root" | "name">,
): readonly Environment[] {
  const declaring = nodes.find((node) => itemsOf(node).length > 0);
  if (version === "2.0") return hostEnvironments(root, declaring, name);
  if (declaring === undefined) return isUrl(name) ? [resolveEnvironment({ id: "/", baseUrl: "/" }, name)] : [];
  return distinctIds(itemsOf(declaring).flatMap((server) => readServer(included(server), name) ?? []));
}

/** Reads a server. Its address may be relative to the document that it is in, whatever `$self` says. */
function readServer(node: Node, name: string): Environment | undefined {
  const address = textOf(member(node, "url"));
  if (address === undefined) {
    note(member(node, "url"), "missing", "expected the address of a server, found nothing; the server is ignored");
    return undefined;
  }
  const text = nonEmptyText(node, "description");
  const variables = entriesOf(member(node, "variables")).map(([key, one]) => [key, readVariable(one)] as const);
  noteUndeclared(member(node, "url"), address, new Set(variables.map(([key]) => key)));
  const template = withScheme(member(node, "url"), address, node.source.file ?? name);
  return resolveEnvironment(
    {
      id: nonEmptyText(node, "name") ?? text ?? address,
      baseUrl: variables.reduce((url, [key, one]) => url.replaceAll(`{${key}}`, one.default), template),
      ...(text !== undefined && { description: text }),
      ...(variables.length > 0 && { template, variables: Object.fromEntries(variables) }),
      ...fetchedFrom(node),
      ...audiencesIn(node, "x-fern-audiences"),
    },
    node.source.file ?? name,
  );
}

/**
 * Adds the scheme that an address lacks. In a document from a file, one that starts with `//` is served over https. A
 * host with a port is not a relative path, although the specification reads it as one.
 */
function withScheme(node: Node, address: string, base: string): string {
  if (address.startsWith("//") && !isUrl(base)) return `https:${address}`;
  const [, host] = /^([a-z\d.-]+):\d+(?:\/|$)/i.exec(address) ?? [];
  if (host === undefined) return address;
  const url = `${isLoopbackHost(host) ? "http" : "https"}://${address}`;
  note(
    node,
    "type",
    `expected an address with a scheme, found ${found(address)}; using ${JSON.stringify(url)} instead`,
  );
  return url;
}

function noteUndeclared(node: Node, address: string, declared: ReadonlySet<string>): void {
  for (const [, name = ""] of address.matchAll(/\{([^{}]*)\}/g)) {
    if (!declared.has(name)) {
      note(
        node,
        "unknown-reference",
        `unknown server variable ${JSON.stringify(name)}; no request can be sent to this server`,
      );
    }
  }
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

/**
 * OpenAPI 2.0 has one host, one base path and several schemes. Without a host, the host comes from the document's
 * address; so does the scheme.
 */
function hostEnvironments(root: Node, own: Node | undefined, name: string): readonly Environment[] {
  const [host, basePath] = [nonEmptyText(root, "host"), nonEmptyText(root, "basePath") ?? ""];
  const known = textsOf(own ?? member(root, "schemes")).filter((scheme) => scheme === "https" || scheme === "http");
  const path = basePath === "/" ? "" : basePath;
  const address = isUrl(name) ? parseUrl(name) : undefined;
  const place = host ?? address?.host;
  if (place === undefined || place === "") return path === "" ? [] : [{ id: "default", baseUrl: path }];
  const usual = address?.protocol === "http:" ? "http" : "https";
  if (known.length === 0 && host === undefined)
    return [{ id: "default", baseUrl: `${usual}://${place}${path || "/"}` }];
  const used = known.length > 0 ? [...new Set(known)].sort().reverse() : [usual];
  return used.map((scheme) => ({ id: scheme, baseUrl: `${scheme}://${place}${path}` }));
}

/** Readers select environments by their ids, which must be unique. */
function distinctIds(environments: readonly Environment[]): readonly Environment[] {
  const taken = new Set<string>();
  return environments.map((one) => {
    const id = claimName(taken, one.id, " ");
    return id === one.id ? one : { ...one, id };
  });
}
