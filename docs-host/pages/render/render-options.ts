import type { OperatorSettings } from "#docs-host/site/model";
import type { SendOptions } from "../reference/index.ts";
import type { PageAssets } from "../views/index.ts";

/** The settings of pages, apart from the site itself. */
export interface RenderOptions extends SendOptions {
  readonly assets: PageAssets;
  /**
   * The origin of a site without an address of its own, such as `https://docs.example.com`. Absent if it isn't known: pages
   * then have no canonical address.
   */
  readonly origin?: string | undefined;
  /** True if open pages poll for changes of the site. */
  readonly live: boolean;
  /** True if open pages announce a newer version of the site, for which a server must answer. */
  readonly announcesVersions?: boolean;
  /** The styles of a playground. Only pages that are rendered with one load them before it opens. */
  readonly playgroundStyles: readonly string[];
  readonly operator: OperatorSettings;
  /** True if images are drawn for the link previews of pages that have none. */
  readonly drawsPreviews?: boolean | undefined;
  /** Placeholder for the nonce of the response. */
  readonly nonce: string;
}
