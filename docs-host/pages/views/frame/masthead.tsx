import type { ReactElement } from "react";
import type { PageLogo } from "#docs-host/site/front-matter";
import { homeInLanguage, homeOf } from "#docs-host/site/model";
import { siteTexts } from "#ui/text";
import type { FramePage } from "./frame-page.ts";
import { Logo } from "./logo.tsx";
import { Navbar } from "./navbar.tsx";
import { SearchLink } from "./search-link.tsx";
import { ProductToggle } from "./segments.tsx";
import { sidebarId } from "./sidebar/sidebar.tsx";
import { Switches } from "./switches.tsx";
import { hasSearchInTabs, TabBar } from "./tab-bar.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

interface MastheadProps {
  readonly frame: FramePage;
  /** The logo of this page, if it has one. */
  readonly logo: PageLogo | undefined;
  /** The headings above this page, and its title. */
  readonly here: readonly string[];
}

/**
 * The header of every page: on narrow screens the button of the navigation, on wide ones the choices between the parts
 * of the site that its publisher has put there.
 */
export function Masthead({ frame, logo, here }: MastheadProps): ReactElement {
  const { layout, theme, look, navbarLinks } = frame.site.settings;
  const text = siteTexts().text;
  // The name has the shown text in it, for those who speak to their browser (WCAG 2.5.3).
  const label = [endOf(here).join(" / "), text("contents")].filter(Boolean).join(", ");
  const hasSchemes = look.schemes === "both";
  const isInTabs = hasSearchInTabs(frame);
  return (
    <header
      className="masthead"
      data-fixed={layout.isHeaderFixed || undefined}
      data-only-narrow={layout.hasHeader ? undefined : ""}
      data-tabs={theme.tabs}
      data-align={theme.tabsAlignment}
    >
      <div className="masthead-row">
        <button type="button" className="menu-button" popoverTarget={sidebarId} aria-label={label}>
          <svg className="kit-icon" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M1.5 3.5h13M1.5 8h13M1.5 12.5h8" />
          </svg>
          <Here here={here} />
        </button>
        <Logo site={frame.site} own={logo} home={homeInLanguage(frame.site, frame.page) ?? homeOf(frame.site)} />
        {layout.switcherPlacement === "header" ? (
          <div className="only-wide masthead-switches">
            <ProductToggle {...frame} />
            <Switches {...frame} />
          </div>
        ) : null}
        <SearchLink {...frame} place="header" isInTabs={isInTabs} />
        {navbarLinks.length === 0 && !hasSchemes ? null : (
          <div className="masthead-end" data-only-wide={hasSchemes ? undefined : ""}>
            <div className="only-wide">
              <Navbar {...frame} />
            </div>
            {hasSchemes ? <ThemeSwitch /> : null}
          </div>
        )}
      </div>
      {layout.tabsPlacement === "header" ? (
        <div className="only-wide">
          {isInTabs ? (
            <div className="masthead-tabs">
              <TabBar {...frame} />
              <SearchLink {...frame} place="tabs" />
            </div>
          ) : (
            <TabBar {...frame} />
          )}
        </div>
      ) : null}
    </header>
  );
}

/** Returns the last two titles of the path to a page. */
const endOf = (here: readonly string[]): readonly string[] =>
  here.filter((title, i) => title !== here[i - 1]).slice(-2);

/** The end of the path to this page, as the text of the button that shows the whole. */
const Here = ({ here }: Pick<MastheadProps, "here">): ReactElement => (
  <span className="here" aria-hidden="true">
    {endOf(here).map((title) => (
      <span key={title}>{title}</span>
    ))}
  </span>
);
