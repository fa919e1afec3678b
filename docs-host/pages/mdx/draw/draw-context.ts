import type { ReactNode } from "react";
import type { ComponentName } from "#mdx/tags";
import type { TimeBudget } from "../code/index.ts";
import type { DrawComponent, Drawing, MdxNode, PageFacts, ReferenceDrawing } from "../component.ts";
import type { HeadingLevel } from "./outline.ts";
import type { PageState } from "./page-state.ts";

/** A file of the site. */
export interface PageFile {
  readonly url: string;
  /** The size of an image in CSS pixels. */
  readonly width?: number;
  readonly height?: number;
  readonly alt?: string;
}

/** Where a link leads. */
export interface LinkTarget {
  readonly href: string;
  /** True if the site has no page there. */
  readonly isDead?: boolean;
}

/** Resolves the addresses in a page. */
export interface PageLinks {
  /** Returns the target of a link; undefined if it is not allowed. */
  readonly resolve: (href: string) => LinkTarget | undefined;
  /** Returns a file, such as an image or a video; undefined if the site has no such file. */
  readonly file: (src: string) => PageFile | undefined;
}

/** The dependencies of drawing a page. */
export interface DrawDeps {
  readonly links: PageLinks;
  readonly components: { readonly [N in ComponentName]: DrawComponent };
  readonly reference: ReferenceDrawing;
  readonly facts: PageFacts;
  /** The deepest level of headings in the contents. */
  readonly maxTocDepth?: number | undefined;
  /** The ids that the page has already. */
  readonly ids?: Set<string> | undefined;
  /** True if images open larger where nothing else is said. */
  readonly isZooming: boolean;
  /** False if its code needs no colors. */
  readonly hasColors?: boolean | undefined;
  /** Time for the colors of all code, in ms. */
  readonly colorTime?: number | undefined;
  /** Reads inline markdown. */
  readonly inline: (markdown: string) => readonly MdxNode[];
}

/** The state of drawing a part of a page. */
export interface DrawContext extends DrawDeps {
  readonly state: PageState;
  readonly place: (written: number) => HeadingLevel;
  readonly drawing: Drawing;
  /** The time that is left for its code. */
  readonly budget: TimeBudget;
  /** Draws nodes as children of an element. */
  readonly draw: (nodes: readonly MdxNode[]) => readonly ReactNode[];
  /** Calls a function inside a link, where images do not open. */
  readonly inLink: <T>(draw: () => T) => T;
  readonly isInLink: () => boolean;
  /** Draws a part at a line of the page, which reports about it name. */
  readonly atLine: <T>(line: number | undefined, draw: () => T) => T;
  /** Returns the address of a link at a line of the page, and reports a missing target. */
  readonly address: (href: string, line: number | undefined) => string | undefined;
}
