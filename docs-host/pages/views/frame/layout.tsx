import type { ReactElement, ReactNode } from "react";
import {
  directionOf,
  type FooterLink,
  type FooterLinkKind,
  hrefOf,
  languageOfText,
  type NavHeading,
  type NavItem,
  type OperatorSettings,
  translatorAt,
} from "#docs-host/site/model";
import { liveChecksUrl } from "#docs-host/site/page-data";
import { Toc, type TocEntry } from "#ui/reference";
import { siteTexts } from "#ui/text";
import { drawIcon } from "../../icons/draw-icon.tsx";
import type { ResolveLink } from "../../markdown/index.ts";
import { Feedback, PageActions, pageActionList } from "../actions/index.ts";
import { FileContext, siteFileAddress } from "../entry/nav-icon.tsx";
import type { PageFrame } from "../page-view.ts";
import { Announcement, announcementOf } from "./announcement.tsx";
import type { FramePage } from "./frame-page.ts";
import { Masthead } from "./masthead.tsx";
import { MobileToc } from "./mobile-toc.tsx";
import { type Neighbor, PageEnd } from "./page-end.tsx";
import { Sidebar } from "./sidebar/sidebar.tsx";

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
  readonly previous?: Neighbor | undefined;
  readonly next?: Neighbor | undefined;
  /** The whole address of the page; absent for an address without one. */
  readonly address?: string | undefined;
  /** The whole address of its site, without a slash at the end. */
  readonly siteUrl: string;
  readonly operator: OperatorSettings;
  /** Resolves the links of the announcement. */
  readonly resolve: ResolveLink;
  readonly children: ReactNode;
}

/** The landmarks of every page: header, navigation, text, the column beside it, and what is below. */
export function Layout(props: LayoutProps): ReactElement {
  const { frame, pageFrame, items, around, title, sideColumn, previous, next, operator, resolve, children } = props;
  const { settings } = frame.site;
  const { layout = "guide", hasToc = true, isTocNarrow = false } = pageFrame ?? {};
  const toc = hasToc ? (props.toc ?? []) : [];
  const beside = sideColumn !== undefined ? "column" : toc.length < 2 || isTocNarrow ? undefined : "toc";
  const announcement = announcementOf(frame);
  const actions = actionsOf(props);
  const isAsking =
    frame.page !== undefined &&
    settings.layout.hasFeedback &&
    pageFrame?.hasFeedback !== false &&
    // An answer that nobody hears is not asked for.
    (operator.feedbackUrl !== undefined || (operator.runsScripts === true && settings.extensions.scripts.length > 0));
  const hasSidebar = items.length > 0 && layout !== "page" && layout !== "custom";
  return (
    <FileContext.Provider value={siteFileAddress(frame.site)}>
      {announcement === undefined ? null : <Announcement text={announcement} resolve={resolve} />}
      <Masthead frame={frame} logo={pageFrame?.logo} here={[...around.map((heading) => heading.title), title]} />
      <div
        className="frame"
        data-sidebar={hasSidebar ? undefined : "none"}
        data-body={settings.theme.body}
        data-align={settings.layout.contentAlignment}
        data-code={settings.hasDarkCode ? "dark" : undefined}
      >
        <Sidebar frame={frame} items={items} around={around} isDrawer={!hasSidebar} logo={pageFrame?.logo} />
        {/* The columns are known before the text arrives, so that nothing moves while the rest of the page is read. */}
        <main id="main" tabIndex={-1} data-layout={layout} data-beside={beside} {...textLanguage(frame)}>
          {settings.layout.hasMobileToc ? <MobileToc entries={toc} /> : null}
          <div className="page-main">
            <PageActions actions={actions} theme={settings.theme.pageActions} isRow={isTocNarrow} />
            {children}
          </div>
          {beside === undefined ? null : (
            <div className="beside">
              <Toc entries={toc} />
              {sideColumn}
            </div>
          )}
          <PageEnd
            frame={pageFrame}
            feedback={isAsking ? <Feedback url={operator.feedbackUrl} /> : null}
            previous={settings.layout.hasNavLinks ? previous : undefined}
            next={settings.layout.hasNavLinks ? next : undefined}
            isMinimal={settings.theme.footerNav === "minimal"}
          />
        </main>
      </div>
      <PageFoot links={settings.footerLinks} liveChecks={liveChecksOf(frame)} />
    </FileContext.Provider>
  );
}

/** Returns the address of the live checks, in the language of a page; undefined for a site without. */
function liveChecksOf({ site, page }: FramePage): string | undefined {
  return site.hasLiveChecks === true ? liveChecksUrl(site.base ?? "", page?.place.language) : undefined;
}

/** Returns the language of an untranslated text, which differs from the language of its page. */
function textLanguage({ site, page }: FramePage) {
  if (page?.original === undefined) return {};
  const language = languageOfText(site, page);
  return { lang: language, dir: directionOf(language) };
}

/** Returns the actions of a page; none where its publisher has hidden them, or where there is no page. */
function actionsOf({ frame: { site, page }, pageFrame, address, siteUrl, operator }: LayoutProps) {
  if (page === undefined || address === undefined || pageFrame?.hasPageActions === false) return [];
  const hasMcp = operator.hasMcp === true;
  return pageActionList({
    site,
    href: hrefOf(page.slug),
    url: address,
    siteUrl,
    hasMcp,
    translator: translatorAt(site, page),
  });
}

/** The names of services and their icons. */
const services: { readonly [K in FooterLinkKind]: { readonly name: string; readonly icon: string } } = {
  github: { name: "GitHub", icon: "brands github" },
  twitter: { name: "Twitter", icon: "brands twitter" },
  x: { name: "X", icon: "brands x-twitter" },
  linkedin: { name: "LinkedIn", icon: "brands linkedin" },
  youtube: { name: "YouTube", icon: "brands youtube" },
  instagram: { name: "Instagram", icon: "brands instagram" },
  facebook: { name: "Facebook", icon: "brands facebook" },
  discord: { name: "Discord", icon: "brands discord" },
  slack: { name: "Slack", icon: "brands slack" },
  hackernews: { name: "Hacker News", icon: "brands hacker-news" },
  medium: { name: "Medium", icon: "brands medium" },
  website: { name: "Website", icon: "globe" },
};

interface PageFootProps {
  readonly links: readonly FooterLink[];
  /** The address of the page of live checks, if the site has one. */
  readonly liveChecks: string | undefined;
}

/** The publisher's links below every page, and the one to the live checks; nothing without any. */
function PageFoot({ links, liveChecks }: PageFootProps): ReactElement | null {
  const text = siteTexts().text;
  if (links.length === 0 && liveChecks === undefined) return null;
  const nameOf = (kind: FooterLinkKind): string => (kind === "website" ? text("website") : services[kind].name);
  return (
    <footer className="page-foot">
      {liveChecks === undefined ? null : (
        <p>
          <a href={liveChecks}>{text("liveChecks")}</a>
        </p>
      )}
      <ul hidden={links.length === 0}>
        {links.map(({ kind, href }) => (
          <li key={`${kind} ${href}`}>
            <a href={href} rel="noreferrer" title={nameOf(kind)}>
              {drawIcon(services[kind].icon)}
              <span className="unseen">{nameOf(kind)}</span>
            </a>
          </li>
        ))}
      </ul>
    </footer>
  );
}
