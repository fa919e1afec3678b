import { renderMarkup } from "#ui/markup";
import { components } from "./components/index.ts";
import type { PageDeps } from "./page-reader.ts";
import { readPage } from "./page-reader.ts";

const none = (): undefined => undefined;

/** The dependencies of a page of a site with one other page and one image. */
export const pageDeps: PageDeps = {
  path: "pages/start.mdx",
  sources: new Map(),
  components,
  links: {
    resolve: (href) => {
      if (/^(?:https?:|mailto:|#|\/known)/.test(href)) return { href };
      return href.startsWith("/") ? { href, isDead: true } : undefined;
    },
    file: (src) => {
      if (src.replace(/#.*/, "") === "file:plan")
        return { url: "/files/plan", width: 400, height: 200, alt: "The plan" };
      return src.startsWith("https:") ? { url: src } : undefined;
    },
  },
  reference: {
    request: none,
    response: none,
    schema: none,
    type: none,
    typeExample: none,
    webhookPayload: none,
    links: none,
  },
  facts: { roles: [], isLoggedIn: false },
};

/** Reads a page, and returns it with its markup. */
export function drawn(source: string, deps: Partial<PageDeps> = {}) {
  const page = readPage(source, { ...pageDeps, ...deps });
  return { ...page, html: renderMarkup(page.content).replace(/^<div>|<\/div>$/g, "") };
}
