import type { PlaygroundNode } from "./playground-settings.ts";

/**
 * The parts of a site's definition that pages are made of. The registry's own types fit into these; fields that pages
 * do not read are left out, so that a newer registry is read as well as an older one.
 */
export interface SiteDefinition {
  readonly pages: { readonly [id: string]: { readonly markdown: string; readonly editThisPageUrl?: string } };
  /** The tables of uploaded files, and the sources of components; read by `siteFiles` and `siteSources`. */
  readonly files?: unknown;
  readonly filesV2?: unknown;
  readonly jsFiles?: unknown;
  /** Settings; those that are not listed here are read by `siteSettings`. */
  readonly config: {
    readonly title?: string;
    readonly root?: NavigationNode;
    readonly colorsV3?: unknown;
    readonly redirects?: readonly RedirectNode[];
  };
}

/** A node of the navigation, whatever its type: each type has some of these fields. */
export interface NavigationNode {
  readonly type: string;
  readonly title?: string;
  /** The language of a title that is not translated. */
  readonly titleLanguage?: string;
  readonly subtitle?: string;
  readonly description?: string;
  readonly slug?: string;
  readonly icon?: string;
  /** A file, of a product. */
  readonly image?: string;
  readonly hidden?: boolean;
  readonly noindex?: boolean;
  readonly availability?: string;
  readonly pointsTo?: string;
  readonly url?: string;
  readonly href?: string;
  readonly target?: string;
  readonly pageId?: string;
  readonly overviewPageId?: string;
  readonly apiDefinitionId?: string;
  readonly endpointId?: string;
  readonly webSocketId?: string;
  readonly webhookId?: string;
  readonly isResponseStream?: boolean;
  /** True for an API with a page for each entry; false for an API with sections as long pages. */
  readonly paginated?: boolean;
  /** True of an API that adds no heading to the sidebar. */
  readonly hideTitle?: boolean;
  readonly collapsed?: unknown;
  readonly collapsible?: boolean;
  readonly collapsedByDefault?: boolean;
  /** True of the version or variant that readers see first. */
  readonly default?: boolean;
  readonly announcement?: { readonly text?: string };
  readonly year?: number;
  readonly month?: number;
  /** Of an entry of a changelog, as `2024-04-30`. */
  readonly date?: string;
  readonly tags?: readonly string[];
  readonly viewers?: readonly string[];
  /** True of a node that doesn't inherit the viewers above it. */
  readonly orphaned?: boolean;
  readonly authed?: boolean;
  readonly featureFlags?: readonly FeatureFlagNode[];
  readonly landingPage?: NavigationNode;
  readonly child?: NavigationNode;
  readonly children?: readonly NavigationNode[];
  readonly changelog?: NavigationNode;
  readonly stream?: NavigationNode;
  readonly nonStream?: NavigationNode;
  readonly playground?: PlaygroundNode;
}

/** A feature flag, and the value with which it shows its node. */
export interface FeatureFlagNode {
  readonly flag: string;
  /** The value of the flag where nothing evaluates it. */
  readonly fallbackValue?: unknown;
  readonly match?: unknown;
}

/** Old addresses, and where they lead now. */
export interface RedirectNode {
  readonly source: string;
  readonly destination: string;
  readonly permanent?: boolean;
}
