import type { LineSyntax } from "./lines.ts";
import type { PageContext } from "./page-context.ts";

/** Adds to the syntax of a generator that braces are text in Markdown, but code in MDX. */
export const markdownSyntax = ({ inline, ...others }: LineSyntax): LineSyntax => ({
  ...others,
  inline: (text) => withBraces(inline?.(text) ?? text),
});

/** Escapes braces in text. Ids, math and values of attributes keep theirs. */
const withBraces = (text: string): string =>
  text.replace(/(?<![\w\\^_}=])\{+(?! *:? *#)[^{}$\\\n]*\}+/g, (braces) => braces.replace(/[{}]/g, "\\$&"));

/** Leaves scripts and styles of a page out. */
export const withoutScripts = (text: string, page: PageContext): string =>
  text.replace(/^<(script|style)\b[^>]*>[\s\S]*?<\/\1>[ \t]*$/gm, (block, name: string) => {
    page.note(`${name}s (\`<${name}>\`)`, block.split("\n")[0] ?? "");
    return "";
  });
