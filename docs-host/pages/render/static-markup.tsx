import type { ReactElement } from "react";
import type { SiteError } from "#docs-host/site/model";
import { renderMarkup } from "#ui/markup";
import { markInvisible } from "../reference/index.ts";
import { Document, type Notice, NoticePage, UnavailablePage, unavailableTitle } from "../views/index.ts";
import type { RenderOptions } from "./render-options.ts";

/** Renders a document without the marks for hydration: no script hydrates it, and they would add nodes to each page. */
export const staticMarkup = (document: ReactElement): string =>
  `<!doctype html>${markInvisible(renderMarkup(document))}`;

/** Renders the error page, for all paths while there is no site, or for a page that can't be rendered. */
export const renderUnavailable = (
  error: SiteError,
  path: string,
  options: RenderOptions,
  part: "docs" | "page" = "docs",
): string =>
  staticMarkup(
    <Document
      title={unavailableTitle(part)}
      siteTitle={unavailableTitle(part)}
      assets={options.assets}
      nonce={options.nonce}
      robots={["noindex"]}
    >
      <UnavailablePage error={error} path={path} part={part} />
    </Document>,
  );

/** Renders a notice in place of a page. It shows nothing of the site: the reader may have no right to see it. */
export const renderNotice = (notice: Notice, { assets, nonce }: RenderOptions): string =>
  staticMarkup(
    <Document title={notice.title} siteTitle={notice.title} assets={assets} nonce={nonce} robots={["noindex"]}>
      <NoticePage {...notice} />
    </Document>,
  );
