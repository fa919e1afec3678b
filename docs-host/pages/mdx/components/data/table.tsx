import type { ReactElement, ReactNode } from "react";
import { enhanced } from "#docs-host/site/page-data";
import type { DrawComponent, MdxNode } from "../../component.ts";
import { textProp } from "../props.ts";

type HtmlNode = Extract<MdxNode, { readonly kind: "html" }>;

/**
 * Draws the frame in which a table scrolls sideways, by the attributes `sticky`, `searchable` and `placeholder` of the
 * table. A script adds a button that shows the table on the whole screen, and makes the search work.
 */
export const tableFrame = (table: ReactNode, attributes: HtmlNode["attributes"] = {}): ReactElement => {
  const isOn = (name: string): boolean => {
    const value = attributes[name];
    return value !== undefined && value !== false && value !== "false";
  };
  const placeholder = typeof attributes.placeholder === "string" ? attributes.placeholder : "Search...";
  return (
    <div className="mdx-table" data-sticky={isOn("sticky") || undefined} {...enhanced("table")}>
      {isOn("searchable") ? (
        <input className="mdx-table-search" type="search" placeholder={placeholder} aria-label={placeholder} />
      ) : null}
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      {/* biome-ignore-start lint/a11y/useSemanticElements: a fieldset contains fields, this contains a table. */}
      <div className="table-frame" tabIndex={0} role="group" aria-label="Table">
        {table}
      </div>
      {/* biome-ignore-end lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above */}
    </div>
  );
};

/** Returns nodes with attributes added to the tables among them. */
const withTables = (nodes: readonly MdxNode[], attributes: HtmlNode["attributes"]): readonly MdxNode[] =>
  nodes.map((node): MdxNode => {
    if (node.kind !== "html") return node;
    return node.tag === "table"
      ? { ...node, attributes: { ...node.attributes, ...attributes } }
      : { ...node, children: withTables(node.children, attributes) };
  });

const wrapper =
  (...marks: readonly ("sticky" | "searchable")[]): DrawComponent =>
  (element, drawing) => {
    const placeholder = textProp(element, "placeholder");
    const attributes = {
      ...Object.fromEntries(marks.map((mark) => [mark, true])),
      ...(placeholder !== undefined && { placeholder }),
    };
    return drawing.draw(withTables(element.children, attributes));
  };

/** `StickyTable`, `SearchableTable` and `StickySearchableTable`, around a table. */
export const tableComponents = {
  StickyTable: wrapper("sticky"),
  SearchableTable: wrapper("searchable"),
  StickySearchableTable: wrapper("sticky", "searchable"),
};
