import type { ReactElement, ReactNode } from "react";
import type { TocEntry } from "#ui/reference";
import type { PlaygroundData } from "../page-data/index.ts";

/** The settings of a page for browsers and search engines. */
export interface HeadSettings {
  /** The whole title in the browser. */
  readonly browserTitle?: string | undefined;
  readonly keywords?: string | undefined;
  /** The one true address of the page, if that is another one. */
  readonly canonical?: string | undefined;
  readonly robots: readonly ("noindex" | "nofollow")[];
}

/** The content of one kind of page, for the frame that all pages share. */
export interface PageView {
  readonly title: string;
  /** One sentence for search engines and previews. */
  readonly description?: string | undefined;
  readonly head?: HeadSettings;
  readonly content: ReactElement;
  readonly toc: readonly TocEntry[];
  readonly sideColumn?: ReactNode;
  readonly playground?: PlaygroundData;
}
