import { homeOf, hrefOf, type Site } from "#docs-host/site/model";

/** Returns the path of a page's drawn image, such as `/og/guides/start.png`, or `/og/index.png` for the first page. */
export function previewHref(slug: string, { base = "" }: Pick<Site, "base">): string {
  const below = hrefOf(slug).slice(base.length);
  return `${base}/og${below === "" || below === "/" ? "/index" : below}.png`;
}

/** Returns the path of a page from the path of its drawn image; `undefined` for any other path. */
export function pageOfPreview(path: string, { base = "" }: Pick<Site, "base">): string | undefined {
  const start = `${base}/og/`;
  if (!path.startsWith(start) || !path.endsWith(".png")) return undefined;
  const name = path.slice(start.length, -".png".length);
  return name === "index" ? homeOf({ base }) : `${base}/${name}`;
}
