import { openTag } from "#docs-project";

/** Components of this site by the names of Mintlify. */
const names: { readonly [name: string]: string } = {
  Danger: "Error",
  Banner: "Info",
  Expandable: "Accordion",
  Panel: "Aside",
  RequestExample: "CodeGroup",
  ResponseExample: "CodeGroup",
  Tree: "Files",
  "Tree.Folder": "Folder",
  "Tree.File": "File",
  Tile: "Card",
  Tiles: "CardGroup",
};

const attribute = (text: string, name: string): string | undefined =>
  new RegExp(`\\b${name}=(?:\\{\\s*)?(["'])([\\s\\S]*?)\\1`).exec(text)?.[2];

/** Attributes of a tag: texts, and values in braces that may contain braces. */
const attributes = String.raw`((?:[^<>{}"']|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*?)`;
const tag = (name: string, end: string): RegExp => new RegExp(`<${name}\\b${attributes}${end}`, "g");

/** Converts components of Mintlify that have other names here. */
export const mintlifyTags = (text: string): string =>
  text
    .replace(/<(\/?)([A-Z][A-Za-z]*(?:\.[A-Z][A-Za-z]*)?)(?=[\s/>])/g, (whole, slash: string, name: string) =>
      Object.hasOwn(names, name) ? `<${slash}${names[name]}` : whole,
    )
    .replace(tag("Snippet", "\\s*/>"), (whole, found: string) => {
      const file = attribute(found, "file");
      return file === undefined ? whole : `<Markdown src="/snippets/${file.replace(/^\/?(?:snippets\/)?/, "")}" />`;
    })
    .replace(tag("Update", ">"), (_, found: string) => {
      const [label = "", description] = [attribute(found, "label"), attribute(found, "description")];
      return `\n## ${label}\n\n${description === undefined ? "" : `*${description}*\n\n`}`;
    })
    .replace(/<\/Update>/g, "\n")
    .replace(/<Latex>([\s\S]*?)<\/Latex>/g, (_, formula: string) => `$${formula.trim()}$`)
    .replace(tag("Color\\.Row", ">"), (_, found: string) => `**${attribute(found, "title") ?? ""}**\n`)
    .replace(tag("Color\\.Item", "\\s*/>"), (_, found: string) => {
      const values = [...found.matchAll(/(["'])(#[^"']+|\w+\([^"']*\))\1/g)].map((one) => `\`${one[2]}\``);
      return `- ${attribute(found, "name") ?? ""} ${values.join(" ")}`;
    })
    .replace(/<\/?Color(?:\.Row)?\b[^<>]*>/g, "")
    .replace(/<Visibility\b[^<>]*\bfor=["'{ ]*agents["'} ]*>[\s\S]*?<\/Visibility>|<\/?Visibility\b[^<>]*>/g, "")
    .replace(/((?:<View\b[\s\S]*?<\/View>\s*)+)/g, (views: string) => {
      const tabs = views
        .replace(tag("View", ">"), (_, found: string) => openTag("Tab", { title: attribute(found, "title") ?? "View" }))
        .replace(/<\/View>/g, "</Tab>");
      return `<Tabs>\n${tabs.trimEnd()}\n</Tabs>\n\n`;
    });
