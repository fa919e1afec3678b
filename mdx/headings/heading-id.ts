/**
 * An id at the end of a heading: `## Rate limits [#limits]`, or `{#limits}` as Docusaurus, mdBook, MkDocs and VitePress
 * have it, there also with attributes behind it.
 */
const headingId = /\s*(?:\[#([^\s[\]]+)\]|\{:? *#([^\s{}]+)[^{}]*\})\s*$/;

/** Separates the id that an author wrote from the last text of a heading; undefined if there is none. */
export function splitHeadingId(text: string): { readonly text: string; readonly id: string } | undefined {
  const [end, bracketed, braced] = headingId.exec(text) ?? [];
  const id = bracketed ?? braced;
  return end === undefined || id === undefined ? undefined : { text: text.slice(0, -end.length), id };
}
