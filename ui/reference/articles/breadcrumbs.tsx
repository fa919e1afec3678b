import { Fragment, type ReactElement } from "react";
import { siteTexts } from "#ui/text";

/** A heading above a page, with the page that it links to, if any. */
export interface Crumb {
  readonly title: string;
  readonly href?: string;
}

interface BreadcrumbsProps {
  readonly crumbs: readonly Crumb[];
}

/** The headings that a page is under, outermost first; nothing is drawn if there is none. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps): ReactElement | null {
  const { text } = siteTexts();
  if (crumbs.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={text("aboveThisPage")}>
      {crumbs.map(({ title, href }, i) => (
        <Fragment key={`${title} ${href}`}>
          {i === 0 ? null : <span aria-hidden="true"> / </span>}
          {href === undefined ? <span>{title}</span> : <a href={href}>{title}</a>}
        </Fragment>
      ))}
    </nav>
  );
}
