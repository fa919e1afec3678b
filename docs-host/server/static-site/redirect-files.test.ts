import { expect, it } from "vitest";
import { buildSite } from "#docs-host/site/model";
import { redirectFiles } from "./redirect-files.ts";
import { staticRedirects } from "./static-redirects.ts";

const filesOf = (source: string, destination: string, permanent?: boolean) => {
  const site = buildSite({
    hash: "",
    apis: new Map(),
    definition: {
      pages: {},
      config: { redirects: [{ source, destination, ...(permanent !== undefined && { permanent }) }] },
    },
  });
  const { files, pages, complex } = redirectFiles(staticRedirects(site), "");
  const text = (path: string): string => String([...pages, ...files].find((file) => file.path === path)?.content);
  return { text, complex };
};

it.each([
  ["/old", "/new?a=1", "/old /new?a=1 301", 'location = "/old" { return 308 "/new?a=1"; }'],
  [
    "/old/:a/:b*",
    "/new/:a/x/:b*",
    "/old/:a/* /new/:a/x/:splat 301",
    'location ~ "^/old/([^/]+)(?:/(.*?))?/?$" { return 308 "/new/$1/x/$2"; }',
  ],
  [
    "/v1/:rest+",
    "https://old.example/:rest+",
    "/v1/* https://old.example/:splat 301",
    'location ~ "^/v1/(.+?)/?$" { return 308 "https://old.example/$1"; }',
  ],
])("writes the redirect from %s to %s for the common hosts", (source, destination, netlify, nginx) => {
  const { text, complex } = filesOf(source, destination);
  expect(complex).toEqual([]);
  expect(text("_redirects").split("\n")).toContain(netlify);
  expect(text("nginx.conf").split("\n")).toContain(nginx);
  expect(JSON.parse(text("vercel.json")).redirects).toContainEqual({ source, destination, statusCode: 308 });
});

it("reports a pattern that only one host has a rule for", () =>
  expect(filesOf("/a/:id(\\d+)", "/b/:id").complex).toEqual(["/a/:id(\\d+)"]));

it("writes a page for hosts without rules, and escapes the address", () => {
  const page = filesOf("/old", '/new?a="><script>', false).text("old/index.html");
  expect(page).toContain('content="0; url=/new?a=&quot;&gt;&lt;script&gt;"');
});

it("writes the page of an address of a file in place of that file", () => {
  expect(filesOf("/old/index.html", "/new").text("old/index.html")).toContain("url=/new");
  expect(filesOf("/old.html", "/new").text("old.html/index.html")).toContain("url=/new");
});
