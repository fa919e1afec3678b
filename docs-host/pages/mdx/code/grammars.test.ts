import { createHighlighterCore } from "@shikijs/core";
import { createOnigurumaEngine } from "@shikijs/engine-oniguruma";
import { expect, it } from "vitest";
import { createGrammars } from "./grammars.ts";

it("creates the highlighter again after that has failed, and once for all grammars that load together", async () => {
  let attempts = 0;
  const grammars = createGrammars(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("too many open files");
    return createHighlighterCore({ engine: createOnigurumaEngine(import("@shikijs/engine-oniguruma/wasm-inlined")) });
  });
  await expect(grammars.load(["json", "sh"])).rejects.toThrow("too many open files");
  expect(grammars.highlighterOf("json")).toBeUndefined();

  await grammars.load(["json", "sh", "no-such-language"]);
  expect(attempts).toBe(2);
  expect(grammars.highlighterOf("json")).toBeDefined();
  expect(grammars.highlighterOf("shellscript")).toBe(grammars.highlighterOf("json"));
  expect(grammars.highlighterOf("no-such-language")).toBeUndefined();
});
