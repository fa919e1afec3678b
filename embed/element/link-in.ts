import { isAllowed } from "./draw-markup.ts";
import { type Routes, readRoute } from "./routes.ts";

/** Returns the function that resolves links of a page. Links within the reference become routes. */
export const linkIn =
  (routes: Routes, path: string) =>
  (link: Element, href: string): void => {
    const isInside = /^(?:#|\/(?!\/))/.test(href);
    if (isInside) {
      const to = href.startsWith("#") ? path + href : href;
      link.setAttribute("href", routes.hrefOf(readRoute(to)));
      link.setAttribute("data-route", to);
    } else if (isAllowed(href)) link.setAttribute("href", href);
  };
