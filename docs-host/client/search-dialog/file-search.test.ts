import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { indexedPage, type SearchDocument } from "#docs-host/search/full-text";
import { staticSearch } from "#docs-host/server";
import { siteOfApis } from "#docs-host/site/model";
import { searchPointer } from "#docs-host/site/page-data";
import { openFiles } from "./file-search.ts";

let files: ReadonlyMap<string, Uint8Array | string> = new Map();
const requests: string[] = [];
const server = createServer(({ url = "" }, response) => {
  requests.push(url);
  const file = files.get(url);
  response.statusCode = file === undefined ? 404 : 200;
  response.end(file);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());

const base = "/docs";

/** Deploys a build of a site with one page in place of the last one. */
function deploy(title: string): void {
  const document: SearchDocument = {
    ...{ kind: "page", title, href: `${base}/a`, crumbs: [], headings: [], isDefault: true },
    texts: { title, body: "plants" },
  };
  const search = staticSearch({ ...siteOfApis("h", []), base }, ["a"]);
  search.add("a", indexedPage(document));
  files = new Map(
    search
      .files()
      .flatMap(({ path, content }) =>
        typeof content === "string" || content instanceof Uint8Array ? [[`${base}/${path}`, content] as const] : [],
      ),
  );
}

it("reads the fixed file once, and again when a new build has replaced the folder that it named", async () => {
  const pointer = searchPointer(base);
  const { port } = server.address() as AddressInfo; // it listens at a port
  const search = openFiles(`http://127.0.0.1:${port}${pointer}`);
  const titles = async (text: string) => (await search({ text })).hits.map(({ title }) => title);
  await expect(titles("plants")).rejects.toThrow("404");
  requests.length = 0;
  deploy("Ferns");
  expect(await titles("plants")).toEqual(["Ferns"]);
  expect(await titles("ferns")).toEqual(["Ferns"]);
  expect(requests.filter((path) => path === pointer)).toHaveLength(1);
  expect(requests.some((path) => path.startsWith("/docs/assets/search-"))).toBe(true);

  const other = openFiles(`http://127.0.0.1:${port}${pointer}`);
  await other({ text: "zzzz" });
  deploy("Mosses");
  const found = await other({ text: "plants" });
  expect(found.hits.map(({ title }) => title)).toEqual(["Mosses"]);
});
