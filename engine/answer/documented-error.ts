import { isObject, type Json, own } from "#engine/json";
import type { Endpoint, EndpointError } from "#engine/model";

/** Errors that any call may have: invalid JSON, request, method or parameters, and internal errors (§5.1). */
const predefined: ReadonlySet<number> = new Set([-32700, -32600, -32601, -32602, -32603]);

/**
 * Finds the documented error with a code. Returns "predefined" for an undocumented code of the standard, and undefined
 * for any other undocumented code.
 */
export function documentedError({ errors }: Endpoint, error: Json): EndpointError | "predefined" | undefined {
  const code = isObject(error) ? own(error, "code") : undefined;
  const found =
    errors.find(({ rpcCode }) => rpcCode !== undefined && rpcCode === code) ??
    errors.find(({ rpcCode }) => rpcCode === undefined);
  return found ?? (typeof code === "number" && predefined.has(code) ? "predefined" : undefined);
}
