import { isObject, own as ownMember } from "#engine/json";
import type { HttpMethod } from "#engine/model";
import { isHeaderName } from "#engine/request";
import { claimName } from "#engine/text";
import { entriesOf, included, member, type Node, note, textOf } from "../node.ts";
import { partAt, type Scope } from "./scope.ts";

/** An operation and its location. */
export interface Operation {
  readonly path: string;
  readonly method: HttpMethod;
  readonly node: Node;
  /** The path item that it is in. */
  readonly item: Node;
  /** The node of the path, which may be a reference to the path item. */
  readonly entry: Node;
}

/** The methods that are fields of a path item. */
const fields: ReadonlySet<HttpMethod> = new Set([
  "GET",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "HEAD",
  "OPTIONS",
  "TRACE",
  "QUERY",
]);

/** Extensions of docs tools that hide an operation from readers. */
const hiding = ["x-internal", "x-hidden", "x-excluded", "x-fern-ignore", "x-speakeasy-ignore", "x-scalar-ignore"];

/** Lists the operations of path items by path, without hidden ones. */
export function operationsIn(paths: Node, scope: Pick<Scope, "documents">): readonly Operation[] {
  return entriesOf(paths).flatMap(([path, at]) => {
    if (path.startsWith("x-")) return [];
    const item = partAt(at, scope);
    return item === undefined || isHidden(item) ? [] : operationsOf(path, item, at);
  });
}

function operationsOf(path: string, item: Node, entry: Node): readonly Operation[] {
  const own_ = entriesOf(item).flatMap(([key, node]): readonly Operation[] => {
    const method = key.toUpperCase();
    if (!fields.has(method)) return [];
    const own = included(node);
    return isObject(own.value) && !isHidden(own) ? [{ path, method, node: own, item, entry }] : [];
  });
  // OpenAPI 3.2 has other methods by their names as they are sent. CONNECT opens a tunnel: it does not call an API.
  const others = entriesOf(member(item, "additionalOperations")).flatMap(([method, at]): readonly Operation[] => {
    const node = included(at);
    if (!isHeaderName(method) || method.toUpperCase() === "CONNECT") {
      note(at, "unsupported", `expected a method of HTTP, found ${JSON.stringify(method)}; the operation is ignored`);
      return [];
    }
    return isObject(node.value) && !isHidden(node) ? [{ path, method, node, item, entry }] : [];
  });
  return [...own_, ...others];
}

const isHidden = ({ value }: Node): boolean => isObject(value) && hiding.some((key) => ownMember(value, key) === true);

/** Gives each operation a unique id: its declared one, else its method and path. */
export function operationIds(operations: readonly Operation[]): ReadonlyMap<Operation, string> {
  const ids = new Map<Operation, string>();
  const taken = new Set<string>();
  for (const operation of operations) {
    const operationId = textOf(member(operation.node, "operationId"));
    const base = operationId === undefined || operationId.trim() === "" ? plainId(operation) : operationId;
    if (taken.has(base) && operationId !== undefined) {
      note(
        member(operation.node, "operationId"),
        "mismatch",
        `more than one operation has the id ${JSON.stringify(operationId)}`,
      );
    }
    ids.set(operation, claimName(taken, base));
  }
  return ids;
}

const plainId = ({ method, path }: Operation): string =>
  `${method.toLowerCase()}-${path.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "")}`.replace(/-$/, "");
