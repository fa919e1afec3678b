import { decodedUri } from "#engine/decode-uri";
import { unescapeSegment } from "#engine/json";
import type { ImportCode } from "../diagnostic.ts";
import type { Documents, SchemaReader } from "../json-schema/index.ts";
import { isThere, member, type Node, note } from "../node.ts";

/** A document while it is read. */
export interface Reading {
  readonly documents: Documents;
  /** AsyncAPI 3 separates operations from channels, and describes both from the application's point of view. */
  readonly version: 2 | 3;
  /** True if the operations since version 3 have the point of view of a client, as some tools read them. */
  readonly isOfClient: boolean;
  readonly schemas: SchemaReader;
  /** The content type of messages that state none. */
  readonly defaultContentType: Node;
  /** Messages that were reported already: one that applies to many nodes is reported for the first only. */
  readonly reported: Set<string>;
}

/** Reports a message that applies to many nodes of a document, at the first of them. */
export function noteOnce({ reported }: Reading, node: Node, code: ImportCode, message: string): void {
  if (reported.has(message)) return;
  reported.add(message);
  note(node, code, message);
}

/** A node with its traits, those with precedence first. `part` looks a member up in each of them in turn. */
export type Traited = readonly Node[];

/**
 * Merges a node with its traits. In AsyncAPI 2 traits override the node, and the last trait wins; since AsyncAPI 3
 * the node overrides its traits.
 */
export function withTraits(node: Node, traits: readonly Node[], { documents, version }: Reading): Traited {
  const followed = traits.flatMap((trait) => documents.follow(trait) ?? []).reverse();
  return version === 2 ? [...followed, node] : [node, ...followed];
}

/** Returns a member of a node, or of the first of its traits that has it. */
export function part(things: Traited, key: string): Node {
  const [first] = things;
  const members = things.map((thing) => member(thing, key));
  const found = members.find(isThere) ?? members[0];
  if (found === undefined || first === undefined) throw new NothingToReadError();
  return found;
}

/** Returns a member of each part that has it, those with precedence first. */
export const membersIn = (things: Traited, key: string): readonly Node[] =>
  things.map((thing) => member(thing, key)).filter(isThere);

/** No node was given: a bug of the caller. */
class NothingToReadError extends Error {
  override readonly name = "NothingToReadError";
}

/** Returns the last step of a reference, the name of its target: `Tick` for `#/components/messages/Tick`. */
export function nameInReference(node: Node): string | undefined {
  const reference = member(node, "$ref").value;
  const last = typeof reference === "string" ? reference.split(/[/#]/).pop() : undefined;
  if (last === undefined || last === "") return undefined;
  return decodedUri(unescapeSegment(last));
}
