/** A line that begins or ends code (CommonMark, "Fenced code blocks"). */
const fence = /^ {0,3}(`{3,}|~{3,})/;
const heading = /^ {0,3}(#{1,6})[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$/;

/** A heading in HTML, as many README files begin with. */
const htmlHeading = /^ {0,3}<h1\b[^>]*>([\s\S]*?)<\/h1>/i;

/** Returns the title of a Markdown text without its marks: its first heading, if that is of the first level. */
export function titleHeading(markdown: string): string | undefined {
  let opened: string | undefined;
  for (const { 0: line, index } of markdown.matchAll(/^.*$/gm)) {
    const mark = fence.exec(line)?.[1];
    if (opened !== undefined) {
      if (mark?.startsWith(opened)) opened = undefined;
      continue;
    }
    opened = mark;
    const html = line.includes("<h1") ? htmlHeading.exec(markdown.slice(index))?.[1] : undefined;
    if (html !== undefined) return withoutMarks(html) || undefined;
    const [, level, written = ""] = heading.exec(line) ?? [];
    if (level !== undefined) return level === "#" ? withoutMarks(written) || undefined : undefined;
  }
  return undefined;
}

/** Leaves out links, images, code, emphasis, tags, escapes and the id of a heading. */
const withoutMarks = (line: string): string =>
  line
    .replace(/[ \t]*\[#[\w-]+\]$|[ \t]*\{#[\w-]+\}$/, "")
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, "$1")
    .replace(/<\/?[A-Za-z][^>]*>/g, "")
    .replace(/`+|\*+|~~|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
