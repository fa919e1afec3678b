import type { SiteSource } from "#docs-host/site/model";
import { covers, type Located, type Sites } from "./located.ts";

/**
 * Creates the sites of a server that shows one site at every host, at every path or below one.
 *
 * @param base returns the path of the site now, such as `/docs`; empty if it has the whole host
 */
export function oneSite(source: SiteSource, base: () => string = () => ""): Sites {
  const locate = (path: string): Located => {
    const own = base();
    if (covers(own, path)) {
      return {
        kind: "site",
        site: { content: { kind: "source", source }, base: own, isGuest: true, isOwn: true, isUnlisted: false },
      };
    }
    return path === "/" ? { kind: "redirect", href: own } : { kind: "nothing" };
  };
  return {
    locate: async ({ path }) => locate(path),
    resolveHost: async () => "not-served",
    list: async ({ find }) => ({ sites: [], total: 0, pages: 1, page: 1, find }),
  };
}
