import { posix } from "node:path";
import { itemAt } from "#engine/item-at";
import type { LineSyntax } from "./lines.ts";
import type { PageContext } from "./page-context.ts";
import { partOfFile } from "./part-of-file.ts";

const directive = /(?<!\\)\{\{\s*#(\w+)\s+([^{}\s:]+)(?::([^{}]+?))?(?:\s[^{}]*)?\s*\}\}/;
const fence = "`".repeat(3);

/** The syntax of mdBook: files that pages include, and hidden lines of Rust. */
export function mdBookSyntax(page: PageContext): LineSyntax {
  const included = (name: string, part: string | undefined, near: string): readonly string[] => {
    const text = page.include(name);
    const found = text === undefined ? undefined : partOfFile(text, part);
    if (found === undefined) page.note("includes of files that do not exist", near);
    return found ?? [];
  };
  return {
    block: (lines, at, convert) => {
      const line = itemAt(lines, at);
      const [whole, kind = "", name = "", part] = directive.exec(line) ?? [];
      if (whole === undefined) return undefined;
      if (kind === "title") return { lines: [], end: at + 1 };
      if (kind === "include" && line.trim() !== whole) {
        return { lines: convert([line.replace(whole, () => included(name, part, line).join("\n"))]), end: at + 1 };
      }
      const found = included(name, part, line);
      const isText = kind === "include" && /\.md$/i.test(name);
      const language = posix.extname(name).slice(1).replace("rs", "rust");
      return {
        lines: isText || kind === "include" ? convert(found) : [`${fence}${language}`, ...found, fence],
        end: at + 1,
      };
    },
    info: (info) => info.replace(/^([^\s,{]+),\S*/, "$1"),
    code: (lines, info) => {
      const whole = lines.flatMap((line) => {
        const [, kind, name = "", part] = directive.exec(line) ?? [];
        return kind === undefined ? [line] : included(name, part, line);
      });
      const isRust = /^\s*rust\b/.test(info);
      return { lines: isRust ? whole.filter((line) => !/^\s*#(?:\s|$)/.test(line)) : whole };
    },
    inline: (text) => text.replace(/\\(?=\{\{\s*#)/g, ""),
  };
}
