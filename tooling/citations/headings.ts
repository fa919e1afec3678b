/**
 * Lists the anchors of the headings of a Markdown page, as GitHub makes them: in lower case, without punctuation,
 * hyphens for blanks.
 */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  const prose = markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, "");
  for (const [, heading = ""] of prose.matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const plain = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").toLowerCase();
    const anchor = plain.replace(/[^\p{L}\p{N}\s_-]/gu, "").replace(/\s/g, "-");
    let numbered = anchor;
    for (let n = 1; anchors.has(numbered); n += 1) numbered = `${anchor}-${n}`;
    anchors.add(numbered);
  }
  return anchors;
}
