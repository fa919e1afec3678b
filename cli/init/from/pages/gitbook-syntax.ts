import { posix } from "node:path";
import { openTag } from "#docs-project";
import { itemAt } from "#engine/item-at";
import type { LineSyntax } from "./lines.ts";
import type { PageContext } from "./page-context.ts";

/** Callouts by the styles of hints. */
const hints: { readonly [style: string]: string } = {
  ...{ info: "Info", success: "Success", warning: "Warning", danger: "Error", tip: "Tip", working: "Note" },
};

/** Tags that have a counterpart with a start and an end. */
const pairs: { readonly [name: string]: string } = {
  ...{ tabs: "Tabs", stepper: "Steps", columns: "ColumnGroup", column: "Column" },
};

/** Tags that add nothing to their contents. */
const transparent = new Set(["content-ref", "step", "endstep", "endcontent-ref", "endembed", "endcode", "endfile"]);

const token = /\{%-?\s*([a-z][\w-]*)\s*(.*?)\s*-?%\}/g;
const attribute = (text: string, name: string): string | undefined =>
  new RegExp(`\\b${name}=(["'])(.*?)\\1`).exec(text)?.[2];

/** The blocks of GitBook, such as `{% hint style="info" %}`. */
export function gitBookSyntax(page: PageContext): LineSyntax {
  const open: string[] = [];
  let title: string | undefined;
  const written = (name: string, rest: string, whole: string): string | undefined => {
    if (name === "hint") open.push(hints[attribute(rest, "style") ?? "info"] ?? "Info");
    if (name === "hint") return `<${open.at(-1)}>`;
    if (name === "endhint") return `</${open.pop() ?? "Info"}>`;
    if (name === "tab") return openTag("Tab", { title: attribute(rest, "title") ?? "Tab" });
    if (name === "endtab") return "</Tab>";
    const pair = pairs[name.replace(/^end/, "")];
    if (pair !== undefined) return name.startsWith("end") ? `</${pair}>` : `<${pair}>`;
    if (name === "code") title = attribute(rest, "title");
    const target = attribute(rest, "url") ?? attribute(rest, "src");
    if (name === "embed" && target !== undefined) return `[${target}](${target})`;
    if (name === "file" && target !== undefined)
      return `[${attribute(rest, "caption") ?? posix.basename(target)}](${target})`;
    if (name !== "code" && !transparent.has(name)) page.note(`blocks of GitBook (\`{% ${name} %}\`)`, whole);
    return "";
  };
  return {
    block: (lines, at, convert) => {
      const line = itemAt(lines, at);
      const path = /^\s*\{%\s*include\s+"([^"]+)"\s*%\}\s*$/.exec(line)?.[1];
      if (path !== undefined) {
        const text = page.include(path);
        if (text === undefined) page.note("includes of files that do not exist", line);
        return { lines: convert((text ?? "").split("\n")), end: at + 1 };
      }
      if (!/^\s*(?:\{%[^%]*%\}\s*)+$/.test(line)) return undefined;
      const tags = [...line.matchAll(token)].map(([whole, name = "", rest = ""]) => written(name, rest, whole));
      const indent = line.slice(0, line.length - line.trimStart().length);
      return {
        lines: tags.flatMap((tag) => (tag === "" || tag === undefined ? [] : ["", indent + tag, ""])),
        end: at + 1,
      };
    },
    info: (info) => {
      const own = title;
      title = undefined;
      return own === undefined ? info : `${info || "text"} title="${own}"`;
    },
    inline: (text) => text.replace(token, (whole, name: string, rest: string) => written(name, rest, whole) ?? ""),
  };
}
