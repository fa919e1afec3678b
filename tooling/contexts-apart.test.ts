import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { contextsApart, contextsApartPlugin, NothingToPartError } from "./contexts-apart.ts";

const file = resolve(import.meta.dirname, "../node_modules/react-aria-components/dist/private/Autocomplete.mjs");
const text = readFileSync(file, "utf8");

describe("the contexts of a module of react-aria", () => {
  it("stand apart, each by the name that others know it by", () => {
    const { contexts, rest } = contextsApart(text, file, "there");
    expect([...contexts.matchAll(/export const (\w+)/g)].map(([, name]) => name)).toEqual([
      "AutocompleteContext",
      "AutocompleteStateContext",
      "SelectableCollectionContext",
      "FieldInputContext",
    ]);
    expect(contexts.match(/^import .*/gm)).toEqual(['import { createContext } from "react";']);
    expect(rest).toContain('from "there"');
    expect(rest).not.toContain("createContext)(");
    // It gives the same names as before.
    expect(rest.match(/^export .*/m)?.[0]).toBe(text.match(/^export .*/m)?.[0]);
  });

  it("are reported when there are none, or none that others know", () => {
    expect(() => contextsApart("const a = 1;\n", "a.mjs", "there")).toThrow(NothingToPartError);
    const hidden = "const a = /*#__PURE__*/ (0, $createContext)(null);\n";
    expect(() => contextsApart(hidden, "a.mjs", "there")).toThrow(NothingToPartError);
  });

  it("are read from the file that is asked for, and other files are left alone", () => {
    const { load, resolveId } = contextsApartPlugin(/private\/Autocomplete\.mjs$/, (path) =>
      readFileSync(path, "utf8"),
    );
    expect(load("/a/other.mjs")).toBeUndefined();
    expect(resolveId("./other.mjs")).toBeUndefined();
    expect(resolveId(`${file}?contexts`)).toBe(`${file}?contexts`);
    expect(load(`${file}?contexts`)).toBe(contextsApart(text, file, `${file}?contexts`).contexts);
    expect(load(file)).toBe(contextsApart(text, file, `${file}?contexts`).rest);
  });
});
