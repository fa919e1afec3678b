import type { ChildPart, PageCode, Range } from "./find-code.ts";

/** Text between tags without any markdown, which a component may read as a text. */
const plain = /^[\p{L}\p{N} ,;:.'"!?()/+=%-]*$/u;

/** Limit of elements inside each other that one component can read. Those further inside are rendered on their own. */
const maxLevels = 4;

export interface WrittenProgram {
  readonly text: string;
  /** The ranges of the page that stay markdown, by the numbers of their slots. */
  readonly slots: readonly Range[];
  /** The contents of each part: numbers of slots, and texts of elements in it without a slot. */
  readonly contents: readonly Contents[];
}

interface Contents {
  readonly slots: readonly number[];
  readonly texts: readonly string[];
}

/** Writes the program that renders the parts of a page. */
export function programOf(text: string, { modules, parts }: PageCode, frontmatter: object): WrittenProgram {
  const slots: Range[] = [];
  const byStart = new Map(parts.map((part) => [part.start, part]));
  const write = (part: ChildPart, contents: { slots: number[]; texts: string[] }, level = 0): string => {
    const { start, end, inner } = part;
    if (inner === undefined) return text.slice(start, end);
    const content = text.slice(inner.start, inner.end);
    const { children } = byStart.get(start) ?? {};
    const inside = (): string => {
      if (plain.test(content)) {
        // A component may read its own text as a value.
        if (level > 0) contents.texts.push(content);
        return content;
      }
      if (children !== undefined && level < maxLevels)
        return children.map((child) => write(child, contents, level + 1)).join("");
      if (content.trim() !== "") contents.slots.push(slots.length);
      slots.push(inner);
      return `{__slot(${slots.length - 1})}`;
    };
    return `${text.slice(start, inner.start)}${inside()}${text.slice(inner.end, end)}`;
  };
  const all: Contents[] = [];
  const written = parts.map((part) => {
    const contents = { slots: [], texts: [] };
    all.push(contents);
    if (part.kind === "element") return `() => (${write(part, contents)})`;
    const source = text.slice(part.start, part.end);
    return `() => (${part.kind === "attribute" ? source : `<>${source}</>`})`;
  });
  return {
    text: `${modules}\nconst frontmatter = ${JSON.stringify(frontmatter)}, props = {};\nexport const parts = (__slot) => [\n${written.join(",\n")}\n];\n`,
    slots,
    contents: all,
  };
}
