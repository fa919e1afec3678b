import type { Element, ElementContent } from "hast";
import { type Block, leaf } from "./blocks.ts";
import { isInLine, writeLine } from "./write-line.ts";

type Align = "left" | "center" | "right" | undefined;

interface Row {
  readonly cells: readonly Element[];
  readonly isHead: boolean;
}

/** Writes a table with its columns one under the other; undefined if something in it is unusual. */
export function writeTable(table: Element): Block | undefined {
  const rows = rowsOf(table.children, false);
  if (rows === undefined || rows.length === 0) return undefined;
  const texts: (readonly string[])[] = [];
  for (const { cells } of rows) {
    const row: string[] = [];
    for (const { children } of cells) {
      const isLine = children.every((child) => child.type !== "element" || isInLine(child));
      const text = isLine ? writeLine(children, "cell") : undefined;
      if (text === undefined) return undefined;
      row.push(text);
    }
    texts.push(row);
  }
  const whole = rows[0]?.isHead === true ? texts : [[], ...texts];
  const count = Math.max(1, ...whole.map(({ length }) => length));
  const columns = Array.from({ length: count }, (_, index) => columnOf(rows, whole, index));
  const line = (cells: readonly string[]): string =>
    `| ${columns.map(({ align, width }, index) => padded(cells[index] ?? "", width, align)).join(" | ")} |`;
  const [head = [], ...body] = whole;
  const rule = columns.map(ruleOf);
  return leaf("table", [line(head), `| ${rule.join(" | ")} |`, ...body.map(line)].join("\n"));
}

/** Returns the rows of a table without a caption or spans. */
function rowsOf(children: readonly ElementContent[], isInHead: boolean): readonly Row[] | undefined {
  const rows: Row[] = [];
  for (const child of children) {
    if (child.type !== "element") return undefined;
    if (child.tagName === "tr") {
      const cells = child.children.filter((one) => one.type === "element");
      if (cells.length < child.children.length || !cells.every(isCell)) return undefined;
      rows.push({ cells, isHead: isInHead || cells.some(({ tagName }) => tagName === "th") });
    } else if (/^t(?:head|body|foot)$/.test(child.tagName)) {
      const inside = rowsOf(child.children, child.tagName === "thead");
      if (inside === undefined) return undefined;
      rows.push(...inside);
    } else return undefined;
  }
  return rows;
}

const isCell = ({ tagName, properties }: Element): boolean =>
  (tagName === "td" || tagName === "th") && properties.rowSpan === undefined && properties.colSpan === undefined;

interface Column {
  readonly align: Align;
  readonly width: number;
}

function columnOf(rows: readonly Row[], texts: readonly (readonly string[])[], index: number): Column {
  const aligns = rows.map(({ cells }) => alignOf(cells[index]));
  const align = aligns.find((one) => one !== undefined);
  const least = align === "center" ? 3 : align === undefined ? 1 : 2;
  return { align, width: Math.max(least, ...texts.map((row) => row[index]?.length ?? 0)) };
}

function alignOf(cell: Element | undefined): Align {
  const value = cell?.properties.align;
  return value === "left" || value === "center" || value === "right" ? value : undefined;
}

function ruleOf({ align, width }: Column): string {
  const [start, end] = [
    align === "left" || align === "center" ? ":" : "",
    align === "right" || align === "center" ? ":" : "",
  ];
  return start + "-".repeat(width - start.length - end.length) + end;
}

function padded(text: string, width: number, align: Align): string {
  if (align === "right") return text.padStart(width);
  if (align === "center") return text.padStart(text.length + Math.ceil((width - text.length) / 2)).padEnd(width);
  return text.padEnd(width);
}
