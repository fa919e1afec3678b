/** Reads a file of the project; `undefined` for a missing file. */
export type ReadText = (path: string) => Promise<string | undefined>;

/** The code of a page: a module in JavaScript that exports its parts. */
export interface PageProgram {
  /** The path of the page, for the imports of the module. */
  readonly path: string;
  /** The module. It exports `parts`, a function that returns a list of functions, each with the value of a part. */
  readonly text: string;
}

/** A value as data: an object is in `object`, since others are elements. */
export type RenderedValue =
  | string
  | number
  | boolean
  | null
  | readonly RenderedValue[]
  | { readonly object: RenderedProps }
  | RenderedElement
  /** The text between two tags of the page, by its number. */
  | { readonly slot: number }
  /** HTML that the author has written as a text. */
  | { readonly html: string };

interface RenderedProps {
  readonly [name: string]: RenderedValue;
}

/** An element of HTML, or a component of the site. */
export interface RenderedElement {
  readonly tag: string;
  readonly props: RenderedProps;
  readonly children: readonly RenderedValue[];
}

/** The value of a part, or the reason why it has none. */
export type RenderedPart = { readonly value: RenderedValue } | { readonly error: string };

/** The parts of a page in their order, or the reason why none could be rendered. */
export type RenderedCode = { readonly parts: readonly RenderedPart[] } | { readonly error: string };

/** Runs the code of a page and of the files that it imports, apart from this process. */
export type RenderCode = (program: PageProgram, read: ReadText) => Promise<RenderedCode>;
