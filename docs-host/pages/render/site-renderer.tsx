import { siteLook } from "#docs-host/site/look";
import { languageAt, languageOfPath, partsAt, type Site, type SitePage } from "#docs-host/site/model";
import { catalogIn } from "#docs-host/site/texts";
import { inLanguage } from "#locales";
import { wholeLists } from "#ui/reference";
import { apiGuides } from "../guides/index.ts";
import { type PageLocation, pageLocations } from "../reference/index.ts";
import { type LiveChecks, liveChecksPage, notFoundPage, type OwnParts, type PageView } from "../views/index.ts";
import { prepareTexts } from "./mdx-text.ts";
import { pageView } from "./page-view.ts";
import type { RenderOptions } from "./render-options.ts";
import { SiteDocument, type SiteDocumentProps } from "./site-document.tsx";
import { staticMarkup } from "./static-markup.tsx";

/** The settings of one page. */
interface PageOptions extends Pick<SiteDocumentProps, "drawPlayground" | "view" | "changelog" | "onLongList"> {
  /** Receives the origins that the text of the page loads from, if there are any. */
  readonly onOrigins?: ((origins: TextOrigins) => void) | undefined;
  /** Called if the time for colors ended before the code of the page did. A host doesn't cache such a page. */
  readonly onLackingColors?: (() => void) | undefined;
}

/** The origins of the frames, and of the sounds and videos in the text of a page. */
export type TextOrigins = Pick<OwnParts, "frames" | "media">;

/** The renderer of one site's pages. */
export interface SiteRenderer {
  /** Loads the dependencies of rendering the page at a slug, such as the grammars of its code. */
  readonly prepare: (slug: string) => Promise<void>;
  /** Renders the page at a slug; undefined if there is none. */
  readonly page: (slug: string, options: PageOptions) => string | undefined;
  /** Renders the page for a path without a page. */
  readonly notFound: (path: string) => string;
  /** Renders a page without a slug, such as the search page, in a language. */
  readonly lone: (view: PageView, language?: string) => string;
  /** Renders the page of live checks. */
  readonly liveChecks: (checks: LiveChecks) => string;
}

/** Creates the renderer of one site's pages. Parts of all pages are created once, on first use. */
export function siteRenderer(site: Site, options: RenderOptions): SiteRenderer {
  const locationOf = pageLocations(site);
  const deps = {
    site,
    options: optionsBelow(site.base ?? "", options),
    guideOf: apiGuides(site),
    look: siteLook(site, options.operator),
  };
  const allViews = site.isStatic === true ? wholeLists : undefined;
  const lone = (content: PageView, language: string = site.settings.language, path = ""): string => {
    const at = locationOfMissing(site, path, language, locationOf);
    return inLanguage(catalogIn(language), () =>
      staticMarkup(<SiteDocument {...deps} {...{ content, at, language }} />),
    );
  };
  return {
    prepare: (slug) => prepareTexts(site, slug),
    page: (slug, pageOptions) => {
      const { view = allViews, changelog } = pageOptions;
      const page = site.pages.get(slug);
      if (page === undefined) return undefined;
      const language = languageAt(site, page);
      const content = pageView(page, { ...deps, guideOf: apiGuides(site, language) }, { list: view, changelog });
      if (content === undefined) return undefined;
      reportText(content, pageOptions);
      const draw = (): string =>
        staticMarkup(
          <SiteDocument {...deps} {...pageOptions} {...{ page, content, at: locationOf(page), language }} />,
        );
      return inLanguage(catalogIn(language), draw);
    },
    notFound: (path) => lone(notFoundPage(site, path), languageOfPath(site, path), path),
    lone,
    liveChecks: (checks) => lone(liveChecksPage({ ...checks, view: checks.view ?? allViews }), checks.language),
  };
}

/** Reports the origins of the text of a page, and missing colors of its code. */
function reportText({ own }: PageView, { onOrigins, onLackingColors }: PageOptions): void {
  const { frames = [], media = [], lacksColors } = own ?? {};
  if (lacksColors) onLackingColors?.();
  if (frames.length + media.length > 0) onOrigins?.({ frames, media });
}

/** Returns the place of a path without a page: the sidebar of its part of the site, in its language. */
function locationOfMissing(
  site: Site,
  path: string,
  language: string,
  locationOf: (page: SitePage) => PageLocation,
): PageLocation {
  const home = site.languages?.find(({ tag }) => tag === language)?.home ?? site.home;
  const first = site.pages.get(partsAt(site, path)[0]?.home ?? home);
  const { previous: _, next: __, ...at } = first === undefined ? { items: [], around: [] } : locationOf(first);
  return { ...at, around: [] };
}

/** Returns the options with the addresses of files and of the proxy below the path of a site. */
const optionsBelow = (base: string, options: RenderOptions): RenderOptions => {
  const { assets, playgroundStyles, proxyUrl } = options;
  const below = (path: string): string => base + path;
  return {
    ...options,
    assets: {
      ...assets,
      script: below(assets.script),
      styles: assets.styles.map(below),
      fonts: assets.fonts.map(below),
    },
    playgroundStyles: playgroundStyles.map(below),
    // A proxy elsewhere has its own address.
    proxyUrl: proxyUrl.startsWith("/") ? below(proxyUrl) : proxyUrl,
  };
};
