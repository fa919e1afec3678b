import { countBy } from "es-toolkit";
import type { ExpectedPage } from "./expected-pages.ts";
import type { Finding, FindingKind } from "./findings.ts";
import { type ReadPage, readPage } from "./read-page.ts";
import { isWholeFile } from "./whole-file.ts";

/** An answer of a docs host. */
export interface CrawlAnswer {
  readonly status: number;
  readonly contentType: string;
  /** The target of a redirect, as sent. */
  readonly location: string | undefined;
  readonly bytes: Uint8Array;
}

/** A site to crawl. */
export interface CrawlOptions {
  /** The host name at which the site is served. */
  readonly host: string;
  /** The path of the site, such as `/docs`; empty at the root of its host. */
  readonly base: string;
  readonly get: (path: string) => Promise<CrawlAnswer>;
  readonly expected: readonly ExpectedPage[];
  /** Returns true for a link that is broken in the source too; `page` is the path of its page. */
  readonly isDeadInSource: (href: string, page: string) => boolean;
}

/** The result of a crawl. */
export interface Crawled {
  readonly pages: number;
  readonly files: number;
  readonly findings: readonly Finding[];
}

interface CrawledPage extends ReadPage {
  readonly path: string;
}

/** A requested path: the page that it shows, if any, or the status of its last response. */
interface Landing {
  readonly status: number;
  readonly path: string;
  readonly answer: CrawlAnswer;
  readonly page?: CrawledPage;
}

/** Opens every expected page, and every page that a page links to, and returns what is wrong with them. */
export async function crawlSite(options: CrawlOptions): Promise<Crawled> {
  const findings: Finding[] = [];
  const note = (kind: FindingKind, page: string, detail: string): void => void findings.push({ kind, page, detail });
  const visits = createVisits(options);
  for (const { slug } of options.expected) {
    const path = pathOf(slug);
    const { status, page } = await visits.landing(path);
    if (status !== 200) note("status", path, `answers ${status}`);
    else if (page === undefined) note("status", path, "is not a page");
  }
  for (const page of visits.pages()) {
    checkText(page, note);
    await checkLinks(page, options, visits, note);
    await checkFiles(page, options, visits, note);
    await checkNeighbors(page, visits, note);
  }
  await checkSearch(options, visits, note);
  return { pages: [...visits.pages()].length, files: visits.files(), findings };
}

type Note = (kind: FindingKind, page: string, detail: string) => void;

/** Returns the path of an address, encoded. */
export const pathOf = (slug: string): string => `/${slug.split("/").map(encodeURIComponent).join("/")}`;

function createVisits({ host, get }: CrawlOptions) {
  const landings = new Map<string, Promise<Landing>>();
  const byPath = new Map<string, CrawledPage>();
  const fileAnswers = new Map<string, Promise<CrawlAnswer>>();
  const visit = async (path: string, hops = 0): Promise<Landing> => {
    const answer = await get(path);
    const { status, location, contentType, bytes } = answer;
    if (location !== undefined && status >= 300 && status < 400 && hops < 5) {
      const target = new URL(location, `http://${host}${path}`);
      if (target.hostname !== host.replace(/:\d+$/, "")) return { status: 200, path: target.href, answer };
      return visit(target.pathname + target.search, hops + 1);
    }
    if (status !== 200 || !contentType.startsWith("text/html")) return { status, path, answer };
    const known = byPath.get(path);
    const page = known ?? { path, ...readPage(new TextDecoder().decode(bytes)) };
    byPath.set(path, page);
    return { status, path, answer, page };
  };
  return {
    landing: (path: string): Promise<Landing> => {
      const found = landings.get(path) ?? visit(path);
      landings.set(path, found);
      return found;
    },
    file: (path: string): Promise<CrawlAnswer> => {
      const found = fileAnswers.get(path) ?? get(path);
      fileAnswers.set(path, found);
      return found;
    },
    /** Pages that are found while these are read are among them. */
    pages: () => byPath.values(),
    files: () => fileAnswers.size,
  };
}

type Visits = ReturnType<typeof createVisits>;

/** Marks of a source that was not understood: tags of components, comments, imports, and ids of files. */
const rawMarks = [
  /<\/?[A-Z][A-Za-z]*(?:\s[^<>]*)?\/?>/,
  /\{\/\*/,
  /^\s*(?:import\s.+\sfrom\s+["']|export\s+(?:const|default)\s)/m,
  /\bfile:file_\w+/,
  /\]\(file:/,
];

function checkText({ path, title, headings, canonical, text, isNoindex }: CrawledPage, note: Note): void {
  if (title.trim() === "") note("title", path, "has no title");
  if (headings.length !== 1) note("title", path, `has ${headings.length} first-level headings`);
  for (const mark of rawMarks) {
    const found = mark.exec(text)?.[0];
    if (found !== undefined) note("raw tag", path, found.trim().slice(0, 120));
  }
  if (isNoindex) return;
  if (canonical === undefined) note("canonical", path, "has no canonical address");
  else if (!URL.canParse(canonical)) note("canonical", path, `${canonical} is not an address`);
}

async function checkLinks(
  { path, links, ids }: CrawledPage,
  { host, base, isDeadInSource }: CrawlOptions,
  visits: Visits,
  note: Note,
): Promise<void> {
  for (const href of new Set(links)) {
    const target = URL.parse(href, `http://${host}${path}`);
    if (target === null) {
      if (!isDeadInSource(href, path)) note("dead link", path, href);
      continue;
    }
    if (!/^https?:$/.test(target.protocol) || target.host !== host) continue;
    if (!`${target.pathname}/`.startsWith(`${base}/`) || target.pathname.includes("/api/callboard-docs/")) continue;
    // The playground is not a separate page.
    if (target.searchParams.has("explorer")) target.search = "";
    const isHere = href.startsWith("#");
    const { status, page } = isHere
      ? { status: 200, page: { ids } }
      : await visits.landing(target.pathname + target.search);
    if (status !== 200 && !isDeadInSource(href, path)) note("dead link", path, `${href} answers ${status}`);
    const anchor = target.hash.slice(1).replace(/:~:text=.*/, "");
    // Browsers look for the anchor as it is written first (HTML, "find a potential indicated element").
    const isThere = page === undefined || anchor === "" || page.ids.has(anchor) || page.ids.has(decode(anchor));
    if (!isThere && !isDeadInSource(href, path)) {
      note("dead anchor", path, href);
    }
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that encodes nothing is a character as any other.
    return text;
  }
}

async function checkFiles(
  { path, files }: CrawledPage,
  { host, isDeadInSource }: CrawlOptions,
  visits: Visits,
  note: Note,
): Promise<void> {
  for (const src of new Set(files)) {
    const target = URL.parse(src, `http://${host}${path}`);
    if (target === null) note("file", path, `${src} is not an address`);
    if (target === null || target.host !== host) continue;
    const { status, contentType, bytes } = await visits.file(target.pathname + target.search);
    const isWhole = status === 200 && isWholeFile(contentType, bytes);
    if (!isWhole && !isDeadInSource(src, path)) note("file", path, `${src} answers ${status} ${contentType}`);
  }
}

/** Returns the path of a page; the short one of a page of the default version, which has two. */
function ownPath({ path, url = "" }: Pick<CrawledPage, "path" | "url">): string {
  return URL.canParse(url) ? new URL(url).pathname : path;
}

/** The next page of a page names it as its previous one. */
async function checkNeighbors({ path, url, next }: CrawledPage, visits: Visits, note: Note): Promise<void> {
  if (next === undefined) return;
  const { page } = await visits.landing(next);
  if (page === undefined) return note("neighbors", path, `the next page ${next} can't be opened`);
  // Such a page shows no neighbors at all: its author hides them.
  if (page.previous === undefined && page.next === undefined) return;
  if (page.previous === undefined) return note("neighbors", path, `the next page ${next} has no previous page`);
  const back = await visits.landing(page.previous);
  if (back.page === undefined || ownPath(back.page) !== ownPath({ path, url }))
    note("neighbors", path, `the page before the next one is ${page.previous}`);
}

/** Pages that readers can see are found by the title that they show, if no other page has the same. */
async function checkSearch({ base, get, expected }: CrawlOptions, visits: Visits, note: Note): Promise<void> {
  const found: { readonly slug: string; readonly page: CrawledPage; readonly title: string }[] = [];
  for (const { slug, isHidden } of expected) {
    const { page } = await visits.landing(pathOf(slug));
    const [title = ""] = page?.headings ?? [];
    if (!isHidden && title !== "" && page !== undefined && !page.isNoindex) found.push({ slug, page, title });
  }
  const titles = countBy(found, ({ title }) => title.toLowerCase());
  for (const { slug, page, title } of found) {
    if (titles[title.toLowerCase()] !== 1) continue;
    const answer = await search(`${base}/api/callboard-docs/search?q=${encodeURIComponent(title.slice(0, 150))}`, get);
    // The publisher has turned the search off.
    if (answer.status === 404) return;
    const text = new TextDecoder().decode(answer.bytes);
    const addresses = [slug, decode(ownPath(page)).slice(1)];
    if (answer.status !== 200 || !addresses.some((one) => text.includes(JSON.stringify(one).slice(1, -1)))) {
      note("search", page.path, `is not found by “${title}”`);
    }
  }
}

/** Searches, and asks again while the index is being built. */
async function search(path: string, get: CrawlOptions["get"]): Promise<CrawlAnswer> {
  for (let tries = 0; ; tries += 1) {
    const answer = await get(path);
    if (answer.status !== 503 || tries === 100) return answer;
    await new Promise((done) => setTimeout(done, 200));
  }
}
