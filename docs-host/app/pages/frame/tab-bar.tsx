import type { ReactElement } from "react";
import { hrefOf, type Tab, type TabLink } from "../../site/index.ts";
import { useText } from "../../translations/index.ts";
import { NavIcon } from "../entry/index.ts";
import type { FramePage } from "./frame-page.ts";
import { productChoices } from "./switches.tsx";

/** The tabs of the version of a page, or its products where these are tabs; nothing where there is one. */
export function TabBar(frame: FramePage): ReactElement | null {
  const text = useText();
  const { site, version, tab } = frame;
  const products = site.settings.theme.productSwitcher === "tabs" ? productChoices(frame) : [];
  const tabs = (version?.tabs ?? []).flatMap((one, i) => tabEntry(one, `${i}`, one === tab));
  if (products.length < 2 && tabs.length < 2) return null;
  return (
    <>
      {products.length < 2 ? null : <Bar label={text("Products")} entries={products} />}
      {tabs.length < 2 ? null : <Bar label={text("Tabs")} entries={tabs} />}
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
