import type { Element, ElementContent, Text } from "hast";

/** Elements with a line break before and after them, or in place of them (HTML §15.3). */
const blocks = new Set(
  (
    "address article aside blockquote body br caption center col colgroup dd dialog dir div dl dt figcaption figure footer " +
    "form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre " +
    "section summary table tbody td tfoot th thead tr ul wbr xmp"
  ).split(" "),
);

/** Elements that are shown in a line as one character is. */
const replaced = new Set(
  "audio button canvas embed iframe img input math object picture select svg textarea video".split(" "),
);

/** Elements with significant white space. */
const preformatted = new Set("listing plaintext pre script style textarea xmp".split(" "));

/** The text before a place in a line. */
interface Line {
  /** True at the start of a line, and behind a space. */
  isSpaced: boolean;
  /** The text that the line ends with, if it ends with a space. */
  last: { readonly text: Text; readonly parent: Element | Parent } | undefined;
}

interface Parent {
  readonly children: ElementContent[];
}

/** Collapses white space in trees as browsers do (CSS Text 3 §4.1.1), in place. Texts that get empty are removed. */
export function collapseSpaces(parent: Parent): void {
  const line: Line = { isSpaced: true, last: undefined };
  collapseIn(parent, line);
  endLine(line);
}

function collapseIn(parent: Parent, line: Line): void {
  // A copy, since texts are removed.
  for (const child of [...parent.children]) {
    if (child.type === "text") collapseText(child, parent, line);
    else if (child.type === "element") collapseElement(child, line);
  }
}

function collapseText(text: Text, parent: Parent, line: Line): void {
  const value = text.value.replace(/[\t\n\v\f\r ]+/g, " ");
  text.value = line.isSpaced && value.startsWith(" ") ? value.slice(1) : value;
  if (text.value === "") {
    remove(text, parent);
    return;
  }
  line.isSpaced = text.value.endsWith(" ");
  line.last = line.isSpaced ? { text, parent } : undefined;
}

function collapseElement(element: Element, line: Line): void {
  const isBlock = blocks.has(element.tagName);
  if (isBlock) endLine(line);
  if (replaced.has(element.tagName)) line.last = undefined;
  if (!preformatted.has(element.tagName)) collapseIn(element, line);
  if (isBlock) endLine(line);
  if (replaced.has(element.tagName)) line.isSpaced = false;
}

function endLine(line: Line): void {
  const { last } = line;
  if (last !== undefined) {
    last.text.value = last.text.value.slice(0, -1);
    if (last.text.value === "") remove(last.text, last.parent);
  }
  line.isSpaced = true;
  line.last = undefined;
}

function remove(text: Text, { children }: Parent): void {
  const at = children.indexOf(text);
  if (at !== -1) children.splice(at, 1);
}
