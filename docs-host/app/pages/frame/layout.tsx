import type { ReactElement, ReactNode } from "react";
import { Toc, type TocEntry } from "#ui/reference";
import type { NavHeading } from "../../site/index.ts";
import { hrefOf, type NavItem } from "../../site/index.ts";
import { Header } from "./header.tsx";
import { Sidebar } from "./sidebar.tsx";

/** A page before or after this one. */
export interface Neighbour {
  readonly slug: string;
  readonly title: string;
}

interface LayoutProps {
  readonly siteTitle: string;
  /** The address of the site. */
  readonly home: string;
  /** The entries of the sidebar. */
  readonly items: readonly NavItem[];
  /** The slug of this page; undefined for pages outside the navigation. */
  readonly current?: string | undefined;
  /** The headings of the navigation around this page, outermost first. */
  readonly around: readonly NavHeading[];
  /** The name of this page, which narrow screens show in the head. */
  readonly title: string;
  readonly toc?: readonly TocEntry[];
  /** The column beside the text on wide screens, below it on others. */
  readonly sideColumn?: ReactNode;
  readonly previous?: Neighbour | undefined;
  readonly next?: Neighbour | undefined;
  readonly children: ReactNode;
}

/** The landmarks of every page: header, navigation, text, and the column beside it. */
export function Layout(props: LayoutProps): ReactElement {
  const { siteTitle, home, items, current, around, title, toc = [], sideColumn, previous, next, children } = props;
  return (
    <>
      <Header siteTitle={siteTitle} home={home} here={[...around.map((heading) => heading.title), title]} />
      <div className="frame">
        <Sidebar items={items} current={current} around={around} />
        <main id="main" tabIndex={-1}>
          {children}
          {sideColumn === undefined && toc.length < 2 ? null : (
            <div className="beside">
              <Toc entries={toc} />
              {sideColumn}
            </div>
          )}
          {previous === undefined && next === undefined ? null : (
            <nav className="neighbours" aria-label="Previous and next page">
              {previous === undefined ? null : (
                <a href={hrefOf(previous.slug)} rel="prev">
                  <small>Previous</small> {previous.title}
                </a>
              )}
              {next === undefined ? null : (
                <a href={hrefOf(next.slug)} rel="next">
                  <small>Next</small> {next.title}
                </a>
              )}
            </nav>
          )}
        </main>
      </div>
    </>
  );
}
