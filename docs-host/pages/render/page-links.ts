import { endpointNamed, homeOf, hrefOf, outwardScheme, type Site, slugInLanguageOf } from "#docs-host/site/model";
import { decodedUri } from "#engine/decode-uri";
import { memoizeWeak } from "#engine/memoize-weak";
import { splitBefore } from "#engine/text";
import type { LinkTarget, PageLinks } from "../mdx/index.ts";

/** Images in an address; drawings among them run nothing in an `img`. */
const dataImage = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i;

/**
 * Creates the functions that resolve the links and the files of a page that an author wrote. Links may name pages by
 * their addresses, with and without the path of the site, and by the files that they are made of.
 */
export function pageLinks(site: Site, slug: string, path: string): PageLinks {
  const resolve = (href: string): LinkTarget | undefined => {
    if (outwardScheme.test(href)) return URL.canParse(href) ? { href } : undefined;
    if (href.startsWith("//")) return URL.canParse(`https:${href}`) ? { href: `https:${href}` } : undefined;
    if (href.startsWith("#")) return { href };
    if (href.startsWith("file:")) return fileTarget(site, href);
    if (href.startsWith("api:")) return endpointTarget(site, slug, href);
    if (href === "" || /^[a-z][a-z\d+.-]*:/i.test(href)) return undefined;
    return siteTarget(site, slug, path, href);
  };
  return {
    resolve,
    file: (src) => {
      const [id, rest] = splitBefore(src.replace(/^file:/, ""), /[?#]/);
      const file = site.files.get(id);
      if (file !== undefined) return rest === "" ? file : { ...file, url: file.url + rest };
      if (dataImage.test(src)) return { url: src };
      const url = src.startsWith("//") ? `https:${src}` : src.replace(/^http:(?=\/\/)/i, "https:");
      return /^https:/i.test(url) && URL.canParse(url) ? { url } : undefined;
    },
  };
}

function fileTarget({ files }: Site, href: string): LinkTarget | undefined {
  const [, id = "", rest = ""] = /^file:([^?#]*)(.*)$/s.exec(href) ?? [];
  const file = files.get(id);
  return file && { href: file.url + rest };
}

/** The page of an endpoint in the language of a page, such as `api:GET/pets` and `api:store:GET/pets`. */
function endpointTarget(site: Site, slug: string, href: string): LinkTarget | undefined {
  const [, api, method = "", path = "", rest = ""] = /^api:(?:([^/:]*):)?([A-Za-z]+)(\/[^?#]*)(.*)$/.exec(href) ?? [];
  const name = `${method} ${decodedUri(path)}`;
  const found = endpointNamed(site, api === undefined ? name : `${api}::${name}`);
  if (found === undefined) return path === "" ? undefined : { href: path, isDead: true };
  const language = site.pages.get(slug)?.place.language;
  const page = [...site.pages.values()].find(
    (one) =>
      one.kind === "endpoint" &&
      one.apiId === found.api.id &&
      one.endpointId === found.endpoint.id &&
      one.place.language === language,
  );
  return page === undefined ? { href: path, isDead: true } : { href: hrefOf(page.slug) + rest };
}

/** Returns the slugs of a site's pages by the paths of their files, without endings. */
const slugsByPath = memoizeWeak(
  (site: Site): ReadonlyMap<string, string> =>
    new Map(
      [...site.pages.values()].flatMap((page) =>
        page.kind === "overview" && page.pageId !== undefined && page.original === undefined
          ? [[withoutEnding(page.pageId), page.slug] as const]
          : [],
      ),
    ),
);

const withoutEnding = (path: string): string => path.replace(/\.mdx?$/i, "");

/** Limit of the cached targets of a site. */
const maxTargets = 50_000;

/** The targets of links from the root of a site, which many pages share, by the language of the page and the link. */
const targetsOf = memoizeWeak((_: Site) => new Map<string, LinkTarget | undefined>());

/** Finds the page of a link within the site: by its address, else by the file that it names. */
function siteTarget(site: Site, slug: string, path: string, href: string): LinkTarget | undefined {
  if (!href.startsWith("/")) return targetFrom(site, slug, path, href);
  const targets = targetsOf(site);
  const key = `${site.pages.get(slug)?.place.language ?? ""} ${href}`;
  if (targets.has(key)) return targets.get(key);
  const target = targetFrom(site, slug, path, href);
  if (targets.size < maxTargets) targets.set(key, target);
  return target;
}

function targetFrom(site: Site, slug: string, path: string, href: string): LinkTarget | undefined {
  const [name, rest] = splitBefore(href, /[?#]/);
  if (name === "") return { href };
  const at = `https://localhost${hrefOf(slug)}`;
  const url = URL.parse(name, at);
  if (url === null) return undefined;
  const page = addressedPage(site, slug, name, url) ?? slugsByPath(site).get(pathOfFile(path, name));
  return page === undefined ? { href: url.pathname + rest, isDead: true } : { href: hrefOf(page) + rest };
}

/** Returns the slug of the page at the address of a link, which may leave out the path of the site or an ending. */
function addressedPage(site: Site, slug: string, name: string, { pathname }: URL): string | undefined {
  const base = homeOf(site).slice(1);
  const wanted = slugOfPath(pathname);
  const candidates = name.startsWith("/")
    ? [...inLanguage(site, slug, wanted), ...inLanguage(site, slug, join(base, wanted)), wanted, join(base, wanted)]
    : [wanted, slugOfPath(URL.parse(name, `https://localhost${hrefOf(slug)}/`)?.pathname ?? "")];
  return candidates.map(withoutEnding).find((one) => site.pages.has(one) || site.redirects.has(one));
}

/** Returns the path of the file that a link names, without its ending. */
const pathOfFile = (path: string, name: string): string =>
  withoutEnding(
    normalized(
      name.startsWith("/") ? decodedUri(name.slice(1)) : join(path.split("/").slice(0, -1).join("/"), decodedUri(name)),
    ),
  );

/** Returns the page at an address in the language of the page that links to it: translations keep the links of a text. */
function inLanguage(site: Site, slug: string, wanted: string): readonly string[] {
  const found = slugInLanguageOf(site, site.pages.get(slug), wanted);
  return found === undefined ? [] : [found];
}

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join("/");

const slugOfPath = (path: string): string =>
  decodedUri(path)
    .replace(/^\/+|\/+$/g, "")
    .normalize("NFC");

/** Follows the steps of a path: `a/../b` is `b`. */
function normalized(path: string): string {
  const steps: string[] = [];
  for (const step of path.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
}
