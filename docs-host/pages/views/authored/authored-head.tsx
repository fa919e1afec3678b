import type { ReactElement, ReactNode } from "react";
import type { Site, SitePage } from "#docs-host/site/model";
import { Breadcrumbs } from "#ui/reference";
import { shownCrumbs } from "../crumbs.ts";
import { StageBadge } from "../stage-badge.tsx";
import type { AuthoredText } from "./authored-text.tsx";
import { crumbsOf } from "./crumbs-of.ts";

interface AuthoredHeadProps {
  readonly site: Site;
  readonly page: SitePage;
  readonly text: AuthoredText;
  readonly title: string;
  /** Shown before the title. */
  readonly above?: ReactNode;
  /** True for the large title of a home page. */
  readonly isHero?: boolean;
  /** Shown after the subtitle. */
  readonly children?: ReactNode;
}

/** The head of a page that an author wrote: its headings, its title, its release stage and its subtitle. */
export function AuthoredHead({
  site,
  page,
  text,
  title,
  above,
  isHero = false,
  children,
}: AuthoredHeadProps): ReactElement {
  return (
    <header className="reference-head" data-hero={isHero || undefined}>
      <Breadcrumbs crumbs={shownCrumbs(crumbsOf(site, page, text.settings, title))} />
      {above}
      <h1>
        {title}
        <StageBadge stage={page.stage} />
      </h1>
      {text.subtitle === undefined ? null : <div className="prose subtitle">{text.subtitle}</div>}
      {children}
    </header>
  );
}
