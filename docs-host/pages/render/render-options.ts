import type { OperatorSettings } from "#docs-host/site/model";
import type { SendOptions } from "../reference/index.ts";
import type { PageAssets } from "../views/index.ts";

/** The settings of pages, apart from the site itself. */
export interface RenderOptions extends SendOptions {
  readonly assets: PageAssets;
  /**
   * The origin of a site without a configured address, such as `https://docs.example.com`. If absent, pages have no
   * canonical address.
   */
  readonly origin?: string | undefined;
  /** True if open pages poll for changes of the site. */
  readonly live: boolean;
  /** True if open pages announce a newer version of the site, for which a server must answer. */
  readonly announcesVersions?: boolean;
  /** The styles of a playground. Only pages that are rendered with one load them before it opens. */
  readonly playgroundStyles: readonly string[];
  readonly operator: OperatorSettings;
  /** True if link previews of pages without an image get a drawn one. */
  readonly drawsPreviews?: boolean | undefined;
  /** Placeholder for the nonce of the response. */
  readonly nonce: string;
}
