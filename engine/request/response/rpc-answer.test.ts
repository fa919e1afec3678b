import { expect, it } from "vitest";
import type { Json } from "#engine/json";
import { rpcErrorText } from "./rpc-answer.ts";

it.each<[string, Json, string | undefined]>([
  ["an error", { error: { code: -32001, message: "Not there" } }, "-32001: Not there"],
  ["an error without a message", { error: { code: 7 } }, "7"],
  ["an error that is not an object", { error: true }, ""],
  ["a result", { result: null }, undefined],
  ["a result of version 1", { result: 1, error: null }, undefined],
  ["no response of JSON-RPC", [1], undefined],
])("the error of a call of JSON-RPC is known from %s", (_, value, expected) => {
  expect(rpcErrorText({ kind: "openrpc", methodName: "m" }, value)).toBe(expected);
  expect(rpcErrorText({ kind: "rest" }, value)).toBeUndefined();
});
