import { nearest, type SourceText } from "#codegen/reading";
import { frontMatterOf } from "#mdx/front-matter";
import type { Note, Notes } from "../diagnostic.ts";
import { frontMatterEffects, pageLayouts } from "./front-matter-effects.ts";
import type { ProcessedPage } from "./process-page.ts";

/** Reports keys in the front matter of a page that have no effect, and a layout that no page has, at their lines. */
export function noteFrontMatter({ id, source, page }: ProcessedPage, notes: Notes): void {
  for (const [key, value] of Object.entries(page.data)) {
    const note = noteOf(key, value, page.content);
    if (note === undefined) continue;
    const file: SourceText = { path: id, text: source };
    const at = placeOf(key, source);
    notes.note({ source: file, start: at, end: at }, { ...note, severity: "warning" });
  }
}

function noteOf(key: string, value: unknown, text: string): Note | undefined {
  const effect = Object.hasOwn(frontMatterEffects, key) ? frontMatterEffects[key] : undefined;
  if (effect?.kind === "unsupported") {
    if (value === null || effect.harmless.some((one) => one === value)) return undefined;
    return { code: "unsupported", message: `\`${key}\` is not supported`, advice: effect.advice };
  }
  if (effect === undefined) return isShown(key, text) ? undefined : unknownKey(key);
  if (key !== "layout" || value === null || (typeof value === "string" && pageLayouts.includes(value.trim()))) {
    return undefined;
  }
  const found = typeof value === "string" ? value.trim() : JSON.stringify(value);
  return {
    code: "expected",
    message: `expected a layout of a page, found ${found}`,
    advice: `it is one of ${pageLayouts.join(", ")}`,
  };
}

/** Returns true if the text of a page shows a key, such as `{frontmatter.version}`. */
const isShown = (key: string, text: string): boolean =>
  /\bfrontmatter\b/.test(text) && (text.includes(`frontmatter.${key}`) || text.includes(`"${key}"`));

function unknownKey(key: string): Note {
  const meant = nearest(key, Object.keys(frontMatterEffects));
  return {
    code: "unknown-key",
    message: `\`${key}\` is not a front matter key`,
    advice:
      meant === undefined ? "remove it, or show it in the text by `{frontmatter.NAME}`" : `did you mean ${meant}?`,
  };
}

/** Returns the offset of a key in a page: its line, or the start of the page if it is not on a line alone. */
function placeOf(key: string, source: string): number {
  const block = source.slice(0, frontMatterOf(source).start);
  const quoted = key.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const found = new RegExp(`^["']?${quoted}["']?[ \\t]*:`, "m").exec(block);
  return found?.index ?? 0;
}
