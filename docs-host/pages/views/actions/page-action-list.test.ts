import { expect, it } from "vitest";
import { siteSettings } from "#docs-host/site/model/settings";
import { textsIn } from "#docs-host/site/texts";
import { type ActedPage, type PageAction, pageActionList } from "./page-action-list.ts";

const page = (pageActions: unknown, more: Partial<ActedPage> = {}): ActedPage => ({
  site: { title: "Acme's Docs", base: "/v2", settings: siteSettings({ pageActions }) },
  ...{ href: "/v2/start", url: "https://acme.example/v2/start", siteUrl: "https://acme.example/v2" },
  hasMcp: true,
  translator: textsIn("en"),
  ...more,
});
const targetOf = ({ target }: PageAction): string =>
  target.kind === "copy-text" ? target.text : `${target.kind === "link" ? "" : "text of "}${target.href}`;
const custom = (url: string, more = {}) => ({ options: { custom: [{ title: "Own", url, ...more }] } });
const own = (url: string): string | undefined => {
  const last = pageActionList(page(custom(url))).find(({ title }) => title === "Own");
  return last && targetOf(last);
};

it("has the usual actions in their order", () => {
  expect(pageActionList(page(undefined)).map(({ title }) => title)).toEqual([
    ...["Copy page", "View as Markdown", "Open in ChatGPT", "Open in Claude", "Open in Claude Code", "Open in Cursor"],
    "Copy the MCP address",
  ]);
  const targets = pageActionList(page({ options: { vscode: true } })).map(targetOf);
  expect(targets.slice(0, 2)).toEqual(["text of /v2/start.md", "/v2/start.md"]);
  expect(targets).toContain("claude mcp add --transport http acme-s-docs 'https://acme.example/v2/mcp'");
  expect(targets).toContain("https://acme.example/v2/mcp");
  expect(targets.some((target) => target.startsWith("vscode:mcp/install?%7B"))).toBe(true);
});

it("leaves out what the server does not have", () => {
  const keysOf = (more: Partial<ActedPage>) =>
    pageActionList(page({ options: { vscode: true } }, more)).map(({ key }) => key);
  const asking = ["copyPage", "viewAsMarkdown", "openAi", "claude", "claudeCode", "cursor"];
  expect(keysOf({ hasMcp: false })).toEqual(asking);
  expect(keysOf({})).toEqual([...asking, "mcp", "vscode"]);
});

it.each(["http://localhost:4000", "https://docs.corp", "http://192.168.1.2"])(
  "offers no service that can't read a page of %s",
  (origin) => {
    const keys = pageActionList(page(undefined, { url: `${origin}/v2/start` })).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(["copyPage", "claudeCode", "cursor"]));
    expect(keys).not.toContain("openAi");
    expect(keys).not.toContain("claude");
  },
);

it("puts the action first that the publisher chose", () => {
  expect(pageActionList(page({ default: "claude" }))[0]?.key).toBe("claude");
  expect(pageActionList(page(custom("https://a.example", { default: true })))[0]?.title).toBe("Own");
  expect(pageActionList(page({ options: { copyPage: false } }))[0]?.key).toBe("viewAsMarkdown");
});

it("fills in the page in the publisher's own addresses, encoded in a query", () => {
  expect(own("https://a.example/{slug}?page={url}&at={domain}")).toBe(
    "https://a.example/v2/start?page=https%3A%2F%2Facme.example%2Fv2%2Fstart&at=acme.example",
  );
});

it.each(["javascript:alert(1)", "data:text/html,x", "http://["])("leaves out the address %s", (url) => {
  expect(own(url)).toBeUndefined();
});

it("copies commands that a shell takes as one word", () => {
  const url = "https://acme.example/v2/$(touch x)`'";
  const command = pageActionList(page(undefined, { url, href: "/v2/$(touch x)`'", hasMcp: false })).find(
    ({ key }) => key === "claudeCode",
  );
  expect(command && targetOf(command)).toMatch(/^claude '[^']*'$/);
});
