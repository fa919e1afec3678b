import type { Site, SitePage } from "#docs-host/site/model";

/** The facts of a page that its tags are made of. */
export interface TaggedPage {
  readonly page: SitePage;
  readonly site: Site;
  /** The web addresses of the page and of its site. */
  readonly address: string;
  readonly siteUrl: string;
  readonly title: string;
  readonly description?: string | undefined;
  /** True if pages without an image get a drawn one. */
  readonly drawsPreviews?: boolean | undefined;
}
