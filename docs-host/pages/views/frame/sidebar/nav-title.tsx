import type { ReactElement } from "react";
import { directionOf, type NavItem } from "#docs-host/site/model";

/** The title of an entry, marked with its language if that is not the one of the page. */
export function NavTitle({ item: { title, language } }: { readonly item: NavItem }): ReactElement {
  return (
    <span className="nav-title" {...(language !== undefined && { lang: language, dir: directionOf(language) })}>
      {title}
    </span>
  );
}
