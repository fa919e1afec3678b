import type { Nodes } from "mdast";

/** An attribute of a tag, without its position. */
export interface NativeAttribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: string | null | { readonly value: string };
}

/** A node of the native parser: of mdast, or of MDX. */
export interface NativeNode {
  readonly type: string;
  readonly position?: Nodes["position"];
  readonly children?: readonly NativeNode[];
  readonly name?: string | null;
  readonly value?: string;
  readonly url?: string;
  readonly attributes?: readonly NativeAttribute[];
}

type Parse = (text: string) => NativeNode;

/** The native parser of MDX, which throws where a text is not valid; undefined where its package can't be loaded. */
export const parseNatively: Parse | undefined = await import("satteri").then(
  ({ mdxToMdast }): Parse =>
    (text) =>
      mdxToMdast(text, { features: { frontmatter: false, math: true } }) as NativeNode,
  () => undefined,
);
