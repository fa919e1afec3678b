import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import { previewSize } from "#docs-host/pages/preview-image";
import { defined } from "#engine/item-at";
import type { DrawPreview } from "../preview-route/index.ts";
import { type DrawnFonts, readFonts } from "./fonts.ts";
import { pictureOf } from "./picture.ts";
import { previewLayout } from "./preview-layout.ts";

/**
 * Creates the function that draws images in this thread, each for about 50 ms. Equal images have equal bytes.
 *
 * @param fontFolder the folder with `fontFiles`
 */
export function previewDrawer(fontFolder: string): DrawPreview {
  let reading: Promise<DrawnFonts> | undefined;
  return async (image, files) => {
    reading ??= readFonts(fontFolder);
    const { fonts, characters } = await reading;
    const shown = (text: string | undefined): string | undefined =>
      text === undefined ? undefined : drawableText(text, characters);
    const picture = (id: string | undefined) => {
      const bytes = id === undefined ? undefined : files.get(id);
      return bytes === undefined ? undefined : pictureOf(bytes);
    };
    const layout = previewLayout(
      {
        ...{ siteTitle: shown(image.siteTitle), section: shown(image.section), title: shown(image.title) },
        description: shown(image.description),
        // A path in another script is left out, and the host stays.
        url: shown(image.url) ?? shown(image.url?.split("/")[0]),
        ...{ logo: picture(image.logo), background: picture(image.background) },
      },
      image,
    );
    const svg = await satori(layout, { ...previewSize, fonts: [...fonts] });
    // All text is outlines, so no font of the machine can make a difference.
    return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  };
}

/**
 * Returns a text without the characters that no font has, such as emoji; undefined if letters or digits are among them,
 * since words with gaps are worse than none, or if nothing is left.
 *
 * @param characters code points of the fonts
 */
function drawableText(text: string, characters: ReadonlySet<number>): string | undefined {
  let shown = "";
  for (const character of text.normalize("NFC")) {
    if (/\s/u.test(character)) shown += " ";
    else if (characters.has(defined(character.codePointAt(0)))) shown += character;
    else if (/[\p{L}\p{N}]/u.test(character)) return undefined;
  }
  const trimmed = shown.replace(/ +/g, " ").trim();
  return trimmed === "" ? undefined : trimmed;
}
