import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { splitContexts, splitContextsPlugin, UnknownModuleError } from "./split-contexts.ts";

const file = resolve(import.meta.dirname, "../node_modules/react-aria-components/dist/private/Autocomplete.mjs");
const text = readFileSync(file, "utf8");

describe("the contexts of a react-aria module", () => {
  it("are moved to their own module under their public names", () => {
    const { contexts, rest } = splitContexts(text, file, "there");
    expect([...contexts.matchAll(/export const (\w+)/g)].map(([, name]) => name)).toEqual([
      "AutocompleteContext",
      "AutocompleteStateContext",
      "SelectableCollectionContext",
      "FieldInputContext",
    ]);
    expect(contexts.match(/^import .*/gm)).toEqual(['import { createContext } from "react";']);
    expect(rest).toContain('from "there"');
    expect(rest).not.toContain("createContext)(");
    // The names do not change.
    expect(rest.match(/^export .*/m)?.[0]).toBe(text.match(/^export .*/m)?.[0]);
  });

  it("are reported if there are none, or none is exported", () => {
    expect(() => splitContexts("const a = 1;\n", "a.mjs", "there")).toThrow(UnknownModuleError);
    const hidden = "const a = /*#__PURE__*/ (0, $createContext)(null);\n";
    expect(() => splitContexts(hidden, "a.mjs", "there")).toThrow(UnknownModuleError);
  });

  it("are read from the requested file only", () => {
    const { load, resolveId } = splitContextsPlugin(/private\/Autocomplete\.mjs$/, (path) =>
      readFileSync(path, "utf8"),
    );
    expect(load("/a/other.mjs")).toBeUndefined();
    expect(resolveId("./other.mjs")).toBeUndefined();
    expect(resolveId(`${file}?contexts`)).toBe(`${file}?contexts`);
    expect(load(`${file}?contexts`)).toBe(splitContexts(text, file, `${file}?contexts`).contexts);
    expect(load(file)).toBe(splitContexts(text, file, `${file}?contexts`).rest);
  });
});
