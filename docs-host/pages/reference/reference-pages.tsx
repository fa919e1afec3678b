import type { ReactElement } from "react";
import type { Site, SitePage } from "#docs-host/site/model";
import { renderMarkup } from "#ui/markup";
import { LongListContext, Toc, wholeLists } from "#ui/reference";
import { apiGuides } from "../guides/index.ts";
import { authoredText, MobileToc, NavList, overviewPage, type PageView, positionIn } from "../views/index.ts";
import { apiView } from "./api-views.ts";
import { markInvisible } from "./mark-invisible.ts";
import { pageLocations } from "./page-locations.ts";

/** A page of a reference as markup, without a document around it. */
export interface ReferencePage {
  readonly title: string;
  /** The navigation, with the entries around the page. */
  readonly navigation: string;
  readonly content: string;
}

/** Renders pages of a site that has a description of an API, and no server. */
export interface ReferencePages {
  /** Returns the page at a slug; undefined if there is none. */
  readonly page: (slug: string) => ReferencePage | undefined;
}

/** Creates the renderer of the pages of a reference. */
export function referencePages(site: Site): ReferencePages {
  const locationOf = pageLocations(site);
  const guideOf = apiGuides(site);
  const deps = { site, guideOf, options: { proxyUrl: "", direct: true } };
  const viewOf = (page: SitePage): PageView | undefined => {
    if (page.kind === "entry" || page.kind === "changelog") return undefined;
    if (page.kind === "overview") {
      const apis = page.apiIds.flatMap((id) => guideOf(id, wholeLists) ?? []);
      const [first] = apis;
      return overviewPage({ site, page, apis, text: authoredText(page.markdown, first?.resolve ?? ((href) => href)) });
    }
    return apiView(page, deps, wholeLists);
  };
  return {
    page: (slug) => {
      const page = site.pages.get(slug);
      const view = page && viewOf(page);
      if (page === undefined || view === undefined) return undefined;
      const { items, around } = locationOf(page);
      return {
        title: view.title,
        navigation: markup(<NavList items={items} position={positionIn(items, page.slug, around)} isOutermost />),
        content: markup(<PageContent view={view} />),
      };
    },
  };
}

const markup = (element: ReactElement): string => markInvisible(renderMarkup(element));

/** The text of a page with the column beside it, as `Layout` arranges them on a page of a site. */
function PageContent({ view }: { readonly view: PageView }): ReactElement {
  const { layout = "guide", hasToc = true, isTocNarrow = false } = view.frame ?? {};
  const toc = hasToc ? view.toc : [];
  const beside = view.sideColumn !== undefined ? "column" : toc.length < 2 || isTocNarrow ? undefined : "toc";
  return (
    <div className="callboard-main" data-layout={layout} data-beside={beside}>
      <MobileToc entries={toc} />
      <div className="page-main">
        <LongListContext.Provider value={ignoreList}>{view.content}</LongListContext.Provider>
      </div>
      {beside === undefined ? null : (
        <div className="beside">
          <Toc entries={toc} />
          {view.sideColumn}
        </div>
      )}
    </div>
  );
}

const ignoreList = (): void => {};
