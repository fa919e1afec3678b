import { expect, it } from "vitest";
import { defineConfig } from "./index.ts";

it("settings are checked by their type", () => {
  const config = { port: 8080, login: { issuer: "https://login.example.com" }, proxyLimits: { totalMs: 1 } };
  expect(defineConfig(config)).toBe(config);
  // @ts-expect-error -- the name of a setting is misspelled
  defineConfig({ prot: 8080 });
  // @ts-expect-error -- a port is a number
  defineConfig({ port: "8080" });
  // @ts-expect-error -- there is no such theme
  defineConfig({ theme: "small" });
});
