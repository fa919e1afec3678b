import type { ReactElement, ReactNode } from "react";
import type { FrontMatter } from "#docs-host/site/front-matter";
import type { Site, SitePage } from "#docs-host/site/model";
import { type Crumb, canonicalSlug } from "#docs-host/site/model";
import { Breadcrumbs } from "#ui/reference";
import { shownCrumbs } from "../crumbs.ts";
import { StageBadge } from "../stage-badge.tsx";
import type { AuthoredText } from "./authored-text.tsx";

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
      <h1 id={text.titleId}>
        {title}
        <StageBadge stage={page.stage} />
      </h1>
      {text.subtitle === undefined ? null : <div className="prose subtitle">{text.subtitle}</div>}
      {children}
    </header>
  );
}

/** Returns the breadcrumb of a page: its author's, or else the headings of the navigation. */
function crumbsOf(site: Site, page: SitePage, { breadcrumb }: FrontMatter, title: string): readonly Crumb[] {
  const above =
    breadcrumb?.map(({ title: heading, pointsTo }): Crumb => {
      const slug = pointsTo === undefined ? undefined : canonicalSlug(site, pointsTo);
      return { title: heading, ...(slug !== undefined && { slug }) };
    }) ?? page.breadcrumbs;
  return site.settings.layout.breadcrumbsNamePage ? [...above, { title }] : above;
}
