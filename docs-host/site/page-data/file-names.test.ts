import fc from "fast-check";
import { expect, it } from "vitest";
import { apiIn, formUrls } from "./call-urls.ts";
import { escapeFileName, unescapeFileName } from "./file-names.ts";

it("names files that no file system takes for another one", () =>
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (one, other) => {
      expect(escapeFileName(one)).toMatch(/^[a-z0-9_=-]*$/);
      expect(unescapeFileName(escapeFileName(one))).toBe(one);
      expect(escapeFileName(one) === escapeFileName(other)).toBe(one === other);
    }),
  ));

it.each([true, false])("finds the API in the address of a form (static: %s)", (isStatic) =>
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", minLength: 1 }),
      fc.string({ unit: "grapheme", minLength: 1 }),
      (api, id) => {
        expect(apiIn(formUrls({ base: "/docs", isStatic })(api, id))).toBe(api);
      },
    ),
  ),
);
