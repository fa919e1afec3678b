import { isObject, type Json, objectOf } from "#engine/json";
import type { ProtocolBinding } from "#engine/model";
import { distinctBy, entriesOf, isThere, type Node } from "../node.ts";
import { membersIn, type Reading, type Traited } from "./reading.ts";

/**
 * Reads the bindings of a server, a channel, an operation or a message: one value for each protocol. Parameters of a
 * WebSocket handshake are read as parameters, so its binding is left out, and so are empty ones and versions.
 */
export const readBindings = (at: Node, { documents }: Reading): readonly ProtocolBinding[] =>
  entriesOf(documents.follow(at) ?? at).flatMap(([protocol, node]): readonly ProtocolBinding[] => {
    const target = documents.follow(node);
    if (target === undefined || !isThere(target) || protocol.startsWith("x-") || protocol === "ws") return [];
    const value = withoutVersion(target.value ?? null);
    return isObject(value) && Object.keys(value).length === 0 ? [] : [{ protocol, value }];
  });

/** Removes the version of a binding's own specification. */
const withoutVersion = (value: Json): Json =>
  isObject(value) ? objectOf(Object.entries(value).filter(([key]) => key !== "bindingVersion")) : value;

/** Reads the bindings of a part and of its traits. If several have bindings of a protocol, the first of them counts. */
export const bindingsIn = (things: Traited, reading: Reading): readonly ProtocolBinding[] =>
  distinctBy(
    membersIn(things, "bindings").flatMap((at) => readBindings(at, reading)),
    ({ protocol }) => protocol,
  );
