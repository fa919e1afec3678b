import fc from "fast-check";
import { expect, it } from "vitest";
import { claimName, slugOf } from "./slug.ts";

it.each([
  ["Get a plant", "get-a-plant"],
  ["getPlantById", "get-plant-by-id"],
  ["Café & Über", "cafe-uber"],
  ["Cafe\u0301 u\u0308berA\u0308pfel", "cafe-uber-apfel"],
  ["v2.0", "v2-0"],
  ["植物", "植物"],
  ["が", "が"],
  ["か\u3099", "が"],
  ["한국어", "한국어"],
  ["हिन्दी", "हिन्दी"],
  ["--", ""],
  ["", ""],
  ["(a)", "a"],
  [`${"a".repeat(79)} b`, "a".repeat(79)],
  [`a${"𝒜".repeat(60)}`, `a${"𝒜".repeat(39)}`],
])("the slug of %j is %j", (text, slug) => expect(slugOf(text)).toBe(slug));

const anyText = fc.string({ unit: fc.oneof(fc.constantFrom("\ud800", "\udfff", "𝒜", "/", "a", "É"), fc.string()) });

it("slugs of any text can be encoded, are short, and do not change when they are slugged again", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const slug = slugOf(text);
      expect(() => encodeURIComponent(slug)).not.toThrow();
      expect(slug).toMatch(/^(?:[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*)?$/u);
      expect(slug.length).toBeLessThanOrEqual(80);
      expect(slugOf(slug)).toBe(slug);
    }),
  );
});

it("claims each name once", () => {
  const taken = new Set(["plant"]);
  const names = ["plant", "plant", "plant-2", "leaf"].map((name) => claimName(taken, name));
  expect(names).toEqual(["plant-2", "plant-3", "plant-2-2", "leaf"]);
  expect(taken).toEqual(new Set(["plant", ...names]));
  expect(claimName(taken, "leaf", " ")).toBe("leaf 2");
});

it("finds a free name in steps that are linear in the names", () => {
  let steps = 0;
  const taken = new (class extends Set<string> {
    override has(name: string): boolean {
      steps += 1;
      return super.has(name);
    }
  })();
  for (let count = 0; count < 1000; count += 1) claimName(taken, "plant");
  expect(taken.size).toBe(1000);
  expect(steps).toBeLessThan(5000);
});
