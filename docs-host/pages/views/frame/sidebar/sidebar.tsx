import type { ReactElement } from "react";
import type { PageLogo } from "#docs-host/site/front-matter";
import { homeInLanguage, homeOf, hrefOf, type NavHeading, type NavItem } from "#docs-host/site/model";
import { siteTexts } from "#ui/text";
import type { FramePage } from "../frame-page.ts";
import { Logo } from "../logo.tsx";
import { Navbar } from "../navbar.tsx";
import { SearchLink } from "../search-link.tsx";
import { ProductToggle, Variants } from "../segments.tsx";
import { Switch } from "../switch.tsx";
import { Switches } from "../switches.tsx";
import { TabBar } from "../tab-bar.tsx";
import { ThemeSwitch } from "../theme-switch.tsx";
import { NavList } from "./nav-list.tsx";
import { positionIn } from "./nav-position.ts";

/** The id of the navigation, which the button in the header opens on narrow screens. */
export const sidebarId = "sidebar";

interface SidebarProps {
  readonly frame: FramePage;
  readonly items: readonly NavItem[];
  /** The headings around this page, outermost first. */
  readonly around: readonly NavHeading[];
  /** True if it is shown on narrow screens only. */
  readonly isDrawer: boolean;
  /** The logo of this page, if it has one. */
  readonly logo: PageLogo | undefined;
}

/**
 * The navigation. On wide screens it is beside the text. On narrow screens it is a popover that also contains the tabs
 * and switches of the header; browsers open and close it without a script. A site of several APIs shows the navigation
 * of the page's API.
 */
export function Sidebar({ frame, items, around, isDrawer, logo }: SidebarProps): ReactElement {
  const { layout, look, theme } = frame.site.settings;
  const text = siteTexts().text;
  const api = around.find((heading) => heading.kind === "api");
  const hasTabs = layout.tabsPlacement === "sidebar" || !layout.hasHeader;
  const hasSwitches = layout.switcherPlacement === "sidebar" || !layout.hasHeader;
  const shown = api?.kind === "api" ? api.items : hasTabs ? items.filter((item) => !isTab(item, frame)) : items;
  const position = positionIn(shown, frame.page?.slug, around, layout.hasNavAvailability);
  return (
    <nav
      id={sidebarId}
      className="sidebar"
      aria-label={text("contents")}
      popover="auto"
      data-drawer={isDrawer || undefined}
      data-style={theme.sidebar === "minimal" ? "minimal" : undefined}
    >
      <div className="drawer-head">
        {look.schemes === "both" ? <ThemeSwitch /> : null}
        <button type="button" popoverTarget={sidebarId} popoverTargetAction="hide" aria-label={text("close")}>
          <svg className="kit-icon" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3.5 3.5l9 9M12.5 3.5l-9 9" />
          </svg>
        </button>
      </div>
      {layout.hasHeader ? null : (
        <div className="only-wide">
          <Logo site={frame.site} own={logo} home={homeInLanguage(frame.site, frame.page) ?? homeOf(frame.site)} />
          {look.schemes === "both" ? <ThemeSwitch /> : null}
        </div>
      )}
      <SearchLink {...frame} place="sidebar" />
      <div
        className={hasSwitches ? "choices" : "choices only-narrow"}
        data-spare={hasSwitches ? undefined : "switches"}
      >
        <ProductToggle {...frame} />
        <Switches {...frame} />
      </div>
      <div className={hasTabs ? undefined : "only-narrow"}>
        <TabBar {...frame} />
      </div>
      <Variants {...frame} />
      <ApiSwitch items={items} current={api} />
      <NavList items={shown} position={position} isOutermost />
      <div className={layout.hasHeader ? "only-narrow" : undefined} data-spare="links">
        <Navbar {...frame} />
      </div>
    </nav>
  );
}

/** Returns true for an entry that repeats its tab, such as the entry of a changelog in its own tab. */
const isTab = (item: NavItem, { version, tab }: FramePage): boolean =>
  item.kind === "page" && (version?.tabs.length ?? 0) > 1 && item.slug === tab?.home && item.title === tab.title;

interface ApiSwitchProps {
  readonly items: readonly NavItem[];
  readonly current: NavHeading | undefined;
}

/** The choice between the APIs of a site. */
function ApiSwitch({ items, current }: ApiSwitchProps): ReactElement | null {
  if (current?.kind !== "api") return null;
  const choices = items.flatMap((item) => {
    if (item.kind !== "api") return [];
    const { slug, title, version } = item;
    return [{ key: slug, title, note: version, href: hrefOf(slug), isCurrent: item === current }];
  });
  return <Switch label="API" choices={choices} />;
}
