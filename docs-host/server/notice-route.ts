import type { Context } from "hono";
import { type RenderOptions, renderNotice } from "#docs-host/pages/render";
import type { ShowNotice } from "./login/index.ts";
import { type SiteEnv, sendPage } from "./send.ts";

/**
 * Creates the function that answers a request with a notice of the login. It is not cached and sends no referrer: its
 * address may have a provider's code.
 */
export const noticeRoute =
  (rendering: Omit<RenderOptions, "nonce">) =>
  (c: Context<SiteEnv>): ShowNotice =>
  ({ status, title, text, link, retryAfter }) => {
    const home = `${c.env.base}/`;
    const shown = { title, text, link: link && { label: link.label, href: link.href ?? home } };
    const response = sendPage(c, status, (nonce) => renderNotice(shown, { ...rendering, nonce }));
    response.headers.set("Cache-Control", "no-store");
    response.headers.set("Referrer-Policy", "no-referrer");
    if (retryAfter !== undefined) response.headers.set("Retry-After", String(retryAfter));
    return response;
  };
