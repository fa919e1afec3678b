import type { ReactElement, ReactNode } from "react";
import { Toc, type TocEntry } from "#ui/reference";
import type { NavHeading, NavItem } from "../../site/index.ts";
import type { PageFrame } from "../page-view.ts";
import { Announcement, announcementOf } from "./announcement.tsx";
import { FileContext, siteFileAddress } from "./file-context.ts";
import type { FramePage } from "./frame-page.ts";
import { Masthead } from "./masthead.tsx";
import { MobileToc } from "./mobile-toc.tsx";
import { type Neighbour, PageEnd } from "./page-end.tsx";
import { PageFoot } from "./page-foot.tsx";
import { Sidebar } from "./sidebar/index.ts";

interface LayoutProps {
  readonly frame: FramePage;
  /** The parts of the frame that the page has; all without it. */
  readonly pageFrame: PageFrame | undefined;
  /** The entries of the sidebar. */
  readonly items: readonly NavItem[];
  /** The headings of the sidebar around this page, outermost first. */
  readonly around: readonly NavHeading[];
  /** The name of this page, which narrow screens show in the header. */
  readonly title: string;
  readonly toc?: readonly TocEntry[];
  /** The column beside the text on wide screens, below it on others. */
  readonly sideColumn?: ReactNode;
  readonly previous?: Neighbour | undefined;
  readonly next?: Neighbour | undefined;
  readonly children: ReactNode;
}

/** The landmarks of every page: header, navigation, text, the column beside it, and what is below. */
export function Layout(props: LayoutProps): ReactElement {
  const { frame, pageFrame, items, around, title, sideColumn, previous, next, children } = props;
  const { settings } = frame.site;
  const { layout = "guide", hasToc = true } = pageFrame ?? {};
  const toc = hasToc ? (props.toc ?? []) : [];
  const beside = sideColumn !== undefined ? "column" : toc.length < 2 ? undefined : "toc";
  const announcement = announcementOf(frame);
  const hasSidebar = items.length > 0 && layout !== "page" && layout !== "custom";
  return (
    <FileContext value={siteFileAddress(frame.site)}>
      {announcement === undefined ? null : <Announcement text={announcement} />}
      <Masthead frame={frame} here={[...around.map((heading) => heading.title), title]} />
      <div
        className="frame"
        data-sidebar={hasSidebar ? undefined : "none"}
        data-body={settings.theme.body}
        data-align={settings.layout.contentAlignment}
      >
        <Sidebar frame={frame} items={items} around={around} isDrawer={!hasSidebar} />
        {/* The columns are known before the text arrives, so that nothing moves while the rest of the page is read. */}
        <main id="main" tabIndex={-1} data-layout={layout} data-beside={beside}>
          {settings.layout.hasMobileToc ? <MobileToc entries={toc} /> : null}
          {children}
          {beside === undefined ? null : (
            <div className="beside">
              <Toc entries={toc} />
              {sideColumn}
            </div>
          )}
          <PageEnd
            frame={pageFrame}
            previous={settings.layout.hasNavLinks ? previous : undefined}
            next={settings.layout.hasNavLinks ? next : undefined}
            isMinimal={settings.theme.footerNav === "minimal"}
          />
        </main>
      </div>
      <PageFoot links={settings.footerLinks} />
    </FileContext>
  );
}
