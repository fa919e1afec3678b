import { type FoundTarget, linkTarget, type Site } from "#docs-host/server";
import {
  type DefinitionOptions,
  type DocsDiagnostic,
  type DocsProject,
  type PlacedReference,
  type ProcessedPage,
  pageAddress,
  placedReferences,
} from "#docs-project";

interface Deps {
  readonly project: DocsProject;
  readonly site: Site;
  readonly options: DefinitionOptions;
  /** Returns the ids of a page that links may point to; undefined for generated pages. */
  readonly idsOf: (pageId: string) => readonly string[] | undefined;
}

/** The addresses of pages by their paths: as they are published, and where the site shows them. */
interface Addresses {
  readonly published: ReadonlyMap<string, string>;
  /** Slugs, also of pages that the navigation of the first language does not have, such as translated ones. */
  readonly shown: ReadonlyMap<string, string>;
}

/** Finds links to pages that the site does not have, or to headings that their page does not have. */
export function checkLinks(deps: Deps): readonly DocsDiagnostic[] {
  const pages = [...deps.site.pages.values()];
  const addresses: Addresses = {
    published: deps.project.addresses(deps.options),
    shown: new Map(pages.flatMap((page) => ("pageId" in page && page.pageId ? [[page.pageId, page.slug]] : []))),
  };
  const { project } = deps;
  const announced = project.announcedLinks.flatMap((link) =>
    link.target === "" ? [] : checkLink(link, { id: link.span.source.path }, addresses, deps),
  );
  const inPages = [...project.pages.values()].flatMap((page) => {
    const known = new Map<string, FoundLink>();
    return placedReferences(page)
      .filter(({ kind }) => kind === "link")
      .flatMap((link) => checkLink(link, page, addresses, deps, known));
  });
  return [...announced, ...inPages];
}

function checkLink(
  link: PlacedReference,
  { id }: Pick<ProcessedPage, "id">,
  addresses: Addresses,
  deps: Deps,
  known?: Map<string, FoundLink>,
): readonly DocsDiagnostic[] {
  const { target, hash, line, column } = link;
  const { idsOf } = deps;
  const note = (code: "broken-anchor" | "broken-link", message: string, advice: string): DocsDiagnostic => ({
    ...{ code, severity: "error", message, advice },
    ...{ file: id, line, column },
  });
  const found = known?.get(target + hash) ?? findTarget(link, id, addresses, deps);
  known?.set(target + hash, found);
  if (found.kind === "nothing")
    return [note("broken-link", `the link ${target}${hash} has no target`, adviceFor(id, target, deps))];
  const pageId = found.kind === "page" && "pageId" in found.page ? found.page.pageId : undefined;
  const name = found.kind === "page" ? fragmentOf(found.hash) : "";
  if (pageId === undefined || name === "") return [];
  const ids = idsOf(pageId);
  if (ids === undefined || ids.includes(name) || name === "top") return [];
  const near = ids.find((one) => one.replaceAll("-", "") === name.toLowerCase().replaceAll("-", ""));
  const advice = near === undefined ? "link to one of its headings" : `did you mean #${near}?`;
  return [note("broken-anchor", `${pageId} has no heading or part named #${name}`, advice)];
}

/** Finds what a link of a page leads to. */
function findTarget(
  { target, hash }: PlacedReference,
  id: string,
  { published, shown }: Addresses,
  { site, project }: Deps,
): FoundLink {
  if (target === "") return { kind: "page", page: { pageId: id }, hash };
  const slug = published.get(id) ?? shown.get(id) ?? "";
  const address = pageAddress(id, target, published) ?? project.sourceLink(id, target) ?? target;
  return linkTarget(site, { slug, path: id }, address + hash);
}

type FoundLink = FoundTarget | SamePage;

type SamePage = { readonly kind: "page"; readonly page: { readonly pageId: string }; readonly hash: string };

function adviceFor(id: string, target: string, { project, site }: Deps): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(target)) return "links may have http, https, mailto and tel addresses";
  if (!/\.mdx?$/.test(target)) return "link to the address of a page, or to its file";
  const meant = pageMeant(id, target, [...project.pages.keys()], versionsOf(site));
  return meant === undefined ? "add the page to a navigation, or link to another one" : `did you mean ${meant}?`;
}

/** Returns the product and the version of each page of an author, as numbers. */
const versionsOf = (site: Site): ReadonlyMap<string, string> =>
  new Map(
    [...site.pages.values()].flatMap((page) =>
      "pageId" in page && page.pageId !== undefined
        ? [[page.pageId, `${page.place.product} ${page.place.version}`] as const]
        : [],
    ),
  );

/**
 * Returns the page of the same version with the name of a file that is not there: the only one, or the one in the most
 * similar folders; `undefined` if several are as likely.
 */
function pageMeant(
  id: string,
  target: string,
  pages: readonly string[],
  versions: ReadonlyMap<string, string>,
): string | undefined {
  const wanted = target.split("/").toReversed();
  const own = versions.get(id);
  const named = pages
    .filter((path) => own === undefined || versions.get(path) === undefined || versions.get(path) === own)
    .map((path) => ({ path, shared: sharedStart(wanted, path.split("/").toReversed()) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared);
  const [best, next] = named;
  return best?.shared === next?.shared ? undefined : best?.path;
}

/** Returns the number of items at the start of two lists that are the same. */
function sharedStart(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((item, i) => item !== other[i]);
  return end === -1 ? one.length : end;
}

/** Returns the decoded name in a hash; the name itself if it is not encoded correctly. */
function fragmentOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
