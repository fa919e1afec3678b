import type { Shape } from "#engine/shape";
import { type FitsBothWays, fitting, type Versions } from "./comparing.ts";
import type { Site } from "./site.ts";
import { kindOf, type View } from "./view.ts";
import { enumText } from "./words.ts";

/** Reports two shapes that can't be compared part by part, by whose values fit whom. */
export function compareKinds(was: Shape, is: Shape, site: Site, versions: Versions): void {
  tell(was, is, site, versions, versions.fits, heldAlike(versions.see.older(was), versions.see.newer(is)));
}

/** The same for shapes of map keys, which are text in code as well, whatever they are. */
export function compareKeyKinds(was: Shape, is: Shape, site: Site, versions: Versions): void {
  tell(was, is, site, versions, versions.keyFits, true);
}

function tell(was: Shape, is: Shape, site: Site, versions: Versions, fits: FitsBothWays, alike: boolean): void {
  const { report, see, label } = versions;
  const [before, after] = [see.older(was), see.newer(is)];
  const facts = { was: textOf(was, before, label.older), is: textOf(is, after, label.newer) };
  const [forth, back] = [fits.forth(was, is), fits.back(is, was)];
  const safe = site.direction !== "none" && fitting(fits, site.direction, was, is);
  if ((forth && back) || (safe && !alike)) report(site, "kind-retyped", facts);
  else report(site, forth ? "kind-widened" : back ? "kind-narrowed" : "kind-changed", facts);
}

const textOf = (shape: Shape, seen: View, label: (shape: Shape) => string): string =>
  seen.enum && seen.id === undefined ? enumText(seen.enum) : label(shape);

/** Whether generated code has room for values of both without a change: text for text, a number for a number. */
const heldAlike = (before: View, after: View): boolean =>
  before.unknown !== undefined || after.unknown !== undefined || heldAs(before) === heldAs(after);

const numbers: ReadonlySet<string> = new Set(["integer", "uint", "double"]);
const texts: ReadonlySet<string> = new Set([
  ...["string", "enum", "datetime", "date", "uuid", "base64"],
  ...["long", "uint64", "bigInteger"],
]);

/** What generated code holds a value as: whole numbers of 64 bits and more are digit text there. */
function heldAs(seen: View): string {
  const kind = seen.literal ? (typeof seen.literal.value === "string" ? "string" : "boolean") : kindOf(seen);
  return numbers.has(kind) ? "number" : texts.has(kind) ? "text" : kind;
}
