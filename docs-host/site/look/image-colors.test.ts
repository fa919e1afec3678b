import { expect, it } from "vitest";
import { siteSettings } from "../model/settings/index.ts";
import { black, contrast, hex, inkOn, mix, movedToward, rgbOf, white } from "./contrast.ts";
import { imageColors } from "./image-colors.ts";

const { look } = siteSettings({});

it("draws images in the light colors of the site, or the dark ones where the site has no others", () => {
  const [light, dark] = [imageColors(look, {}), imageColors({ ...look, schemes: "dark" }, {})];
  expect([light.isDark, dark.isDark]).toEqual([false, true]);
  expect(light.background).not.toBe(dark.background);
  expect(imageColors({ ...look, schemes: "both" }, {})).toEqual(light);
});

it("takes the publisher's colors, and mixes 30 % of the background into its text for text of less weight", () => {
  const own = imageColors(look, { background: "rgb(10, 20, 30)", text: "#ffffff" });
  expect([own.background, own.text, own.isDark]).toEqual(["#0a141e", "#ffffff", true]);
  expect(own.muted).toBe("#b6b9bc");
  expect(imageColors(look, { background: "no color", text: "no color" })).toEqual(imageColors(look, {}));
});

it("mixes colors by a share, and reads what it writes", () => {
  expect([hex(black), hex(white)]).toEqual(["#000000", "#ffffff"]);
  expect(mix({ r: 0, g: 100, b: 255 }, { r: 100, g: 0, b: 255 }, 0.25)).toEqual({ r: 25, g: 75, b: 255 });
  expect(rgbOf(hex({ r: 1, g: 16, b: 200 }))).toEqual({ r: 1, g: 16, b: 200 });
});

it("moves a color in steps of 2 % until it is accepted, or to its target", () => {
  const seen: number[] = [];
  const found = movedToward(black, white, ({ r }) => seen.push(r) === 4);
  expect([seen, found.r]).toEqual([[0, 5, 10, 15], 15]);
  expect(movedToward(black, white, () => false)).toBe(white);
});

it("writes in black or white, whichever has more contrast", () => {
  for (let part = 0; part < 256; part += 5) {
    const ground = { r: part, g: part, b: part };
    expect(inkOn(ground)).toBe(part < 118 ? white : black);
    expect(contrast(inkOn(ground), ground)).toBeGreaterThanOrEqual(4.5);
  }
});
