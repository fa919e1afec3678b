import { calloutOf } from "#docs-project";
import { itemAt } from "#engine/item-at";
import { dedent, element, type LineSyntax } from "./lines.ts";
import type { PageContext } from "./page-context.ts";
import { partOfFile } from "./part-of-file.ts";

/** The syntax of MkDocs with Material: admonitions, details, tabs, snippets, attributes, keys and icons. */
export function mkdocsSyntax(page: PageContext): LineSyntax {
  const include = (line: string): readonly string[] | undefined => {
    const [, indent = "", name = "", part] = /^(\s*)-+8<-+\s+"([^":]+)(?::([^"]+))?"\s*$/.exec(line) ?? [];
    if (name === "") return undefined;
    const text = page.include(name);
    const found = text === undefined ? undefined : partOfFile(text, part);
    if (found === undefined) page.note("snippets of files that do not exist", line);
    return (found ?? []).map((one) => indent + one);
  };
  return {
    block: (lines, at, convert) => {
      const line = itemAt(lines, at);
      const included = include(line);
      if (included !== undefined) return { lines: convert(included), end: at + 1 };
      const [, indent = "", mark, name = "note", title] =
        /^(\s*)(!!!|\?\?\?\+?)\s+([\w-]+)(?:\s+[\w-]+)*\s*(?:"(.*)")?\s*$/.exec(line) ?? [];
      if (mark !== undefined) {
        const { body, end } = bodyOf(lines, at + 1, indent.length);
        if (/\sannotate\s/.test(`${line} `)) page.note(annotations, line);
        const callout = calloutOf(name, title);
        const inner = convert(body);
        const isDetails = mark.startsWith("?");
        return {
          lines: isDetails
            ? element(
                indent,
                "Accordion",
                { title: title || capitalized(name), defaultOpen: mark.endsWith("+") ? "true" : undefined },
                inner,
              )
            : element(indent, callout.tag, { title: title === "" ? undefined : callout.title }, inner),
          end,
        };
      }
      const [, place = "", object = ""] = /^(\s*):::\s+([\w.]+)\s*$/.exec(line) ?? [];
      if (object !== "") {
        page.note("references of mkdocstrings, except their names,", line);
        return { lines: [`${place}\`${object}\``], end: bodyOf(lines, at + 1, place.length).end };
      }
      if (/^\s*:\s{1,3}\S/.test(line) && /\S/.test(lines[at - 1] ?? "")) page.note("definition lists", line);
      return tabsAt(lines, at, convert);
    },
    info: fenceInfo,
    code: (lines, info) => {
      const included = lines.flatMap((line) => include(line) ?? [line]);
      const mark = lines.find((line) => /\(\d+\)!/.test(line));
      if (mark !== undefined || hasAnnotations(info)) page.note(annotations, mark ?? info);
      return { lines: included };
    },
    inline: (text) => {
      if (hasAnnotations(text)) page.note(annotations, text);
      return (
        text
          // Removes attributes of links, images and paragraphs. The page parser reads ids of headings.
          .replace(/(?<=[\])`*_])\{ *[.:][^{}\n]*\}|(?<=[\])])\{ *[\w-]+=[^{}\n]*\}|^\s*\{: ?(?!#)[^{}\n]*\}\s*$/g, "")
          .replace(/\+\+([a-z0-9]+(?:\+[a-z0-9]+)*)\+\+/g, (_, keys: string) =>
            keys
              .split("+")
              .map((key) => `<kbd>${capitalized(key)}</kbd>`)
              .join("+"),
          )
          .replace(/:(?:material|octicons|fontawesome|simple)-[a-z0-9-]+:(?:\{[^{}]*\})? ?/g, (icon) => {
            page.note("icons of Material for MkDocs", icon);
            return "";
          })
          .replace(/(<\w[^>]*?)\s+markdown(?:=(?:"[^"]*"|\w+))?(?=[\s>])/g, "$1")
      );
    },
  };
}

const annotations = "annotations of Material for MkDocs";

/** Returns true if an attribute makes the numbers in a block or a paragraph the notes of the list below it. */
const hasAnnotations = (text: string): boolean => /\{[^{}]*\.annotate\b[^{}]*\}/.test(text);

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the lines below a line that are indented by four spaces, without these. */
function bodyOf(lines: readonly string[], from: number, indent: number) {
  const width = indent + 4;
  let end = from;
  for (let at = from; at < lines.length; at++) {
    const line = itemAt(lines, at);
    if (line.trim() === "") continue;
    if (line.length - line.trimStart().length < width) break;
    end = at + 1;
  }
  return { body: trimmed(dedent(lines.slice(from, end), width)), end };
}

function trimmed(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== "");
  return first === -1 ? [] : lines.slice(first);
}

const tabMark = /^(\s*)===[!+]?\s+"(.*)"\s*$/;

function tabsAt(lines: readonly string[], at: number, convert: (lines: readonly string[]) => readonly string[]) {
  const [, indent] = tabMark.exec(itemAt(lines, at)) ?? [];
  if (indent === undefined) return undefined;
  const tabs: string[] = [];
  let end = at;
  for (;;) {
    const [, own, title = ""] = tabMark.exec(lines[end] ?? "") ?? [];
    if (own !== indent) break;
    const found = bodyOf(lines, end + 1, indent.length);
    tabs.push(...element("", "Tab", { title }, convert(found.body)), "");
    end = found.end;
    const next = lines.findIndex((line, index) => index >= end && line.trim() !== "");
    if (next === -1 || tabMark.exec(itemAt(lines, next))?.[1] !== indent) break;
    end = next;
  }
  return { lines: element(indent, "Tabs", {}, tabs.slice(0, -1)), end };
}

/** Converts `python title="a" hl_lines="2 4-5" linenums="1"` and `{ .yaml .annotate }`. */
function fenceInfo(info: string): string {
  const text = info.replace(/^\{ *(.*?) *\}$/, "$1");
  const marked = /hl_lines="([^"]*)"/
    .exec(text)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .join(",");
  const [language = "", ...rest] = text
    .replace(/hl_lines="[^"]*"|linenums="[^"]*"/g, "")
    .trim()
    .split(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const name = language.includes("=") ? "" : language.replace(/^\./, "");
  const others = (language.includes("=") ? [language, ...rest] : rest).filter((word) => !/^[.#]/.test(word));
  return [name || (others.length > 0 || marked ? "text" : ""), ...others, marked === undefined ? "" : `{${marked}}`]
    .filter(Boolean)
    .join(" ");
}
