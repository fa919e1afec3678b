import type { ReactElement } from "react";
import { hrefOf, type Tab, type TabLink } from "#docs-host/site/model";
import { siteTexts } from "#ui/text";
import { NavIcon } from "../entry/nav-icon.tsx";
import type { FramePage } from "./frame-page.ts";
import { productChoices } from "./switches.tsx";

/** The rows of tabs of a page: its products where these are tabs, and the tabs of its version. */
function rowsOf(frame: FramePage) {
  const { site, version, tab } = frame;
  const products = site.settings.theme.productSwitcher === "tabs" ? productChoices(frame) : [];
  const tabs = (version?.tabs ?? []).flatMap((one, i) => tabEntry(one, `${i}`, one === tab));
  return { products: products.length < 2 ? [] : products, tabs: tabs.length < 2 ? [] : tabs };
}

/** Returns true if the search of a page is in the row of its tabs, as its publisher may want. */
export function hasSearchInTabs(frame: FramePage): boolean {
  const { searchbarPlacement, tabsPlacement, hasHeader } = frame.site.settings.layout;
  if (searchbarPlacement !== "header-tabs" || tabsPlacement !== "header" || !hasHeader) return false;
  const { products, tabs } = rowsOf(frame);
  return products.length + tabs.length > 0;
}

/** The tabs of the version of a page, or its products where these are tabs; nothing where there is one. */
export function TabBar(frame: FramePage): ReactElement | null {
  const text = siteTexts().text;
  const { products, tabs } = rowsOf(frame);
  if (products.length + tabs.length === 0) return null;
  return (
    <>
      {products.length === 0 ? null : <Bar label={text("products")} entries={products} />}
      {tabs.length === 0 ? null : <Bar label={text("tabs")} entries={tabs} />}
    </>
  );
}

interface BarEntry {
  readonly key: string;
  readonly title: string;
  readonly icon?: string | undefined;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly isOutside?: boolean;
}

function tabEntry(tab: Tab | TabLink, key: string, isCurrent: boolean): readonly BarEntry[] {
  const { title, icon } = tab;
  if (tab.kind === "link") {
    return [{ key, title: tab.title, icon, href: tab.href, isCurrent, isOutside: /^https?:/i.test(tab.href) }];
  }
  if (title === undefined || tab.home === undefined || (tab.isHidden && !isCurrent)) return [];
  return [{ key, title, icon, href: hrefOf(tab.home), isCurrent }];
}

const Bar = ({ label, entries }: { readonly label: string; readonly entries: readonly BarEntry[] }): ReactElement => (
  <nav className="tab-bar" aria-label={label}>
    <ul>
      {entries.map(({ key, title, icon, href, isCurrent, isOutside }) => (
        <li key={key}>
          <a
            href={href}
            aria-current={isCurrent ? "true" : undefined}
            rel={isOutside === true ? "noreferrer" : undefined}
          >
            <NavIcon icon={icon} />
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
