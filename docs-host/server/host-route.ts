import type { Context } from "hono";
import { listParameters, renderHostNotice, renderSiteList } from "#docs-host/pages/home";
import { type RenderOptions, renderUnavailable } from "#docs-host/pages/render";
import { callsPath } from "#docs-host/site/page-data";
import type { Assets } from "./assets/index.ts";
import type { Located, Sites } from "./hosting/index.ts";
import { placeOf } from "./request-place.ts";
import { type HostEnv, sendPage, sendWrongMethod } from "./send.ts";

/** The dependencies of answering for a host. */
export interface HostRouteDeps {
  readonly sites: Pick<Sites, "list">;
  readonly assets: Assets;
  readonly rendering: Omit<RenderOptions, "nonce">;
}

/** The places that are of no site. */
type WithoutSite = Exclude<Located, { readonly kind: "site" }>;

/** Creates the function that answers a request which is for no site. */
export function hostRoute({ sites, assets, rendering }: HostRouteDeps) {
  const home = { assets: assets.page, homeStyles: assets.home.styles };
  const unavailable = (c: Context<HostEnv>, error: Parameters<typeof renderUnavailable>[0]): Response =>
    sendPage(c, 503, (nonce) => renderUnavailable(error, placeOf(c.req.url).path, { ...rendering, nonce }));

  return async (c: Context<HostEnv>, located: WithoutSite): Promise<Response> => {
    const { host, path } = placeOf(c.req.url);
    if (path === `${callsPath}/health`) return health(c, located);
    if (!["GET", "HEAD"].includes(c.req.method)) return sendWrongMethod(c);
    switch (located.kind) {
      case "unavailable":
        return unavailable(c, located.error);
      case "redirect":
        return c.redirect(located.href, 302);
      case "archived":
        return sendPage(c, 410, (nonce) => renderHostNotice({ kind: "archived" }, { ...home, nonce }));
      case "nothing":
        return sendPage(c, 404, (nonce) => renderHostNotice({ kind: "nothing", host, path }, { ...home, nonce }));
      case "list": {
        const list = await sites.list(queryOf(c));
        if (!("sites" in list)) return unavailable(c, list);
        return sendPage(c, 200, (nonce) => renderSiteList(list, { ...home, nonce }));
      }
    }
  };
}

/** Reports the health of a server without a site at its own host. */
function health(c: Context<HostEnv>, located: WithoutSite): Response {
  c.header("Cache-Control", "no-store");
  if (located.kind !== "unavailable") return c.json({ status: "ok" });
  return c.json({ error: "Unavailable", ...located.error }, 503);
}

/** The longest text that is searched for. */
const maxCharacters = 200;

/** The query of the list in an address. A page that is not a number is the first one. */
function queryOf(c: Context<HostEnv>) {
  const find = (c.req.query(listParameters.find) ?? "").trim().slice(0, maxCharacters);
  const page = c.req.query(listParameters.page) ?? "";
  return { find, page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}
