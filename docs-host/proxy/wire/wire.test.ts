import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { answerPrefix, forwardPrefix, proxyHeaders } from "./wire.ts";

describe("the wire format", () => {
  const files = ["wire.ts", "causes.ts", "channel-causes.ts", "close-codes.ts"];
  it.each(files)("imports nothing that a browser lacks: %s", async (name) => {
    const source = await readFile(new URL(name, import.meta.url), "utf8");
    const imports = [...source.matchAll(/from "([^"]+)"/g)].map(([, from]) => from);
    expect(imports.filter((from = "") => !files.includes(from.replace("./", "")))).toEqual([]);
  });

  it("has lower-case names that don't start with its own prefixes", () => {
    for (const name of Object.values(proxyHeaders)) {
      expect(name).toBe(name.toLowerCase());
      expect(name.startsWith(forwardPrefix) || name.startsWith(answerPrefix)).toBe(false);
    }
  });
});
