import { posix } from "node:path";
import { stringify } from "yaml";
import { headingIn, openTag } from "#docs-project";
import { itemAt } from "#engine/item-at";
import { cut } from "#engine/text";
import { frontMatterOf } from "#mdx/front-matter";
import { canonicalName } from "#mdx/tags";
import { isRecord, listOf, textAt, valueAt } from "../values.ts";
import { containerAt } from "./containers.ts";
import type { LineSyntax } from "./lines.ts";
import type { PageContext } from "./page-context.ts";
import { partOfFile } from "./part-of-file.ts";

/** The syntax of VitePress in lines: containers, code groups, and files that pages include. */
export const vitePressSyntax = (page: PageContext): LineSyntax => ({
  block: (lines, at, convert) => {
    const line = itemAt(lines, at);
    if (/^\[\[toc\]\]\s*$/i.test(line)) return { lines: [], end: at + 1 };
    const id = /^\{#([\w.-]+)\}\s*$/.exec(line)?.[1];
    if (id !== undefined) return { lines: [`<a id="${id}"></a>`], end: at + 1 };
    const [, indent = "", file = "", region, marks = "", title] =
      /^(\s*)<<<\s*([^\s#{[]+)(?:#([\w-]+))?\s*(?:\{([^}]*)\})?\s*(?:\[(.*)\])?\s*$/.exec(line) ?? [];
    if (file !== "") {
      const text = page.include(file);
      const found = text === undefined ? undefined : partOfFile(text, region);
      if (found === undefined) page.note("includes of files that do not exist", line);
      const [, numbers = "", language = ""] = /^([\d,\s-]*)(\w*)/.exec(marks) ?? [];
      const info = [
        language || posix.extname(file).slice(1),
        numbers.trim() === "" ? "" : `{${numbers.trim()}}`,
        title === undefined ? "" : `title="${title}"`,
      ];
      const fence = "`".repeat(3);
      return {
        lines: [`${fence}${info.filter(Boolean).join(" ")}`, ...(found ?? []), fence].map((one) => indent + one),
        end: at + 1,
      };
    }
    const [, name = "", anchor, range] =
      /^\s*<!--\s*@include:\s*([^\s#{]+)(?:#([\w-]+))?(?:\{([\d,]+)\})?\s*-->\s*$/.exec(line) ?? [];
    if (name !== "") {
      const text = page.include(name)?.replace(/^---\n[\s\S]*?\n---\n/, "");
      const found = text === undefined ? undefined : partOfFile(text, anchor ?? range);
      if (found === undefined) page.note("includes of files that do not exist", line);
      return { lines: convert(found ?? []), end: at + 1 };
    }
    return containerAt(lines, at, convert, page);
  },
  inline: (text) => {
    // Values of the script of a page are not known.
    for (const [value] of text.matchAll(/\{\{[^{}]*\}\}/g)) page.note("values of scripts (`{{ value }}`)", value);
    return text;
  },
  info: (info) =>
    info
      .replace(/^(\w+)(?::[\w-]+(?:=\d+)?)/, "$1")
      .replace(/^(\w+)\{/, "$1 {")
      .replace(/\[([^\]]+)\]/, (_, title: string) => `title="${title.replace(/^~.*?~/, "")}"`),
});

/** Converts tags, and leaves attributes of Vue out. */
export const vitePressTags = (text: string, page: PageContext): string =>
  text
    .replace(/<([A-Z]\w*)((?:\s+[\w-]+="[^"<>{}]*")+)\s*\/>/g, (tag, name: string, attributes: string) =>
      canonicalName(name) === undefined ? (linkOf(attributes, page) ?? tag) : tag,
    )
    .replace(
      /<Badge\b([^<>]*?)\btype=(["'])(\w+)\2/g,
      (_, rest: string, _quote, type: string) =>
        `<Badge${rest}intent="${{ tip: "success", danger: "danger", warning: "warning" }[type] ?? "info"}"`,
    )
    .replace(/\s(?:v-[\w:-]+|[:@][\w-]+)(?:\.\w+)*=(?:"[^"]*"|'[^']*')/g, "");

/** Returns a link in place of a component of a theme that shows one, with the title of its page as text. */
function linkOf(attributes: string, page: PageContext): string | undefined {
  const stated = (names: string): string | undefined => new RegExp(`\\s(?:${names})="([^"]+)"`).exec(attributes)?.[1];
  const link = stated("link|href|to");
  if (link === undefined) return undefined;
  const [path] = cut(link.replace(/^\//, ""), "#");
  const text = page.include(`/${path.replace(/\.(?:html|md)$/, "").replace(/(?<=^|\/)$/, "index")}.md`);
  const { data, content } = frontMatterOf(text ?? "");
  const title = stated("text|title") ?? textAt(data, "title") ?? headingIn(content);
  if (title === undefined) return undefined;
  const href = text === undefined || link.startsWith("/") ? link : `/${link}`;
  return `${openTag("a", { href })}${title.replace(/[\\`*_{}[\]<>]/g, "\\$&")}</a>`;
}

/** Returns front matter and text of a home page: its hero and its features as buttons and cards. */
export function vitePressHome(
  matter: unknown,
  body: string,
): { readonly matter: string; readonly body: string } | undefined {
  if (textAt(matter, "layout") !== "home") return undefined;
  const hero = valueAt(matter, "hero");
  const actions = listOf(valueAt(hero, "actions")).filter((action) => (textAt(action, "text") ?? "").trim() !== "");
  const buttons = actions.map((action) =>
    [
      openTag("Button", {
        href: textAt(action, "link"),
        intent: textAt(action, "theme") === "alt" ? undefined : "primary",
      }),
      textAt(action, "text") ?? "",
      "</Button>",
    ].join(""),
  );
  const cards = listOf(valueAt(matter, "features")).flatMap((feature) => [
    openTag("Card", {
      title: [iconOf(feature), textAt(feature, "title")].filter(Boolean).join(" "),
      href: textAt(feature, "link"),
    }),
    textAt(feature, "details") ?? "",
    "</Card>",
  ]);
  const image = valueAt(hero, "image");
  const src = typeof image === "string" ? image : (textAt(image, "src") ?? textAt(image, "light"));
  const parts = [
    src === undefined
      ? []
      : [openTag("img", { src, alt: textAt(image, "alt") ?? "", width: "192" }).replace(/>$/, " />")],
    [textAt(hero, "tagline") ?? ""],
    buttons.length === 0 ? [] : ["<ButtonGroup>", ...buttons, "</ButtonGroup>"],
    cards.length === 0 ? [] : [`<CardGroup cols={3}>`, ...cards, "</CardGroup>"],
  ];
  const name = textAt(hero, "name");
  const title = name ?? textAt(matter, "title");
  return {
    matter: stringify({
      ...(title && { title }),
      ...(textAt(hero, "text") && { subtitle: textAt(hero, "text") }),
      "hide-toc": true,
    }).trimEnd(),
    body: [...parts.filter((part) => part.join("") !== "").map((part) => part.join("\n")), body].join("\n\n"),
  };
}

const iconOf = (feature: unknown): string => {
  const icon = valueAt(feature, "icon");
  return typeof icon === "string" && !icon.includes("<") && !isRecord(icon) ? icon : "";
};
