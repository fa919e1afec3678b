import { cut } from "#engine/text";
import type { ReadText } from "../code/render-code.ts";
import { folderOf, nameIn, resolvePath } from "../project-files.ts";
import type { IncludedFile, IncludeIssue } from "./include-markdown.ts";

const tag = /([ \t]*)<Code(?:\s+[^>]*?)?\s+src={?['"]([^'"]+)['"](?! \+)}?((?:\s+[^>]*)?)\/>/g;
const attribute = /(\w+)=(?:{([^}]+)}|"([^"]+)"|(\d+)(?=\s|\/|>|$))/g;

interface Attribute {
  readonly value: string;
  readonly isBraced: boolean;
}

/** Replaces `<Code src="…" />` by a fenced block with the text of the file. `fetchText` reads web addresses. */
export async function includeCode(
  page: IncludedFile,
  read: ReadText,
  fetchText: ReadText,
): Promise<{ readonly text: string; readonly issues: readonly IncludeIssue[] }> {
  if (!page.text.includes("<Code")) return { text: page.text, issues: [] };
  const issues: IncludeIssue[] = [];
  let text = "";
  let from = 0;
  for (const match of page.text.matchAll(tag)) {
    const [whole, indent = "", src = "", after = ""] = match;
    const isRemote = /^https?:\/\//.test(src);
    const path = isRemote ? src : resolvePath(src.startsWith("/") ? "" : folderOf(page.path), src);
    const content = await (isRemote ? fetchText(src) : read(path));
    if (content === undefined) {
      issues.push({ kind: "missing", name: src, offset: match.index + indent.length });
      continue;
    }
    const name = nameIn(isRemote ? new URL(src).pathname : path);
    const attributes = new Map([...attributesIn(cut(whole, "src=")[0]), ...attributesIn(after)]);
    text += `${page.text.slice(from, match.index)}${fence(content, name, attributes, indent)}\n`;
    from = match.index + whole.length;
  }
  return { text: text + page.text.slice(from), issues };
}

const attributesIn = (written: string): readonly (readonly [string, Attribute])[] =>
  [...written.matchAll(attribute)].flatMap(([, name, braced, quoted, digits]) => {
    const value = braced ?? quoted ?? digits;
    return name === undefined || value === undefined
      ? []
      : [[name, { value, isBraced: braced !== undefined }] as const];
  });

function fence(content: string, name: string, attributes: ReadonlyMap<string, Attribute>, indent: string): string {
  const { language, title, lines, src: _, ...others } = Object.fromEntries(attributes);
  const info = [
    language?.value ?? name.slice(name.lastIndexOf(".") + 1),
    title?.isBraced ? `title={${title.value}}` : `title={"${title?.value ?? name}"}`,
    ...Object.entries(others).map(([key, value]) => `${key}={${expression(value)}}`),
  ];
  const code = lines === undefined ? content : linesOf(content, lines.value);
  return `\`\`\`${info.join(" ")}\n${code}\n\`\`\``
    .split("\n")
    .map((line) => indent + line)
    .join("\n");
}

function expression({ value, isBraced }: Attribute): string {
  if (isBraced) return value;
  const trimmed = value.trim();
  return /^-?\d+(\.\d+)?$|^true$|^false$/.test(trimmed) ? trimmed : JSON.stringify(value);
}

/** Returns lines of a text by their numbers from 1, such as `[1-3, 5]`; all lines if the numbers can't be read. */
function linesOf(text: string, written: string): string {
  const all = text.split("\n");
  const wanted = new Set<number>();
  for (const part of written
    .trim()
    .replace(/^\[(.*)\]$/, "$1")
    .split(",")) {
    const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(part.trim()) ?? [];
    if (first === undefined) {
      if (part.trim() !== "") return text;
      continue;
    }
    for (let line = Number(first); line <= Math.min(Number(last), all.length); line += 1) wanted.add(line);
  }
  if (wanted.size === 0) return text;
  return all.filter((_, i) => wanted.has(i + 1)).join("\n");
}
