import type { ReactElement, ReactNode } from "react";
import type { TocEntry } from "#ui/reference";
import type { PlaygroundData } from "../page-data/index.ts";

/** The content of one kind of page, for the frame that all pages share. */
export interface PageView {
  readonly title: string;
  /** One sentence for search engines and previews. */
  readonly description?: string | undefined;
  readonly content: ReactElement;
  readonly toc: readonly TocEntry[];
  readonly sideColumn?: ReactNode;
  readonly playground?: PlaygroundData;
}
