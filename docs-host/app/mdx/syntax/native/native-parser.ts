import type { Nodes } from "mdast";

/** A node of the native parser: of mdast, or of MDX. */
export interface NativeNode {
  readonly type: string;
  readonly position?: NonNullable<Nodes["position"]>;
  readonly children?: readonly NativeNode[];
  readonly value?: string;
  readonly url?: string;
  readonly checked?: boolean | null;
}

type Parse = (text: string) => NativeNode;

/**
 * The native parser of MDX; undefined where its package can't be loaded, such as on a platform that it has no binary for.
 * It parses only: no code of a page is run.
 */
export const parseNatively: Parse | undefined = await import("satteri").then(
  ({ mdxToMdast }): Parse =>
    (text) =>
      mdxToMdast(text, { features: { frontmatter: false, math: true } }) as NativeNode,
  () => undefined,
);
