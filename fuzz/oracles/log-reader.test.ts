import { expect, it } from "vitest";
import { readLog } from "./log-reader.ts";

const secret = "planted-7Qm3xVt9Lw2sKd8r";
const kindsOf = (...lines: readonly string[]): readonly string[] => {
  const log = readLog("serve", [secret]);
  log.take(`${lines.join("\n")}\n`);
  return log.drain().map(({ kind }) => kind);
};

it.each([
  ["unchanged", `{"level":30,"event":"request","path":"/?key=${secret}"}`],
  [
    "in base64, wherever it begins",
    `{"level":30,"event":"x","a":"${Buffer.from(`user:${secret}`).toString("base64")}"}`,
  ],
  [
    "in base64, one byte further",
    `{"level":30,"event":"x","a":"${Buffer.from(`users:${secret}!`).toString("base64")}"}`,
  ],
  [
    "in base64, two bytes further",
    `{"level":30,"event":"x","a":"${Buffer.from(`a user:${secret}`).toString("base64")}"}`,
  ],
])("detects a secret %s", (_, line) => expect(kindsOf(line)).toEqual(["secret"]));

it.each([
  [
    "an uncaught error",
    "node:events:497",
    "      throw er; // Unhandled 'error' event",
    "    at TLSSocket.onerror (node:net:12:3)",
  ],
  ["a bug that the product reports", '{"level":50,"event":"bug","error":"TypeError","frames":[]}'],
  ["a call that the proxy ended because of a bug in it", '{"level":30,"event":"proxy","cause":"internal"}'],
  ["too little memory", "FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory"],
])("detects %s", (_, ...lines) => expect(new Set(kindsOf(...lines))).toEqual(new Set(["log"])));

it("ignores ordinary lines, and detects a secret across chunks", () => {
  expect(kindsOf('{"level":30,"event":"request","status":400}', "b.yaml: it can't be read", "  at line 3", "")).toEqual(
    [],
  );
  const log = readLog("proxy", [secret]);
  log.take(`{"a":"${secret.slice(0, 9)}`);
  expect(log.drain()).toEqual([]);
  log.take(`${secret.slice(9)}"}\n`);
  expect(log.drain().map(({ kind }) => kind)).toEqual(["secret"]);
});
