import fc from "fast-check";
import { expect, it } from "vitest";
import { formUrl } from "../page-data/call-urls.ts";
import { hrefOf } from "./slugs.ts";

const anyText = fc.string({
  unit: fc.oneof(fc.constantFrom("\ud800", "\udfff", "𝒜", "/", "a", "É"), fc.string()),
  maxLength: 200,
});

it("converts any text to a valid URL, including lone surrogates", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(formUrl("/v2", text, text)).toMatch(/^\/[!-~]*$/);
      expect(hrefOf(text)).toMatch(/^\/[!-~]*$/);
    }),
  );
});
