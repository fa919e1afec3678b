import type { ReactElement } from "react";
import type { FrontMatter } from "#docs-host/site/front-matter";
import type { Diagnostic } from "#mdx/syntax";
import { textCode } from "#ui/code";
import { Prose } from "#ui/prose";
import type { TocEntry } from "#ui/reference";
import { pageText, type ResolveLink } from "../../markdown/index.ts";
import type { OwnParts } from "../page-view.ts";

/** A text that an author wrote, as pages show it. */
export interface AuthoredText {
  readonly settings: FrontMatter;
  /** The markdown without its settings. */
  readonly markdown: string;
  /** Its own title. */
  readonly title?: string;
  /** The id of its title. */
  readonly titleId?: string;
  readonly subtitle?: ReactElement;
  readonly toc: readonly TocEntry[];
  /** Absent for a page without a text. */
  readonly body?: ReactElement;
  /** True if a column beside the text is in the body. */
  readonly hasSideColumn?: boolean;
  readonly own?: OwnParts;
  /** Mistakes in the text, for its publisher. */
  readonly diagnostics?: readonly Diagnostic[];
  /** The ids in the body, the possible link targets. */
  readonly ids?: ReadonlySet<string>;
}

/**
 * Reads the description of an API for a page.
 *
 * @param ids the ids on the page; the ids of the text are added
 */
export function authoredText(markdown: string | undefined, resolve: ResolveLink, ids?: Set<string>): AuthoredText {
  const { settings, title, subtitle, toc, content, ...text } = pageText(markdown ?? "", resolve, ids);
  return {
    settings,
    markdown: text.markdown,
    ...(title !== undefined && { title }),
    ...(subtitle !== undefined && { subtitle: <Prose text={subtitle} /> }),
    toc,
    ...(text.markdown.trim() !== "" && { body: <Prose text={content} drawCode={textCode} /> }),
  };
}
