import type { Endpoint, PathPart } from "./endpoint.ts";

/** A path as documentation writes it: `/plants/{plantId}`. */
export const pathText = (path: readonly PathPart[]): string =>
  path.map((part) => (part.kind === "literal" ? part.value : `{${part.key}}`)).join("");

/** The path of a call; calls of JSON-RPC share an address, so their method stands for it. */
const routeOf = ({ path, protocol }: Pick<Endpoint, "path" | "protocol">): readonly PathPart[] =>
  protocol.kind === "openrpc" ? [{ kind: "literal", value: protocol.methodName }] : path;

/** The route of a call as documentation writes it: `/plants/{plantId}`, or the method of JSON-RPC. */
export const routeText = (endpoint: Pick<Endpoint, "path" | "protocol">): string => pathText(routeOf(endpoint));
