import { type Environment, type EnvironmentVariable, type Group, resolveEnvironment } from "#engine/model";
import type { Documents, SchemaReader } from "../json-schema/index.ts";
import { entriesOf, fetchedFrom, isThere, itemsOf, member, type Node, note, textOf, textsOf } from "../node.ts";

/** The state that the readers of one document share. */
export interface Reading {
  readonly documents: Documents;
  readonly schemas: SchemaReader;
  readonly root: Node;
  /** The name or the address of the document. */
  readonly name: string;
  /** The sections that methods have named so far, by id. */
  readonly groups: Map<string, Group>;
}

/**
 * Reads the servers of a method: its own servers, or else the servers of the document. An address may be relative to
 * the address of its document (OpenRPC "Server Object").
 */
export function readServers(method: Node, { documents, root, name }: Reading): readonly Environment[] {
  const own = itemsOf(member(method, "servers"));
  const names = new Set<string>();
  return (own.length > 0 ? own : itemsOf(member(root, "servers"))).flatMap((at, i): readonly Environment[] => {
    const node = documents.follow(at);
    if (node === undefined || !isThere(node)) return [];
    const url = textOf(member(node, "url"));
    if (url === undefined) {
      note(member(node, "url"), "missing", "expected the address of a server; the server is ignored");
      return [];
    }
    const preferredName = textOf(member(node, "name")) ?? (i === 0 ? "default" : `server ${i + 1}`);
    const id = names.has(preferredName) ? `${preferredName} ${i + 1}` : preferredName;
    names.add(id);
    return [resolveEnvironment(readServer(id, url, node), node.source.file ?? name)];
  });
}

/** Variables are in an address as `${name}`, or as in OpenAPI without the dollar sign. */
function readServer(id: string, url: string, node: Node): Environment {
  const template = url.replace(/\$\{/g, "{");
  const variables = entriesOf(member(node, "variables"))
    .filter(([key]) => template.includes(`{${key}}`))
    .map(([key, variable]) => [key, readVariable(variable)] as const);
  const byName = new Map(variables);
  const description = textOf(member(node, "description")) ?? textOf(member(node, "summary"));
  return {
    id,
    baseUrl: template.replace(/\{([^{}]*)\}/g, (whole, key: string) => byName.get(key)?.default ?? whole),
    ...(description === undefined ? {} : { description }),
    ...(variables.length === 0 ? {} : { template, variables: Object.fromEntries(variables) }),
    ...fetchedFrom(node),
  };
}

function readVariable(node: Node): EnvironmentVariable {
  const values = textsOf(member(node, "enum"));
  const description = textOf(member(node, "description"));
  return {
    default: textOf(member(node, "default")) ?? values[0] ?? "",
    ...(values.length === 0 ? {} : { values }),
    ...(description === undefined ? {} : { description }),
  };
}
