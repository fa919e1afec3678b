import type { Element, ElementContent } from "hast";
import { codeBlock } from "../markdown-text.ts";
import { type Block, type BulletState, indent, leaf } from "./blocks.ts";
import { isRun, type Part, partsOf } from "./parts.ts";
import { writeLine } from "./write-line.ts";
import { writeList } from "./write-list.ts";
import { writeTable } from "./write-table.ts";

/** Writes blocks; undefined if something in them is unusual. */
export function writeBlocks(parts: readonly Part[], bullets: BulletState): readonly Block[] | undefined {
  const blocks: Block[] = [];
  for (const part of parts) {
    const block = writePart(part, bullets);
    if (block === undefined) return undefined;
    if (block === "nothing") continue;
    blocks.push(block);
    if (block.kind !== "list") bullets.last = undefined;
  }
  return blocks;
}

function writePart(part: Part, bullets: BulletState): Block | "nothing" | undefined {
  if (isRun(part)) return writeParagraph(part);
  switch (part.tagName) {
    case "p":
    case "summary":
      return writeParagraph(part.children);
    case "blockquote":
      return writeQuote(part, bullets);
    case "ul":
    case "ol":
      return writeList(part, bullets, writeBlocks);
    case "table":
      return writeTable(part);
    case "pre":
      return writeCode(part);
    case "hr":
      return leaf("rule", "---");
    case keptBlockTag:
      return leaf("kept", textOf(part.children) ?? "");
    default:
      return /^h[1-6]$/.test(part.tagName) ? writeHeading(part) : undefined;
  }
}

/** The name of elements whose text is markdown already: an old one whose white space is kept (HTML §16.2). */
export const keptBlockTag = "listing";

function writeParagraph(children: readonly ElementContent[]): Block | "nothing" | undefined {
  const line = writeLine(children, "paragraph");
  return line === undefined ? undefined : line === "" ? "nothing" : leaf("paragraph", line);
}

function writeHeading({ tagName, children }: Element): Block | undefined {
  const line = writeLine(children, "heading");
  return line === undefined ? undefined : leaf("heading", `${"#".repeat(Number(tagName.slice(1)))} ${line}`.trimEnd());
}

function writeQuote({ children }: Element, bullets: BulletState): Block | undefined {
  const inside = writeBlocks(partsOf(children), bullets);
  if (inside === undefined) return undefined;
  const text = indent(inside.map((block) => block.text).join("\n\n"), "> ", "> ");
  return { kind: "quote", text, last: inside.at(-1)?.last ?? "quote" };
}

const textOf = (children: readonly ElementContent[]): string | undefined => {
  const [only, ...others] = children;
  return only?.type === "text" && others.length === 0 ? only.value : undefined;
};

function writeCode({ children }: Element): Block | undefined {
  const [code, ...others] = children;
  if (code?.type !== "element" || code.tagName !== "code" || others.length > 0) return undefined;
  const text = textOf(code.children);
  const [className] = Array.isArray(code.properties.className) ? code.properties.className : ["language-"];
  const language = String(className).replace(/^language-/, "");
  if (text === undefined || text.includes("\r") || /[\s&`\\]/.test(language)) return undefined;
  return leaf("code", codeBlock(text.replace(/\n+$/, ""), language).replace(/^(.*)\n\n(`{3,})$/, "$1\n$2"));
}
