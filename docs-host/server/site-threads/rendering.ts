import type { RenderOptions } from "#docs-host/pages/render";
import type { OperatorSettings } from "#docs-host/site/model";
import type { Assets } from "../assets/index.ts";

/** The options that decide how pages look and where they send requests. */
export interface RenderingOptions {
  readonly assets: Omit<Assets, "read">;
  readonly proxyUrl: string;
  readonly direct?: boolean;
  readonly directChannels?: boolean;
  readonly origin: string;
  readonly operator?: OperatorSettings;
  readonly live?: boolean;
  readonly drawsPreviews: boolean;
}

/** The settings of all pages of a server. */
export type Rendering = Omit<RenderOptions, "nonce" | "isLoginFor"> & { readonly origin: string };

/** Returns the settings of all pages. */
export const renderingOf = ({
  assets,
  proxyUrl,
  direct = false,
  directChannels = false,
  live = false,
  origin,
  operator = {},
  drawsPreviews,
}: RenderingOptions): Rendering => ({
  ...{ assets: assets.page, playgroundStyles: assets.playground.styles },
  ...{ proxyUrl, direct, directChannels, origin, live, operator, drawsPreviews, announcesVersions: true },
});
