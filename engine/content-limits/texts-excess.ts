import type { Json } from "../json/index.ts";
import type { ContentExcess } from "./excess.ts";
import { descriptionLimits, type Excess, type TextLimits, textExcess } from "./text/index.ts";
import { pathOf, visitJson } from "./visit-json.ts";

/** Shortest text that can exceed a limit: a level of quotes needs a sign. */
const shortest = descriptionLimits.depth;

/**
 * Finds the first text inside a value that exceeds the limits of descriptions.
 *
 * @param isText returns true for the keys of texts in markdown
 */
export function textsExcess(root: string, value: Json | undefined, isText: (key: string | number) => boolean) {
  let found: Excess | undefined;
  const at = visitJson(root, value, ({ value: text, key }) => {
    if (typeof text !== "string" || text.length <= shortest || !isText(key)) return false;
    found = textExcess(text, descriptionLimits);
    return found !== undefined;
  });
  return at && found && placed(pathOf(at), found);
}

/** Finds the first limit that the text of a file exceeds. */
export function fileExcess(path: string, text: string, limits: TextLimits): ContentExcess | undefined {
  const found = textExcess(text, limits);
  return found && placed(path, found);
}

const placed = (place: string, { message, advice, line, column }: Excess): ContentExcess => ({
  ...{ place, at: { line, column }, message, advice },
});
