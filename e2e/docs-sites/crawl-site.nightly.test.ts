import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { publishIn } from "../../cli/commands/publish.ts";
import { startSites } from "../../cli/start/sites.testing.ts";
import { smallProject } from "../targets/docs-projects/index.ts";
import { type CrawlAnswer, crawlSite } from "./crawl-site.ts";
import { docsHost } from "./docs-host.ts";
import { describeFindings } from "./findings.ts";
import { loadPublished } from "./load-published.ts";

const { files, address, isDeadOnPurpose } = smallProject();

it("a project with all components, settings and faults has whole pages, images, links and search", async () => {
  const { port, registryUrl, tokenOf } = await startSites({ domainSuffix: "docs.buildwithfern.com" });
  const folder = await mkdtemp(join(tmpdir(), "callboard-crawl-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const token = await tokenOf("acme");
  let printed = "";
  const print = (text: string): void => {
    printed += text;
  };
  const code = await publishIn([folder, "--registry", registryUrl, "--token", token, "--org", "acme"], {
    ...{ env: {}, folder, out: print, err: print },
  });
  expect(code, printed).toBe(0);
  const { base, expected } = await loadPublished(registryUrl, token, address);
  const get = docsHost(port, address);
  const crawled = await crawlSite({ host: address, base, get, expected, isDeadInSource: isDeadOnPurpose });
  expect(describeFindings(crawled.findings)).toBe("");
  expect(crawled.pages).toBeGreaterThan(expected.length);
});

it("finds what a site promises and breaks", async () => {
  const html = (head: string, body: string): CrawlAnswer => ({
    status: 200,
    contentType: "text/html; charset=utf-8",
    location: undefined,
    bytes: new TextEncoder().encode(`<!doctype html><head>${head}</head><body>${body}</body>`),
  });
  const absent: CrawlAnswer = { status: 404, contentType: "text/plain", location: undefined, bytes: new Uint8Array() };
  const good = '<title>One</title><link rel="canonical" href="http://x.test/one">';
  const answers = new Map([
    ["/one", html(good, '<h1>One</h1><a rel="next" href="/two">2</a><code>&lt;Note></code><img src="/i.png">')],
    [
      "/two",
      html(
        "",
        '&lt;Note>x&lt;/Note> <a href="/three">3</a> <a href="#none">4</a> <a href="#a%20b">5</a><i id="a%20b"></i> <a href="/one">1</a><a rel="prev" href="/two">',
      ),
    ],
    ["/i.png", { ...absent, status: 200, contentType: "image/png", bytes: new TextEncoder().encode("<html>") }],
    ["/api/callboard-docs/search?q=One", { ...absent, status: 200, bytes: new TextEncoder().encode('{"hits":[]}') }],
  ]);
  const { findings } = await crawlSite({
    host: "x.test",
    base: "",
    get: async (path) => answers.get(path) ?? absent,
    expected: ["one", "four"].map((slug) => ({
      slug,
      pageId: undefined,
      isHidden: false,
    })),
    isDeadInSource: () => false,
  });
  expect(findings.map(({ kind, page, detail }) => `${kind} ${page} ${detail}`)).toEqual([
    "status /four answers 404",
    "file /one /i.png answers 200 image/png",
    "neighbors /one the page before the next one is /two",
    "title /two has no title",
    "title /two has 0 first-level headings",
    "raw tag /two <Note>",
    "canonical /two has no canonical address",
    "dead link /two /three answers 404",
    "dead anchor /two #none",
    "search /one is not found by “One”",
  ]);
});
