/** The sets of icons that exist in the free packages. */
export type IconStyle = "solid" | "regular" | "brands";

/** A parsed icon name. */
export interface IconName {
  /** In lower case without prefix, such as `book-open`. */
  readonly name: string;
  /** Undefined if the author named none. Styles of the paid sets are drawn solid. */
  readonly style?: IconStyle;
}

/** Style words with and without the prefix `fa-`, and the classes of version 5. */
const styles: { readonly [word: string]: IconStyle } = {
  ...{ solid: "solid", fas: "solid", fa: "solid", sharp: "solid", duotone: "solid", fad: "solid" },
  ...{ "sharp-solid": "solid", "sharp-duotone": "solid", classic: "solid" },
  ...{ regular: "regular", far: "regular", light: "regular", fal: "regular", thin: "regular", fat: "regular" },
  ...{ "sharp-regular": "regular", "sharp-light": "regular", "sharp-thin": "regular" },
  ...{ brands: "brands", brand: "brands", fab: "brands" },
};

/** Classes that set the size or the motion of an icon. */
const modifiers =
  /^(?:fw|ul|li|border|inverse|spin|pulse|beat|fade|bounce|shake|flip|[2-9]?xs|sm|lg|[2-9]?xl|\d{1,2}x|rotate-\d+)$/;

/**
 * Reads an icon's name as authors write it: `book`, `fa-book`, `fa-solid fa-book`, `duotone book`. Undefined for a text
 * that names no icon.
 */
export function iconNameOf(text: string): IconName | undefined {
  const words = text
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^fa-(?=.)/, ""));
  let style: IconStyle | undefined;
  let name: string | undefined;
  for (const word of words) {
    // A style precedes the icon; `solid` alone is not an icon.
    if (name === undefined && Object.hasOwn(styles, word)) style = preferred(style, styles[word]);
    else if (name === undefined && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(word) && !modifiers.test(word)) name = word;
  }
  return name === undefined ? undefined : { name, ...(style !== undefined && { style }) };
}

/** `fa-duotone fa-regular` and `fas fa-regular` name a set and a weight: the weight counts. */
const preferred = (earlier: IconStyle | undefined, later: IconStyle | undefined): IconStyle | undefined =>
  earlier === undefined || later !== "solid" ? later : earlier;
