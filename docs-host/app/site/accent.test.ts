import fc from "fast-check";
import { expect, it } from "vitest";
import { accentOf, contrast } from "./accent.ts";
import type { Rgb } from "./definition.ts";

const part = fc.integer({ min: 0, max: 255 });
const color = fc.record({ r: part, g: part, b: part });
const parse = (text: string): Rgb => {
  const [r = 0, g = 0, b = 0] = (text.match(/\d+/g) ?? []).map(Number);
  return { r, g, b };
};

it("makes every color readable on the light and the dark background", () => {
  fc.assert(
    fc.property(color, (accentPrimary) => {
      const accent = accentOf({ type: "light", accentPrimary });
      expect(contrast(parse(accent?.light ?? ""), { r: 255, g: 255, b: 255 })).toBeGreaterThanOrEqual(4.5);
      expect(contrast(parse(accent?.dark ?? ""), { r: 20, g: 25, b: 27 })).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

it("keeps a readable color, and uses the color of each theme", () => {
  const [light, dark] = [
    { r: 30, g: 90, b: 60 },
    { r: 200, g: 230, b: 210 },
  ];
  expect(accentOf({ type: "darkAndLight", light: { accentPrimary: light }, dark: { accentPrimary: dark } })).toEqual({
    light: "rgb(30 90 60)",
    dark: "rgb(200 230 210)",
  });
});

it("returns undefined if the site has no color", () => {
  expect(accentOf(undefined)).toBeUndefined();
});

it("computes the contrast of black and white as 21", () => {
  expect(contrast({ r: 0, g: 0, b: 0 }, { r: 255, g: 255, b: 255 })).toBeCloseTo(21, 5);
});
