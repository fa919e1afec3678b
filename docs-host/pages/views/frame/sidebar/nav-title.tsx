import type { ReactElement } from "react";
import { directionOf, type NavItem } from "#docs-host/site/model";

/** The title of an entry, struck through if it is deprecated, and marked with its language if the page has another one. */
export function NavTitle({ item: { title, language, stage } }: { readonly item: NavItem }): ReactElement {
  const Title = stage === "deprecated" ? "s" : "span";
  return (
    <Title className="nav-title" {...(language !== undefined && { lang: language, dir: directionOf(language) })}>
      {title}
    </Title>
  );
}
