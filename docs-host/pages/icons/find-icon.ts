import { fab } from "@fortawesome/free-brands-svg-icons";
import { far } from "@fortawesome/free-regular-svg-icons";
import { fas } from "@fortawesome/free-solid-svg-icons";
import { type IconStyle, iconNameOf } from "./icon-name.ts";
import { replacements } from "./replacements.ts";

/** The outline of an icon in its own units. */
export interface IconOutline {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly string[];
}

type Pack = typeof fas;

/** The sets in which an icon is looked up, best first. */
const order: { readonly [S in IconStyle | "any"]: readonly Pack[] } = {
  solid: [fas, fab, far],
  regular: [far, fas, fab],
  brands: [fab, fas, far],
  any: [fas, fab, far],
};

/** Returns the export of an icon: `book-open` is `faBookOpen`. Old names are exports too. */
const exportOf = (name: string): string =>
  `fa${name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("")}`;

function lookUp(name: string, style: IconStyle | "any"): IconOutline | undefined {
  const key = exportOf(name);
  const pack = order[style].find((one) => Object.hasOwn(one, key));
  const icon = pack?.[key as keyof Pack]?.icon; // the pack has this key
  if (icon === undefined) return undefined;
  const [width, height, , , path] = icon;
  return { width, height, paths: typeof path === "string" ? [path] : path };
}

/** Returns the parts of a name that may also be icons, longest first: `file-chart-pie` has `file` and `chart-pie`. */
function partsOf(name: string): readonly string[] {
  const words = name.split("-");
  const lengths = words.map((_, i) => words.length - 1 - i).filter((length) => length > 0);
  return lengths.flatMap((length) =>
    Array.from({ length: words.length - length + 1 }, (_, start) => words.slice(start, start + length).join("-")),
  );
}

/** Words that are icons, but say nothing about the rest of a name. */
const frames = /^(?:circle|square|rectangle|hexagon|octagon|diamond|triangle|x|o|[a-z\d])$/;

/**
 * Finds an icon of the free sets by its name: the icon itself, one that replaces it, or the icon of a part of its name.
 * Undefined if there is none.
 */
export function findIcon(text: string): IconOutline | undefined {
  const parsed = iconNameOf(text);
  if (parsed === undefined) return undefined;
  const { name, style = "any" } = parsed;
  const exact = lookUp(name, style);
  if (exact !== undefined) return exact;
  // Version 4 had `-o` for outlined icons.
  const old = /^(.+)-o$/.exec(name)?.[1];
  const outlined = old === undefined ? undefined : lookUp(old, "regular");
  if (outlined !== undefined) return outlined;
  const replacement = Object.hasOwn(replacements, name) ? replacements[name] : undefined;
  if (replacement !== undefined) return lookUp(replacement, style);
  for (const part of partsOf(name)) {
    const other = Object.hasOwn(replacements, part) ? (replacements[part] ?? part) : part;
    const found = frames.test(part) ? undefined : lookUp(other, style === "brands" ? "any" : style);
    if (found !== undefined) return found;
  }
  return undefined;
}
