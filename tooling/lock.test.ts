import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { missingEntries, platformOf } from "./lock.ts";

it.each([
  ["@biomejs/cli-darwin-arm64", { os: ["darwin"], cpu: ["arm64"] }],
  ["@oxc-parser/binding-linux-x64-musl", { os: ["linux"], cpu: ["x64"], libc: ["musl"] }],
  ["@oxc-parser/binding-linux-arm-gnueabihf", { os: ["linux"], cpu: ["arm"], libc: ["glibc"] }],
  ["@boundaryml/baml-win32-x64-msvc", { os: ["win32"], cpu: ["x64"] }],
  ["@oxc-parser/binding-wasm32-wasi", { cpu: ["wasm32"] }],
  ["left-pad", undefined],
])("reads the platform of %s", (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

it("lists missing entries once, and no existing ones", () => {
  const packages = {
    "": {},
    "node_modules/tool": { dev: true, optionalDependencies: { "tool-linux-x64": "1.0.0", "tool-darwin-x64": "1.0.0" } },
    "node_modules/tool-linux-x64": { version: "1.0.0" },
  };
  expect(missingEntries({ packages })).toEqual({
    "node_modules/tool-darwin-x64": { version: "1.0.0", dev: true, optional: true, os: ["darwin"], cpu: ["x64"] },
  });
});

it.each([".", "bench/peers", "e2e/frameworks/packages"])("finds the lock file in %s complete", (folder) => {
  const file = resolve(import.meta.dirname, "..", folder, "package-lock.json");
  expect(missingEntries(JSON.parse(readFileSync(file, "utf8")))).toEqual({});
});
