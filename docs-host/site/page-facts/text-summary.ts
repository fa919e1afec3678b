import { summaryOf } from "#ui/text";

/** Characters at the start of a text that are searched for its first paragraph; our choice. */
const searched = 4000;

/** Parts that contain no text of the author: code, comments, scripts, imports, headings, images, fences of notes. */
const silent = [
  /^ *(```|~~~)[\s\S]*?(?:^ *\1.*$|$(?![\s\S]))/gm,
  /\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi,
  /^(?:(?:import|export)\b.*|#{1,6} .*|:::.*)$/gm,
  /!\[[^\]]*\]\([^)]*\)/g,
];

/** Code in a line, which may name a component, or the tag of a component with its attributes. */
const codeOrTag = /`[^`\n]+`|<\/?[A-Z](?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^<>"'{}])*>/g;

/** Strong or emphasized text that begins a line, which looks like an item of a list. */
const markedStart = /^(\*\*?)(\S[^*\n]*)\1/gm;

/** Returns the first paragraph of a page's MDX, also if it is in a component, on one line and without its marks. */
export function textSummary(markdown: string): string | undefined {
  const text = silent
    .reduce((rest, part) => rest.replace(part, "\n"), markdown.slice(0, searched))
    .replace(codeOrTag, (found) => (found.startsWith("`") ? found : ""))
    .replace(markedStart, "$2");
  for (const block of text.split(/\n\s*\n/)) {
    const summary = summaryOf(block);
    if (summary !== undefined) return summary;
  }
  return undefined;
}
