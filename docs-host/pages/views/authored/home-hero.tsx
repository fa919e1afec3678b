import type { ReactElement } from "react";
import { hrefOf, partsOf, type Site, type SitePage, translatorAt } from "#docs-host/site/model";
import { siteTexts } from "#ui/text";
import { NavIcon } from "../entry/nav-icon.tsx";
import type { AuthoredText } from "./authored-text.tsx";

type OverviewPage = Extract<SitePage, { readonly kind: "overview" }>;

/** Returns true for a home page with a hero: a landing page, a wide page, or the home page of a site with only APIs. */
export const isInviting = (site: Site, page: OverviewPage, { settings }: AuthoredText): boolean =>
  (page.slug === site.home || site.languages?.some(({ home }) => home === page.slug) === true) &&
  settings.layout !== "custom" &&
  (page.place.tab === undefined || settings.layout !== "guide" || page.pageId === undefined);

interface HomeProps {
  readonly site: Site;
  readonly page: OverviewPage;
  readonly text: AuthoredText;
}

/** The links under the title of a home page: where to start, and the reference. */
export function HomeLinks({ site, page }: HomeProps): ReactElement | null {
  const say = siteTexts().text;
  const others = site.order.filter(
    (slug) => slug !== page.slug && site.pages.get(slug)?.place.language === page.place.language,
  );
  const reference = others.find((slug) => {
    const other = site.pages.get(slug);
    return other?.kind === "overview" && other.apiIds.length > 0;
  });
  const [first] = page.apiIds.length > 0 ? [] : others;
  const links = [
    ...(first === undefined || first === reference ? [] : [{ text: say("getStarted"), href: hrefOf(first) }]),
    ...(reference === undefined ? [] : [{ text: say("apiReference"), href: hrefOf(reference) }]),
    ...(page.apiIds.length === 1 ? [{ text: say("exploreTheEndpoints"), href: "#endpoints" }] : []),
  ];
  if (links.length === 0) return null;
  return (
    <p className="hero-links">
      {links.map(({ text, href }) => (
        <a key={text} href={href}>
          {text}
        </a>
      ))}
    </p>
  );
}

/** The parts of a site as cards, on a home page without cards; nothing if the site has one part. */
export function HomeAreas({ site, page, text }: HomeProps): ReactElement | null {
  if (/<Card\b/.test(text.markdown)) return null;
  const { version } = partsOf(site, page.place);
  const areas = (version?.tabs ?? []).flatMap((tab) =>
    tab.kind === "tab" && !tab.isHidden && tab.title !== undefined && tab.home !== undefined && tab.home !== page.slug
      ? [{ title: tab.title, icon: tab.icon, home: tab.home, pages: tab.variants.flatMap(({ order }) => order).length }]
      : [],
  );
  if (areas.length < 2) return null;
  return (
    <ul className="cards areas">
      {areas.map(({ title, icon, home, pages }) => (
        <li key={home}>
          <a href={hrefOf(home)}>
            <NavIcon icon={icon} />
            <span className="card-title">{title}</span>
            <span className="card-text">{translatorAt(site, page).text("pagesCount", { count: pages })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
