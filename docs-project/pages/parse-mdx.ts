import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";
import { VFileMessage } from "vfile-message";

/** A range of a text in UTF-16 offsets from 0; `end` is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A page as a tree, with the ranges of the destinations of its links and images. */
export interface ParsedPage {
  readonly tree: Root;
  readonly destinations: readonly Range[];
  /** Why the page is not valid MDX; the parts that are invalid were read as text. */
  readonly error?: { readonly message: string; readonly offset: number };
}

/** Largest number of invalid parts that are read as text; a page with more has no tree. */
export const mostRepairs = 40;

/**
 * Parses the text of a page as MDX. A part that is not valid is read as text, by putting a neutral character in place
 * of the one that opens it, so that all positions stay.
 */
export function parseMdx(text: string): ParsedPage | { readonly error: NonNullable<ParsedPage["error"]> } {
  let current = text;
  let first: ParsedPage["error"];
  for (let repairs = 0; ; repairs += 1) {
    const destinations: Range[] = [];
    try {
      const tree = parser(destinations).parse(current);
      return { tree, destinations, ...(first && { error: first }) };
    } catch (thrown) {
      if (!(thrown instanceof VFileMessage)) {
        // The tree builder asserts instead where an unclosed tag is in the text of an image.
        return { error: first ?? { message: "a tag is not closed where its image, link or line ends", offset: 0 } };
      }
      const offset = unclosedTagAt(thrown, current) ?? offsetOf(thrown, current);
      const opened = openingBefore(current, offset);
      const allowed = opened === undefined ? undefined : markdownOnly(current, opened);
      const error = { message: withoutPlaces(thrown.reason), offset };
      if (allowed === undefined) first ??= error;
      if (opened === undefined || repairs === mostRepairs) return { error: first ?? error };
      current = withoutOpening(current, opened, allowed);
    }
  }
}

/** Replaces a comment by spaces, and what opens anything else by a neutral character. */
export function withoutOpening(text: string, opened: number, allowed: string | undefined): string {
  const replaced = allowed?.startsWith("<!--") ? allowed.replace(/[^\n]/g, " ") : "\u00B7";
  return text.slice(0, opened) + replaced + text.slice(opened + replaced.length);
}

/** Creates a parser that records destinations. */
function parser(destinations: Range[]): Processor<Root> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkMath);
  const data = processor.data();
  data.fromMarkdownExtensions = [
    // Transforms make links of bare addresses, which have neither a position nor a destination.
    ...(data.fromMarkdownExtensions ?? []).flat().map(({ transforms: _, ...extension }) => extension),
    {
      enter: {
        resourceDestinationString(token) {
          destinations.push({ start: token.start.offset, end: token.end.offset });
          this.buffer();
        },
      },
    },
  ];
  return processor as unknown as Processor<Root>;
}

function offsetOf({ place }: VFileMessage, text: string): number {
  const point = place === undefined ? undefined : "start" in place ? place.start : place;
  return Math.min(point?.offset ?? 0, text.length);
}

/** Messages about tags end with their places, which are those in the text without its front matter. */
const withoutPlaces = (message: string): string => message.replace(/ \(\d+:\d+(?:-\d+:\d+)?\)/g, "");

/** Returns the offset of a tag that is never closed: the error is at the end of what is around the tag, or nowhere. */
function unclosedTagAt({ reason }: VFileMessage, text: string): number | undefined {
  const [, line, column] = /^Expected a closing tag for .* \((\d+):(\d+)-/s.exec(reason) ?? [];
  if (line === undefined || column === undefined) return undefined;
  const before = text.split("\n").slice(0, Number(line) - 1);
  return before.reduce((offset, one) => offset + one.length + 1, 0) + Number(column) - 1;
}

/** Comments of HTML and addresses in angle brackets: sites show them as Markdown has them, although MDX has not. */
const onlyInMarkdown = /<!--[\s\S]*?-->|<(?:[a-z][a-z\d+.-]{1,31}:[^\s<>]*|[^\s<>@]+@[^\s<>@]+)>/iy;

/** Returns the comment or the address in angle brackets at an offset. */
export function markdownOnly(text: string, at: number): string | undefined {
  onlyInMarkdown.lastIndex = at;
  return onlyInMarkdown.exec(text)?.[0];
}

/** Returns the offset of the last brace or angle bracket up to an offset that opens something. */
export function openingBefore(text: string, offset: number): number | undefined {
  const at = Math.max(text.lastIndexOf("{", offset), text.lastIndexOf("<", offset));
  return at === -1 ? undefined : at;
}
