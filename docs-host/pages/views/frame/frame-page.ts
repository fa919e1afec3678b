import type { PageParts, Site, SitePage } from "#docs-host/site/model";

/** A page in its frame: the site, the page, and the parts of the site around it. */
export interface FramePage extends PageParts {
  readonly site: Site;
  /** Absent for the page of an address without one. */
  readonly page?: SitePage | undefined;
  /** The language of the interface, from the page or from the part of the site at the address. */
  readonly language: string;
}
