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

/** The options of the native parser. */
export const nativeOptions = { features: { frontmatter: false, math: true } };

/** Returns the native parser, unless it is not there. */
type Load = () => Promise<Parse | undefined>;

let loaded: Parse | undefined;

const load: Load = () =>
  import("satteri").then(
    ({ mdxToMdast }): Parse =>
      (text) =>
        mdxToMdast(text, nativeOptions) as NativeNode, // the part of its tree that is read
    () => undefined,
  );

/**
 * Lets this process read pages by the native parser, where its package has a binary for the platform. It parses only: no
 * code of a page is run. But a fault in it would end the process, so servers of sites by several publishers parse in
 * another one (docs/decisions/0038-pages-are-parsed-by-a-native-parser.md).
 */
export async function allowNativeParser(from: Load = load): Promise<void> {
  loaded = await from();
}

/** Returns the native parser; undefined where this process does not use it. */
export const nativeParser = (): Parse | undefined => loaded;
