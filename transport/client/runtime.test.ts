import { expect, it } from "vitest";
import { describeClient, type Globals } from "./runtime.ts";

const cases: readonly (readonly [string, Globals, string, string])[] = [
  ["a browser", { document: {}, navigator: { userAgent: "Mozilla/5.0" } }, "browser", "Mozilla/5.0"],
  ["a worker", { importScripts: () => {}, navigator: { userAgent: "Mozilla/5.0" } }, "web-worker", "Mozilla/5.0"],
  ["Deno", { Deno: { version: { deno: "2.1.0" } }, navigator: { userAgent: "Deno/2.1.0" } }, "deno", "2.1.0"],
  [
    "Bun, which has Node's process",
    { Bun: { version: "1.2.0" }, process: { versions: { node: "22" } } },
    "bun",
    "1.2.0",
  ],
  ["Node", { process: { version: "v20.19.0", versions: { node: "20.19.0" } } }, "node", "v20.19.0"],
  ["React Native", { navigator: { product: "ReactNative" } }, "react-native", "unknown"],
  ["a bundle's stand-in for process", { process: {} }, "unknown", "unknown"],
  ["anything else", {}, "unknown", "unknown"],
];

it.each(cases)("detects %s by its globals", (_, globals, runtime, runtimeVersion) => {
  expect(describeClient(globals)).toEqual({ language: "JavaScript", runtime, runtimeVersion });
});

it("detects the runtime of this test", () => {
  expect(describeClient(globalThis)).toEqual({
    language: "JavaScript",
    runtime: "node",
    runtimeVersion: process.version,
  });
});
