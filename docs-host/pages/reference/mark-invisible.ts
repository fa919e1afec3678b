import { escapeInvisible, splitInvisible, type TextPart } from "#engine/text";

/** An element without visible text, a tag with the text behind it, or text before all tags. */
const pieces =
  /<(?<raw>script|style|textarea)\b[^>]*>[\s\S]*?<\/\k<raw>>|(?<tag><(?<name>\/?\w*)[^>]*>)(?<text>[^<]*)|[^<]+/g;

/** Elements that hold text only (HTML §4.2.2, §4.10.10). */
const textOnly: ReadonlySet<string> = new Set(["title", "option"]);

/** Attributes that are shown or read aloud. All others, such as addresses, keep their text. */
const visibleAttributes =
  /(?<= (?:title|alt|content|label|placeholder|aria-label|aria-description|aria-valuetext)=")[^"]*(?=")/g;

/** The value of a field. It keeps its text, since the reader edits and sends it. */
const fieldValue = /^<input\b[^>]* value="(?<value>[^"]*)"/;

/** Characters that are not plain ASCII, which most pages have few of. */
const unusual = /[^\t\n -~]+/g;

/** Returns true if nothing in a page is invisible, and for some pages false although nothing is. */
function isVisible(html: string): boolean {
  for (const [run] of html.matchAll(unusual)) {
    // A CR counts unless the text ends behind it.
    const text = `${run} `;
    if (escapeInvisible(text) !== text) return false;
  }
  return true;
}

/**
 * Makes invisible characters of a rendered page visible, as `VisibleText` does in the browser, so that no name,
 * description or example can change the order of a line or hide in it. The characters stay in the page, so that a
 * selection copies them; in attributes and in elements that hold text only, escapes replace them.
 *
 * @param html markup of `renderMarkup`, which escapes `<` and `>` in text and attributes
 */
export function markInvisible(html: string): string {
  if (isVisible(html) || escapeInvisible(html) === html) return html;
  return html.replace(pieces, (piece, ...match) => {
    // The groups are the last argument (ECMA-262 §22.2.6.11).
    const { tag, name = "", text = "" } = match.at(-1) as { readonly [group: string]: string | undefined };
    if (tag === undefined) return piece.startsWith("<") ? piece : markText(piece);
    if (tag.startsWith('<span class="kit-escape')) return piece;
    return markTag(tag) + (textOnly.has(name) ? escapeInvisible(text) : markText(text));
  });
}

function markTag(tag: string): string {
  const marked = tag.replace(visibleAttributes, escapeInvisible);
  const value = fieldValue.exec(tag)?.groups?.value ?? "";
  // The direction of a field must not follow from characters that no one sees.
  return escapeInvisible(value) === value || / dir="/.test(tag) ? marked : marked.replace("<input", '<input dir="ltr"');
}

const markText = (text: string): string => splitInvisible(text).map(markPart).join("");

function markPart(part: TextPart): string {
  if (part.kind === "visible") return part.text;
  if (part.kind === "rest") return `<span class="kit-escape-rest">${part.text}</span>`;
  const { text, escaped } = part;
  return `<span class="kit-escape" role="img" aria-label="invisible text ${escaped}" data-escape="${escaped}">${text}</span>`;
}
