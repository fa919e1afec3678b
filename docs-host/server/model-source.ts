import type { Site, SiteSource } from "#docs-host/site/model";
import { siteOfApis } from "#docs-host/site/model";
import type { ApiModel } from "#engine/model";

/** The source of a site with loaded APIs, such as APIs from files. */
export interface ModelSource extends SiteSource {
  /**
   * Sets the APIs of the site, and returns it.
   *
   * @param hash identifies this state of the APIs
   * @param servers the base URLs that readers may set
   */
  readonly show: (models: readonly ApiModel[], hash: string, servers?: Site["servers"]) => Site;
  /** Says what readers should know, such as that a file can't be read just now; an empty list takes it back. */
  readonly notify: (notices: readonly string[]) => void;
}

/** Creates the source of a site of models, initially empty. With `setServer` readers may set base URLs of APIs. */
export function modelSource(setServer?: SiteSource["setServer"]): ModelSource {
  let site = siteOfApis("empty", []);
  let notices: readonly string[] = [];
  return {
    load: async () => ({ ok: true, site }),
    notices: () => notices,
    ...(setServer && { setServer }),
    show: (models, hash, servers) => {
      site = { ...siteOfApis(hash, models), ...(servers && { servers }) };
      return site;
    },
    notify: (now) => {
      notices = now;
    },
  };
}
