import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { create } from "fontkitten";
import type { FontStyle, FontWeight } from "satori";

/** A font as the layout takes it. */
export interface DrawnFont {
  readonly name: string;
  readonly weight: FontWeight;
  readonly style: FontStyle;
  readonly data: Buffer;
}

/** The fonts of the images, and the characters that they have, as code points. */
export interface DrawnFonts {
  readonly fonts: readonly DrawnFont[];
  readonly characters: ReadonlySet<number>;
}

/** The parts of Geist by their scripts, and its weights in text and titles. */
const [subsets, weights] = [
  ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "vietnamese"],
  [400, 600],
] as const;

/** The families of the parts, in the order in which characters are looked up. */
export const fontFamily = subsets.map((subset) => `Geist ${subset}`).join(", ");

/** Returns the names of the files of all fonts. */
export const fontFiles: readonly string[] = subsets.flatMap((subset) =>
  weights.map((weight) => fileOf(subset, weight)),
);

function fileOf(subset: string, weight: number): string {
  return `geist-${subset}-${weight}-normal.woff`;
}

/** Reads the fonts from their folder. */
export async function readFonts(folder: string): Promise<DrawnFonts> {
  const fonts = await Promise.all(
    subsets.flatMap((subset) =>
      weights.map(async (weight): Promise<DrawnFont> => {
        const data = await readFile(join(folder, fileOf(subset, weight)));
        return { name: `Geist ${subset}`, weight, style: "normal", data };
      }),
    ),
  );
  const characters = new Set<number>();
  for (const { data } of fonts) {
    const font = create(data);
    if (!font.isCollection) for (const character of font.characterSet) characters.add(character);
  }
  return { fonts, characters };
}
