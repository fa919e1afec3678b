import type { ReactElement, ReactNode } from "react";
import { hrefOf } from "#docs-host/site/model";
import { siteTexts } from "#ui/text";
import type { PageFrame } from "../page-view.ts";

/** A page before or after this one. */
export interface Neighbor {
  readonly slug: string;
  readonly title: string;
}

interface PageEndProps {
  readonly frame: PageFrame | undefined;
  /** The question if the page was helpful, if it is asked. */
  readonly feedback: ReactNode;
  readonly previous: Neighbor | undefined;
  readonly next: Neighbor | undefined;
  /** True if the links to the neighbors are only their titles. */
  readonly isMinimal: boolean;
}

/** The end of a page: where its text can be changed, when it was, and its neighbors. */
export function PageEnd({ frame, feedback, previous, next, isMinimal }: PageEndProps): ReactElement | null {
  const text = siteTexts().text;
  const { editUrl, lastUpdated, hasNavLinks = true } = frame ?? {};
  return (
    <>
      {feedback}
      {editUrl === undefined && lastUpdated === undefined ? null : (
        <p className="page-facts">
          {editUrl === undefined ? null : (
            <a href={editUrl} rel="noreferrer">
              {text("editThisPage")}
            </a>
          )}
          {lastUpdated === undefined ? null : <span>{text("lastUpdatedDate", { date: lastUpdated })}</span>}
        </p>
      )}
      {!hasNavLinks || (previous === undefined && next === undefined) ? null : (
        <nav
          className="neighbors"
          aria-label={text("previousAndNextPage")}
          data-style={isMinimal ? "minimal" : undefined}
        >
          {previous === undefined ? null : (
            <a href={hrefOf(previous.slug)} rel="prev">
              <small>{text("previous")}</small> {previous.title}
            </a>
          )}
          {next === undefined ? null : (
            <a href={hrefOf(next.slug)} rel="next">
              <small>{text("next")}</small> {next.title}
            </a>
          )}
        </nav>
      )}
    </>
  );
}
