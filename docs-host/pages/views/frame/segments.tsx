import type { ReactElement } from "react";
import { hrefOf } from "#docs-host/site/model";
import { siteTexts } from "#ui/text";
import { NavIcon } from "../entry/nav-icon.tsx";
import type { FramePage } from "./frame-page.ts";
import { productChoices } from "./switches.tsx";

/** The variants of the tab of a page; nothing where there is one. */
export function Variants({ tab, variant }: FramePage): ReactElement | null {
  const text = siteTexts().text;
  const variants = (tab?.variants ?? []).flatMap((one, i): readonly Segment[] => {
    const { title, subtitle, icon, home, isHidden } = one;
    const isCurrent = one === variant;
    if (title === undefined || home === undefined || (isHidden && !isCurrent)) return [];
    return [{ key: `${i}`, title, subtitle, icon, href: hrefOf(home), isCurrent }];
  });
  return <Segments label={text("variants")} segments={variants} />;
}

/** The products of the site side by side, where the theme has them so. */
export function ProductToggle(frame: FramePage): ReactElement | null {
  const text = siteTexts().text;
  return frame.site.settings.theme.productSwitcher === "toggle" ? (
    <Segments label={text("products")} segments={productChoices(frame)} />
  ) : null;
}

interface Segment {
  readonly key: string;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly icon?: string | undefined;
  readonly href: string;
  readonly isCurrent: boolean;
}

interface SegmentsProps {
  readonly label: string;
  readonly segments: readonly Segment[];
}

function Segments({ label, segments }: SegmentsProps): ReactElement | null {
  if (segments.length < 2) return null;
  return (
    <nav className="segments" aria-label={label}>
      {segments.map(({ key, title, subtitle, icon, href, isCurrent }) => (
        <a key={key} href={href} title={subtitle} aria-current={isCurrent ? "true" : undefined}>
          <NavIcon icon={icon} />
          {title}
        </a>
      ))}
    </nav>
  );
}
