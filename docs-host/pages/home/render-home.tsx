import type { ReactElement } from "react";
import { staticMarkup } from "../render/index.ts";
import { Document, type PageAssets } from "../views/index.ts";
import { SiteList, type SiteListPage } from "./site-list-page.tsx";

/** Why a host shows no site at an address. */
type HostNotice =
  /** The site was archived. */
  | { readonly kind: "archived" }
  /** The path, or the whole host, has no site. */
  | { readonly kind: "nothing"; readonly host: string; readonly path: string };

/** The title of a notice. */
const noticeTitles: { readonly [K in HostNotice["kind"]]: string } = {
  archived: "These docs are no longer available",
  nothing: "There are no docs at this address",
};

/** Renders the reason why an address has no site. */
function HostNoticePage({ notice }: { readonly notice: HostNotice }): ReactElement {
  return (
    <main id="main" className="lone" tabIndex={-1}>
      <p className="state-code">{notice.kind === "archived" ? "410" : "404"}</p>
      <h1>{noticeTitles[notice.kind]}</h1>
      {notice.kind === "archived" ? (
        <p>Their publisher has archived them. They can come back only if the publisher restores them.</p>
      ) : (
        <>
          <p>
            No site is published at <code className="path">{notice.host + notice.path}</code>.
          </p>
          <p>If you have just published one, check its address, and load this page again.</p>
        </>
      )}
    </main>
  );
}

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
