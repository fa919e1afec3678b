import { Hono } from "hono";
import { expect, it } from "vitest";
import { siteOfApis } from "#docs-host/site/model";
import { guardPrivateSite } from "./private-site.ts";
import type { SiteEnv } from "./send.ts";

/** A server of a site that answers every path, behind the guard. */
function serverOf({ isPrivate, hasLogin = true }: { readonly isPrivate: boolean; readonly hasLogin?: boolean }) {
  const app = new Hono<SiteEnv>();
  const site = { ...siteOfApis("hash", []), isPrivate };
  const login = {
    isLoggedIn: (request: Request) => request.headers.get("cookie") === "session=reader",
    addressFor: (path: string) => `/login?state=${encodeURIComponent(path)}`,
  };
  const source = { load: async () => ({ ok: true, site }) as const };
  app.use(
    guardPrivateSite(
      hasLogin ? login : undefined,
      () =>
        ({ text, status }) =>
          new Response(text, { status }),
    ),
  );
  app.all("*", (c) => c.text("secret"));
  const env = { source, base: "", loginPlace: { origin: "http://docs.test", base: "" }, client: "", scheme: undefined };
  return (path: string, cookie?: string) =>
    app.fetch(new Request(`http://docs.test${path}`, cookie === undefined ? {} : { headers: { cookie } }), env);
}

const pages = [
  "/",
  "/welcome?a=b",
  "/sitemap.xml",
  "/api/callboard-docs/forms/a/b",
  "/api/callboard-docs/changes",
  "/api/callboard-docs/health/x",
  "/mcp",
  "/assets/guides/start",
];

it.each(pages)("sends a reader who is not logged in to the login, or refuses a call: %s", async (path) => {
  const answer = await serverOf({ isPrivate: true })(path);
  expect(await answer.text()).not.toContain("secret");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  if (path.startsWith("/api/callboard-docs/") || path === "/mcp") expect(answer.status).toBe(401);
  else {
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(`/login?state=${encodeURIComponent(path)}`);
  }
});

it.each(pages)("shows a reader who is logged in the site, and lets no shared cache keep it: %s", async (path) => {
  const answer = await serverOf({ isPrivate: true })(path, "session=reader");
  expect([answer.status, await answer.text()]).toEqual([200, "secret"]);
  expect(answer.headers.get("cache-control")).toBe("private, no-cache");
});

it.each([
  "/assets/page.js",
  "/api/callboard-docs/auth/login",
  "/api/callboard-docs/auth/login/callback",
  "/api/callboard-docs/health",
])("answers everybody if the response contains nothing of the site: %s", async (path) => {
  expect((await serverOf({ isPrivate: true })(path)).status).toBe(200);
});

it("shows a private site without a login to nobody", async () => {
  const ask = serverOf({ isPrivate: true, hasLogin: false });
  for (const cookie of [undefined, "session=reader"]) expect((await ask("/", cookie)).status).toBe(403);
});

it("shows a public site to everybody", async () => {
  const answer = await serverOf({ isPrivate: false })("/");
  expect([answer.status, await answer.text()]).toEqual([200, "secret"]);
});
