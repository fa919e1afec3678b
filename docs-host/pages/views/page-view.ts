import type { ReactElement, ReactNode } from "react";
import type { PageLayout, PageLogo } from "#docs-host/site/front-matter";
import type { PlaygroundData } from "#docs-host/site/page-data";
import type { TocEntry } from "#ui/reference";

/** The settings of a page for browsers and search engines. */
export interface HeadSettings {
  /** The whole title in the browser. */
  readonly browserTitle?: string | undefined;
  readonly keywords?: string | undefined;
  /** The one true address of the page, if that is another one. */
  readonly canonical?: string | undefined;
  readonly robots: readonly ("noindex" | "nofollow")[];
}

/** The parts of the frame that a page has. */
export interface PageFrame {
  readonly layout: PageLayout;
  readonly hasToc: boolean;
  /** True if only narrow screens show its headings, above the text. */
  readonly isTocNarrow?: boolean;
  /** True if it has links to the previous and the next page. */
  readonly hasNavLinks: boolean;
  readonly hasFeedback: boolean;
  readonly hasPageActions: boolean;
  /** Where readers can change its text. */
  readonly editUrl?: string | undefined;
  readonly lastUpdated?: string | undefined;
  /** Replaces the logo of the site. */
  readonly logo?: PageLogo | undefined;
}

/** The styles that a page has in itself, and the origins that it loads from. */
export interface OwnParts {
  /** Rules of classes in the content; pages allow no `style` attributes. */
  readonly styles: readonly string[];
  readonly frames: readonly string[];
  readonly media: readonly string[];
  /** True if the time for colors ended before its code did. */
  readonly lacksColors?: boolean;
}

/** Joins the parts of several texts on one page. */
export const joinOwn = (parts: readonly (OwnParts | undefined)[]): OwnParts => ({
  styles: [...new Set(parts.flatMap((part) => part?.styles ?? []))],
  frames: [...new Set(parts.flatMap((part) => part?.frames ?? []))],
  media: [...new Set(parts.flatMap((part) => part?.media ?? []))],
  ...(parts.some((part) => part?.lacksColors) && { lacksColors: true }),
});

/** The frame of a page about one call: samples are beside its text, where other pages have their contents. */
export const referenceFrame: PageFrame = {
  layout: "reference",
  hasToc: true,
  isTocNarrow: true,
  hasNavLinks: true,
  hasFeedback: true,
  hasPageActions: true,
};

/** The content of one kind of page, for the frame that all pages share. */
export interface PageView {
  readonly title: string;
  /** One sentence for search engines and previews. */
  readonly description?: string | undefined;
  readonly head?: HeadSettings;
  /** The whole frame without it. */
  readonly frame?: PageFrame;
  readonly content: ReactElement;
  readonly toc: readonly TocEntry[];
  readonly sideColumn?: ReactNode;
  readonly playground?: PlaygroundData;
  readonly own?: OwnParts;
}
