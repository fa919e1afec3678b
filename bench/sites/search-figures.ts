import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  fileSearcher,
  indexBuilder,
  indexFiles,
  type SearchDocument,
  searchWhole,
} from "../../docs-host/search/full-text/index.ts";
import { siteDocuments } from "../../docs-host/search/site-index/index.ts";
import { buildSite } from "../../docs-host/site/model/index.ts";
import { tabsProject } from "../../e2e/targets/docs-projects/index.ts";
import { createTexts } from "../../e2e/targets/docs-projects/texts.ts";
import type { Figure } from "./figure.ts";
import { quantile } from "./median.ts";

const docs = resolve(import.meta.dirname, "../../docs");

/** Returns the markdown of pages by name: pages of a generated project, and pages of `docs/`, which have more words. */
function pageTexts(): ReadonlyMap<string, string> {
  const generated = Object.entries(tabsProject().files).flatMap(([path, text]) =>
    path.endsWith(".mdx") && typeof text === "string" ? [[path, text] as const] : [],
  );
  const own = ["", "decisions", "learn", "operate", "tasks"].flatMap((folder) =>
    readdirSync(join(docs, folder))
      .filter((name) => name.endsWith(".md"))
      .map((name) => [join("docs", folder, name), readFileSync(join(docs, folder, name), "utf8")] as const),
  );
  return new Map([...generated, ...own]);
}

/** Returns the documents of a site of these pages. */
function documentsOf(texts: ReadonlyMap<string, string>): readonly SearchDocument[] {
  const pages = Object.fromEntries([...texts].map(([path, markdown]) => [path, { markdown }]));
  const children = [...texts.keys()].map((path) => ({
    type: "page",
    title: path.replace(/^.*\/|\.mdx?$/g, ""),
    slug: path.replace(/\.mdx?$/, ""),
    pageId: path,
  }));
  const root = { type: "root", slug: "", child: { type: "sidebarRoot", children } };
  const site = buildSite({ hash: "bench", apis: new Map(), definition: { pages, config: { title: "Bench", root } } });
  return [...siteDocuments(site)].filter((one) => one !== undefined);
}

/** Least length of the body of a mixed page, in characters: pages of real sites have two to four times as many. */
const bodyLength = 5000;

/** Mixes documents until there are so many: each has the headings of one, and sentences of several. */
function mixed(documents: readonly SearchDocument[], count: number): readonly SearchDocument[] {
  const { one } = createTexts(4);
  const bodies = documents.map(({ texts }) => (texts.body ?? "").split(/(?<=[.!?])\s+/));
  return Array.from({ length: count }, (_, n): SearchDocument => {
    // In the order of the navigation, as pages are indexed.
    const base = documents[Math.floor((n * documents.length) / count)] ?? one(documents);
    let body = "";
    while (body.length < bodyLength) body += `${one(one(bodies))} `;
    const title = `${base.title} ${n}`;
    return { ...base, href: `${base.href}-${n}`, title, texts: { ...base.texts, title, body } };
  });
}

/** Queries of readers: words of titles and of sentences, whole, cut and with a typo. */
function queriesOf(documents: readonly SearchDocument[], count: number): readonly string[] {
  const { one } = createTexts(5);
  return Array.from({ length: count }, (_, n) => {
    const { title, texts } = one(documents);
    const words = (n % 2 === 0 ? title : (texts.body ?? title)).split(/\W+/).filter((word) => word.length > 2);
    const [first = "api", second = ""] = [
      one(words.length === 0 ? ["api"] : words),
      one(words.length === 0 ? [""] : words),
    ];
    return (
      [first, `${first} ${second}`, first.slice(0, 3), `${first.slice(0, 2)}${first.slice(3)} ${second}`][n % 4] ??
      first
    );
  });
}

const [pageCount, queryCount] = [10_000, 200];

/** Measures the search of a site of 10,000 pages: on the server, and in the files of a static export. */
export async function searchFigures(): Promise<readonly Figure[]> {
  const documents = mixed(documentsOf(pageTexts()), pageCount);
  const queries = queriesOf(documents, queryCount);
  const builder = indexBuilder();
  const start = performance.now();
  for (const document of documents) builder.add(document);
  const index = builder.finish();
  const built = performance.now() - start;
  const files = indexFiles(index);
  const size = [...files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  const textSize = documents
    .flatMap(({ texts }) => Object.values(texts))
    .reduce((sum, text) => sum + Buffer.byteLength(text), 0);

  const timed = async (search: (query: string) => unknown): Promise<readonly number[]> => {
    const times: number[] = [];
    for (const query of queries) {
      const from = performance.now();
      await search(query);
      times.push(performance.now() - from);
    }
    return times;
  };
  await timed((text) => searchWhole(index, { text })); // compiles
  const onServer = await timed((text) => searchWhole(index, { text }));
  const load = async (name: string) => files.get(name) ?? new Uint8Array();
  const inFiles = fileSearcher(load);
  await timed((text) => inFiles({ text }));
  const warm = await timed((text) => inFiles({ text }));
  const named = `${pageCount.toLocaleString("en")} pages`;
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  const figure = (name: string, value: string, target = ""): Figure => ({ name: `${name}, ${named}`, value, target });
  return [
    figure(
      "index of the search",
      `${((100 * size) / textSize).toFixed(1)} % of ${(textSize / 1e6).toFixed(1)} MB`,
      "15 %",
    ),
    figure("building it", `${(built / 1000).toFixed(1)} s`),
    figure("search on the server, median", ms(quantile(onServer, 0.5))),
    figure("search on the server, p95", ms(quantile(onServer, 0.95)), "30 ms"),
    figure("search in files, median", ms(quantile(warm, 0.5))),
    figure("search in files, p95", ms(quantile(warm, 0.95)), "30 ms"),
  ];
}
