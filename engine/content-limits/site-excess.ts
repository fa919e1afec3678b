import { isList, isObject, type Json, own } from "../json/index.ts";
import type { ContentExcess } from "./excess.ts";
import { inDigits, siteLimits } from "./limits.ts";
import { stylesExcess } from "./styles-excess.ts";
import { pageLimits } from "./text/index.ts";
import { fileExcess, textsExcess } from "./texts-excess.ts";
import { pathOf, type VisitedValue, visitJson } from "./visit-json.ts";

/** Finds the first limit that a site exceeds, in the form in which it is published: `{pages, config, jsFiles}`. */
export function siteExcess(site: Json): ContentExcess | undefined {
  const part = (key: string): Json | undefined => (isObject(site) ? own(site, key) : undefined);
  return pagesExcess(part("pages")) ?? sourcesExcess(part("jsFiles")) ?? configExcess(part("config"));
}

/** Finds the first limit that the settings and the navigation of a site exceed. */
export function configExcess(config: Json | undefined): ContentExcess | undefined {
  if (!isObject(config)) return undefined;
  const { css, js: _, redirects, ...rest } = config;
  const inline = isObject(css) ? own(css, "inline") : undefined;
  const sheets = (isList(inline) ? inline : []).flatMap((one, index) =>
    typeof one === "string" ? [{ place: `config.css.inline[${index}]`, css: one }] : [],
  );
  return (
    navigationExcess("root", own(config, "root")) ??
    navigationExcess("navigation", own(config, "navigation")) ??
    redirectsExcess(redirects) ??
    stylesExcess(sheets) ??
    textsExcess("config", rest, () => true)
  );
}

/** Returns the limit that a number of pages exceeds. */
export function pageCountExcess(count: number): ContentExcess | undefined {
  if (count <= siteLimits.pages) return undefined;
  const message = `the site has more than ${inDigits(siteLimits.pages)} pages`;
  return { place: "pages", message, advice: "split it into several sites" };
}

function pagesExcess(pages: Json | undefined): ContentExcess | undefined {
  const all = isObject(pages) ? Object.entries(pages) : [];
  const tooMany = pageCountExcess(all.length);
  if (tooMany !== undefined) return tooMany;
  for (const [path, page] of all) {
    // Line numbers of the first one count from the start of the file.
    for (const key of ["rawMarkdown", "markdown"]) {
      const text = isObject(page) ? own(page, key) : undefined;
      const found = typeof text === "string" ? fileExcess(path, text, pageLimits) : undefined;
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Finds the first limit that the files imported by pages exceed: texts in markdown, and components. */
export function sourcesExcess(sources: Json | undefined): ContentExcess | undefined {
  const { bytes } = pageLimits;
  for (const [place, text] of isObject(sources) ? Object.entries(sources) : []) {
    if (typeof text !== "string") continue;
    if (/\.mdx?$/i.test(place)) {
      const found = fileExcess(place, text, pageLimits);
      if (found !== undefined) return found;
    } else if (text.length > bytes) {
      return {
        place,
        message: `the file has more than ${inDigits(bytes)} characters`,
        advice: "split it into several",
      };
    }
  }
  return undefined;
}

function navigationExcess(key: string, root: Json | undefined): ContentExcess | undefined {
  const { navigationDepth, navigationParts } = siteLimits;
  let parts = 0;
  const isTooDeep = ({ objects }: VisitedValue): boolean => objects > navigationDepth;
  const at = visitJson(`config.${key}`, root, (visited) => {
    if (isObject(visited.value)) parts += 1;
    return isTooDeep(visited) || parts > navigationParts;
  });
  if (at === undefined) return undefined;
  return isTooDeep(at)
    ? {
        place: pathOf(at),
        message: `the navigation is nested deeper than ${navigationDepth} levels`,
        advice: "nest its sections less",
      }
    : {
        place: `config.${key}`,
        message: `the navigation has more than ${inDigits(navigationParts)} parts`,
        advice: "split the site into several",
      };
}

function redirectsExcess(redirects: Json | undefined): ContentExcess | undefined {
  const { redirects: most, redirectLength, redirectVariables } = siteLimits;
  const all = isList(redirects) ? redirects : [];
  if (all.length > most) {
    const message = `there are more than ${inDigits(most)} redirects`;
    return { place: "config.redirects", message, advice: "replace some by one with a variable part" };
  }
  for (const [index, redirect] of all.entries()) {
    for (const key of ["source", "destination"]) {
      const path = isObject(redirect) ? own(redirect, key) : undefined;
      if (typeof path !== "string") continue;
      const place = `config.redirects[${index}].${key}`;
      if (path.length > redirectLength) {
        return { place, message: `it has more than ${inDigits(redirectLength)} characters`, advice: "shorten it" };
      }
      if ((path.match(/[:*]/g)?.length ?? 0) > redirectVariables) {
        return { place, message: `it has more than ${redirectVariables} variable parts`, advice: "use fewer" };
      }
    }
  }
  return undefined;
}
