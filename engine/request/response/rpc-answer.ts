import { isObject, type Json, type JsonObject, own } from "#engine/json";
import type { Protocol } from "#engine/model";

/** A response of JSON-RPC: its result or its error (JSON-RPC 2.0 §5). */
export type RpcAnswer =
  | { readonly kind: "result"; readonly value: Json }
  | { readonly kind: "error"; readonly value: Json }
  | { readonly kind: "neither" };

/** Reads a response of JSON-RPC. Servers of version 1 send both members, and `null` for the absent one. */
export function rpcAnswer(value: Json): RpcAnswer {
  const [result, error] = isObject(value) ? [own(value, "result"), own(value, "error")] : [];
  if (error !== undefined && error !== null) return { kind: "error", value: error };
  return result === undefined ? { kind: "neither" } : { kind: "result", value: result };
}

/** Returns the error of a call of JSON-RPC in words, its code first; undefined if the call succeeded. */
export function rpcErrorText({ kind }: Protocol, value: Json): string | undefined {
  const answer = kind === "openrpc" ? rpcAnswer(value) : undefined;
  if (answer?.kind !== "error") return undefined;
  const error: JsonObject = isObject(answer.value) ? answer.value : {};
  const parts = [own(error, "code"), own(error, "message")].filter((part) => part !== undefined && part !== null);
  return parts.map(String).join(": ");
}
