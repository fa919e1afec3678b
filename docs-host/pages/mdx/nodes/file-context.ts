import type { MarkNode, Report } from "#mdx/syntax";
import type { MdxNode, PropValue } from "../component.ts";
import type { Imported } from "./modules.ts";

/** Where a node is in its file. */
export type Position = MarkNode["position"];

/** The attributes of a component. */
export type Props = { readonly [name: string]: PropValue };

/** The dependencies of reading the nodes of one file. */
export interface FileContext {
  /** The text of the file, without front matter. */
  readonly text: string;
  /** The names that have a value. */
  readonly scope: ReadonlyMap<string, PropValue>;
  readonly imports: ReadonlyMap<string, Imported>;
  /** Returns true if the readers of the page, people or programs, see the parts with a tag. */
  readonly shows: (tag: "llms-only" | "llms-ignore") => boolean;
  /** The names of tags that are left out with their content. */
  readonly omitted: ReadonlySet<string>;
  readonly report: Report;
  /** Takes the size of a value; returns false if the page has no room for it. */
  readonly spend: (size: number) => boolean;
  /** Reads the elements in an expression that starts at a line. */
  readonly elements: (text: string, line: number) => readonly MdxNode[];
  /** Returns the nodes of a snippet with values for its names. */
  readonly snippet: (
    file: Extract<Imported, { readonly kind: "snippet" }>,
    props: Props,
    at: Position,
  ) => readonly MdxNode[];
}
