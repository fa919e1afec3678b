import { calloutOf, openTag } from "#docs-project";
import { containerAt } from "./containers.ts";
import type { LineSyntax } from "./lines.ts";
import type { PageContext } from "./page-context.ts";

/** The syntax of Docusaurus in lines: admonitions, and comments that highlight code. */
export const docusaurusSyntax = (page: PageContext): LineSyntax => ({
  block: (lines, at, convert) => containerAt(lines, at, convert, page),
  code: (lines) => highlighted(lines),
});

/** Removes comments such as `// highlight-next-line`, and returns the numbers of their lines. */
function highlighted(lines: readonly string[]) {
  const kept: string[] = [];
  const numbers: number[] = [];
  let isInside = false;
  let isNext = false;
  for (const line of lines) {
    const mark = /^\s*(?:\/\/|\/\*|\{\/\*|#|<!--|--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/.exec(
      line,
    )?.[1];
    if (mark !== undefined) {
      isNext = mark === "next-line";
      isInside = mark === "start" || (isInside && mark !== "end");
      continue;
    }
    kept.push(line);
    if (isInside || isNext) numbers.push(kept.length);
    isNext = false;
  }
  return { lines: kept, ...(numbers.length > 0 && { info: `{${numbers.join(",")}}` }) };
}

/** Converts components of Docusaurus' theme, and addresses that its functions return. */
export function docusaurusTags(text: string, page: PageContext): string {
  const labels = new Map<string, string>();
  for (const [, one = ""] of text.matchAll(/\bvalues=\{\s*\[([\s\S]*?)\]\s*\}/g)) {
    for (const [entry] of one.matchAll(/\{[^{}]*\}/g)) {
      const [label, value] = [/\blabel:\s*(["'])(.*?)\1/, /\bvalue:\s*(["'])(.*?)\1/].map(
        (key) => key.exec(entry)?.[2],
      );
      if (label !== undefined && value !== undefined) labels.set(value, label);
    }
  }
  const images = new Map<string, string>();
  return text
    .replace(
      /^import\s+(\w+)\s+from\s+(["'])([^"']+\.(?:png|jpe?g|gif|svg|webp))\2;?[ \t]*$/gm,
      (_, name, _quote, path) => {
        images.set(name, path);
        return "";
      },
    )
    .replace(/^import\s[^;\n]*?from\s+["']@(?:theme|docusaurus)\/[^"']+["'];?[ \t]*$/gm, "")
    .replace(
      /\{\s*(?:useBaseUrl|require)\(\s*(["'])([^"']+)\1\s*\)(?:\.default)?\s*\}/g,
      (_, _quote, path) => `"${path}"`,
    )
    .replace(/\b(src|href)=\{(\w+)\}/g, (whole, key, name) =>
      images.has(name) ? `${key}="${images.get(name)}"` : whole,
    )
    .replace(/<Tabs\b(?:[^<>{}"']|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*>/g, "<Tabs>")
    .replace(/<TabItem\b((?:[^<>{}"']|"[^"]*"|'[^']*'|\{[^{}]*\})*)>/g, (_, attributes: string) => {
      const [label, value] = [/\blabel=(?:\{\s*)?(["'])(.*?)\1/, /\bvalue=(?:\{\s*)?(["'])(.*?)\1/].map(
        (key) => key.exec(attributes)?.[2],
      );
      return openTag("Tab", { title: label ?? labels.get(value ?? "") ?? value ?? "Tab" });
    })
    .replace(/<\/TabItem>/g, "</Tab>")
    .replace(/<Admonition\b([^<>]*)>([\s\S]*?)<\/Admonition>/g, (_, attributes: string, inner: string) => {
      const [type = "note", title] = [/\btype=(["'])(.*?)\1/, /\btitle=(["'])(.*?)\1/].map(
        (key) => key.exec(attributes)?.[2],
      );
      const callout = calloutOf(type, title);
      return `${openTag(callout.tag, { title: callout.title })}${inner}</${callout.tag}>`;
    })
    .replace(/<Link\b([^<>]*?)\bto=/g, "<a$1href=")
    .replace(/<\/Link>/g, "</a>")
    .replace(/<DocCardList\b[^<>]*\/>/g, (tag) => {
      page.note("lists of pages (`<DocCardList>`)", tag);
      return "";
    });
}
