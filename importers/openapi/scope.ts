import { isObject } from "#engine/json";
import type { AuthScheme } from "#engine/model";
import { isUrl, resolveAddress } from "../address.ts";
import type { Documents, SchemaReader } from "../json-schema/index.ts";
import { referenceOf } from "../json-schema/index.ts";
import { keyword, member, type Node, nonEmptyText, textOf } from "../node.ts";
import type { OpenApiVersion } from "./versions.ts";

export { nonEmptyText };

/** The state that the readers of an OpenAPI document share. */
export interface Scope {
  readonly version: OpenApiVersion;
  readonly documents: Documents;
  readonly schemas: SchemaReader;
  readonly root: Node;
  /** The name or the address of the document. */
  readonly name: string;
  /** The authentication schemes that were read, by id. */
  readonly auths: { readonly [id: string]: AuthScheme };
  /** Ids of groups by the names of their tags. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
}

/**
 * Resolves a reference of a part that is not a schema. Texts beside the `$ref` override texts of the target (OpenAPI
 * 3.1).
 */
export function partAt(node: Node, { documents }: Pick<Scope, "documents">): Node | undefined {
  if (referenceOf(node) === undefined) return node;
  const target = documents.follow(node);
  if (target === undefined || !isObject(target.value)) return undefined;
  const texts = ["summary", "description"].flatMap((key) => {
    const text = textOf(keyword(node, key));
    return text === undefined || text.trim() === "" ? [] : [[key, text] as const];
  });
  return texts.length === 0 ? target : { ...target, value: { ...target.value, ...Object.fromEntries(texts) } };
}

/** Returns the group of the first tag that is one. */
export const groupOf = (tags: readonly string[], { groups }: Pick<Scope, "groups">): readonly string[] =>
  tags.map((tag) => groups.get(tag)).find((group) => group !== undefined) ?? [];

/**
 * Returns the address that relative links in descriptions start from: the address of the further documents, if authors
 * write for it, or else the address of the description (OpenAPI 3.1 "Relative References in URLs").
 */
export function linkBaseOf(root: Node, name: string): { readonly linkBase?: string } {
  const further = nonEmptyText(member(root, "externalDocs"), "url");
  const base = further !== undefined && isUrl(name) ? resolveAddress(further, name) : further;
  const found = [base, name].find((one) => one !== undefined && isUrl(one));
  return found === undefined ? {} : { linkBase: found };
}
