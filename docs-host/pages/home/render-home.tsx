import { staticMarkup } from "../render/index.ts";
import { Document, type PageAssets } from "../views/index.ts";
import { type HostNotice, HostNoticePage, noticeTitles } from "./host-notice.tsx";
import { SiteList, type SiteListPage } from "./site-list-page.tsx";

/** The settings of the pages of a host without a site. */
export interface HomeOptions {
  readonly assets: PageAssets;
  /** The styles that only these pages have. */
  readonly homeStyles: readonly string[];
  readonly nonce: string;
}

/** Renders the list of all sites. */
export const renderSiteList = (list: SiteListPage, options: HomeOptions): string =>
  staticMarkup(
    <Document {...documentOf(options)} title="Docs on this server">
      <SiteList list={list} />
    </Document>,
  );

/** Renders a notice that there is no site at an address. */
export const renderHostNotice = (notice: HostNotice, options: HomeOptions): string =>
  staticMarkup(
    <Document {...documentOf(options)} title={noticeTitles[notice.kind]}>
      <HostNoticePage notice={notice} />
    </Document>,
  );

const documentOf = ({ assets, homeStyles, nonce }: HomeOptions) => ({
  siteTitle: "Callboard",
  assets: { ...assets, styles: [...assets.styles, ...homeStyles] },
  nonce,
  robots: ["noindex"],
});
