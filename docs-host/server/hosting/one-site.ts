import type { SiteSource } from "../../app/site/index.ts";
import type { Sites } from "./located.ts";

/** Creates the sites of a server that shows one site at every host and path. */
export function oneSite(source: SiteSource): Sites {
  const located = { kind: "site", site: { source, base: "", isGuest: true, isOwn: true, isUnlisted: false } } as const;
  return {
    locate: async () => located,
    resolveHost: async () => "not-served",
    list: async ({ find }) => ({ sites: [], total: 0, pages: 1, page: 1, find }),
  };
}
