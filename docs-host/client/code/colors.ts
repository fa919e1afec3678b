import { isLanguage, scan, type TokenKind } from "#ui/code/scan";
import { type CodePlace, wholePage } from "./code-place.ts";

/** Length of code after which its rest stays plain, in UTF-16 units: about 2,000 lines of JSON. */
const maxColored = 60_000;

/** A text node, and the offset of its first character in the text of its element. */
interface Piece {
  readonly node: Node;
  readonly from: number;
}

/** Returns the text nodes of an element in order. Characters that are made visible have separate elements. */
function piecesOf(element: Element): readonly Piece[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  let from = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    pieces.push({ node, from });
    from += node.textContent?.length ?? 0;
  }
  return pieces;
}

/**
 * Colors long codeby the CSS Custom Highlight API, since its tokens have no elements (`ui/code/code-figure.tsx`).
 * Browsers without it show the code plain.
 */
export function enableColors({ root, signal }: CodePlace = wholePage()): void {
  const registry = (CSS as { readonly highlights?: HighlightRegistry }).highlights; // Firefox has it since version 140
  if (registry === undefined) return;
  const added: (readonly [Highlight, AbstractRange])[] = [];
  const add = (kind: TokenKind, range: AbstractRange): void => {
    const name = `code-${kind}`;
    const highlight = registry.get(name) ?? new Highlight();
    registry.set(name, highlight.add(range));
    if (signal !== undefined) added.push([highlight, range]);
  };
  for (const code of root.querySelectorAll<HTMLElement>("code[data-colors]")) color(code, add);
  // The highlights of a document hold their ranges, and what these are in, for as long as it lives.
  signal?.addEventListener("abort", () => {
    for (const [highlight, range] of added) highlight.delete(range);
  });
}

/** Adds a range for each colored token. */
function color(code: HTMLElement, add: (kind: TokenKind, range: AbstractRange) => void): void {
  const language = code.dataset.colors;
  if (!isLanguage(language)) return;
  const pieces = piecesOf(code);
  const last = pieces.length - 1;
  let piece = 0;
  /** Returns the position of an offset, which never goes back. */
  const position = (offset: number) => {
    while (piece < last && (pieces[piece + 1]?.from ?? 0) <= offset) piece += 1;
    const { node, from } = pieces[piece] ?? { node: code, from: offset };
    return { node, offset: offset - from };
  };
  let at = 0;
  for (const { kind, text } of scan((code.textContent ?? "").slice(0, maxColored), language)) {
    const start = kind === "plain" ? undefined : position(at);
    at += text.length;
    if (start === undefined) continue;
    const end = position(at);
    add(
      kind,
      new StaticRange({
        startContainer: start.node,
        startOffset: start.offset,
        endContainer: end.node,
        endOffset: end.offset,
      }),
    );
  }
}
