import { expect, it } from "vitest";
import { buildSite, type OperatorSettings } from "#docs-host/site/model";
import { siteSettings } from "#docs-host/site/model/settings";
import { siteFiles } from "../site/model/files.ts";
import { createDocsApp } from "./app.ts";
import { oneSite } from "./hosting/index.ts";

const origin = "https://docs.example";
const root = {
  type: "root",
  child: {
    type: "unversioned",
    child: {
      type: "sidebarRoot",
      children: [{ type: "page", title: "Start", slug: "start", pageId: "start.md" }],
    },
  },
} as const;
const site = {
  ...buildSite({
    hash: "h",
    apis: new Map(),
    definition: { pages: { "start.md": { markdown: "---\nsubtitle: S\n---\nHello <b>you</b>." } }, config: { root } },
  }),
  files: siteFiles({ own: "/own", other: "/other" }, {}),
  settings: siteSettings({
    js: {
      files: [{ fileId: "own" }, { fileId: "gone" }],
      remote: [
        { url: "https://cdn.example/a.js", strategy: "lazyOnload" },
        { url: "http://cdn.example/b.js", strategy: "beforeInteractive" },
      ],
    },
  }),
};

async function get(path: string, operator: OperatorSettings): Promise<Response> {
  const file = async (id: string): Promise<Response> =>
    new Response(`file ${id}`, { headers: { "Content-Type": "application/octet-stream" } });
  const app = createDocsApp({
    ...{ sites: oneSite({ load: async () => ({ ok: true, site }), file }), origin, proxyUrl: "/proxy", operator },
    assets: {
      page: { script: "/a.js", styles: [], fonts: [], inline: { theme: "", earlyPlayground: "", loginReturn: "" } },
      ...{ playground: { scripts: [], styles: [] }, home: { styles: [] }, read: async () => undefined },
    },
    onBug: (error) => {
      throw error;
    },
  });
  return app.fetch(new Request(origin + path));
}
const policyOf = (answer: Response): string => answer.headers.get("Content-Security-Policy") ?? "";
const own = "/api/callboard-docs/scripts/own";

it("runs no script of a publisher unless the operator allows it", async () => {
  const page = await get("/start", {});
  expect(policyOf(page)).toContain("require-trusted-types-for");
  expect((await page.text()).match(/<script[^>]*(?:own|cdn)[^>]*>/g)).toBeNull();
  expect((await get(own, {})).status).toBe(404);
});

it("runs the scripts of a site under the nonce of each page", async () => {
  const operator = { runsScripts: true };
  for (const [path, status] of [["/start", 200] as const, ["/nowhere", 404] as const]) {
    const page = await get(path, operator);
    const nonce = /'nonce-([^']+)'/.exec(policyOf(page))?.[1];
    expect(policyOf(page)).not.toContain("require-trusted-types-for");
    expect([page.status, (await page.text()).match(/<script[^>]*(?:own|cdn)[^>]*>/g)]).toEqual([
      status,
      [
        `<script type="text/late-script" nonce="${nonce}" data-src="https://cdn.example/a.js">`,
        `<script nonce="${nonce}" src="${own}" defer="">`,
      ],
    ]);
  }
  const script = await get(own, operator);
  expect([script.headers.get("Content-Type"), await script.text()]).toEqual([
    "text/javascript; charset=utf-8",
    "file own",
  ]);
  // Other files of the site are not scripts.
  expect((await get("/api/callboard-docs/scripts/other", operator)).status).toBe(404);
});

it("asks for feedback where somebody hears it, and may send it there alone", async () => {
  expect(await (await get("/start", {})).text()).not.toContain("Was this page helpful");
  const page = await get("/start", { feedbackUrl: "https://f.example/pages" });
  expect(policyOf(page)).toContain("connect-src 'self' https://f.example;");
  expect(await page.text()).toContain('data-feedback="https://f.example/pages"');
});

it("has the theme of the operator unless the site has its own", async () => {
  const isDense = async (operator: OperatorSettings) =>
    (await (await get("/start", operator)).text()).includes("--base:");
  expect([await isDense({}), await isDense({ theme: "dense" })]).toEqual([false, true]);
});

it("serves the text of a page as markdown", async () => {
  const answer = await get("/start.md", {});
  expect(await answer.text()).toBe("# Start\n\n> S\n\nHello **you**.\n");
  expect(answer.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
  expect(policyOf(answer)).toContain("sandbox");
  expect((await get("/nowhere.md", {})).status).toBe(404);
});
