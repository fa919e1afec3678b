import { expect, it } from "vitest";
import { bodyOf } from "#transport";
import { openRegistry, plants, type TestRegistry } from "../registry.testing.ts";
import { storeCauses } from "../store/failures/store-error.ts";
import { overviewPage } from "./pages.ts";

const form = { "Content-Type": "application/x-www-form-urlencoded" };

const logIn = ({ send }: TestRegistry, token: string) =>
  send("POST", "/staff/login", { headers: form, body: new URLSearchParams({ token }).toString() });

/** The headers that delete both cookies, joined as `Headers` does. */
const forgotten =
  "callboard-staff=; Path=/staff; Max-Age=0; HttpOnly; SameSite=Strict, " +
  "__Host-callboard-staff=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure";

/** Logs in, and returns the cookie that the browser sends from then on. */
async function session(opened: TestRegistry, token: string): Promise<string> {
  const answer = await logIn(opened, token);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/staff"]);
  const set = answer.headers.get("set-cookie") ?? "";
  expect(set).toMatch(/; Path=\/staff; Max-Age=43200; HttpOnly; SameSite=Strict$/);
  return set.slice(0, set.indexOf(";"));
}

it("shows the overview to a token of the staff only", async () => {
  const opened = await openRegistry();
  const { send, tokenOf, registry } = opened;
  const first = await send("GET", "/staff");
  expect([first.status, first.text.includes("Token of the staff")]).toEqual([200, true]);
  expect(first.text).not.toContain("Organizations");
  for (const token of ["", "unknown", 'x"y', await tokenOf("acme")]) {
    const refused = await logIn(opened, token);
    expect([token, refused.status, refused.headers.get("set-cookie")]).toEqual([token, 401, forgotten]);
    expect(refused.text).toContain('role="alert"');
  }
  const forged = await send("GET", "/staff", { headers: { Cookie: `callboard-staff=${await tokenOf("acme")}` } });
  expect([forged.status, forged.text.includes("Last published")]).toEqual([401, false]);

  const cookie = await session(opened, registry.firstToken.token);
  const page = await send("GET", "/staff", { headers: { Cookie: cookie } });
  expect([page.status, page.text.includes("Last published")]).toEqual([200, true]);
  expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
  const out = await send("POST", "/staff/logout", { headers: { Cookie: cookie } });
  expect([out.status, out.headers.get("set-cookie")]).toEqual([303, forgotten]);
});

it("ends a session as soon as its token is revoked", async () => {
  const opened = await openRegistry();
  const { send, client } = opened;
  const { id: tokenId, token } = bodyOf(
    await client().tokens.generate({ body: { orgId: "callboard", scope: "read" } }),
  );
  const cookie = await session(opened, token);
  await client().tokens.revoke({ body: { orgId: "callboard", tokenId } });
  expect((await send("GET", "/staff", { headers: { Cookie: cookie } })).status).toBe(401);
});

it("limits the logins of one address", async () => {
  const opened = await openRegistry({ limits: { refusedTokens: { times: 2, seconds: 60 } } });
  const statuses = [];
  for (let i = 0; i < 2; i += 1) statuses.push((await logIn(opened, `wrong${i}`)).status);
  const limited = await logIn(opened, "wrong");
  expect([...statuses, limited.status, limited.headers.get("retry-after")]).toEqual([401, 401, 429, "60"]);
  expect(limited.text).toContain("Too many logins from this address. Try again in 60 s.");
});

it("deletes the cookie of a session that has ended", async () => {
  const { send } = await openRegistry();
  const page = await send("GET", "/staff", { headers: { Cookie: "callboard-staff=old" } });
  expect([page.status, page.headers.get("set-cookie")]).toEqual([401, forgotten]);
});

it.each(["https://evil.example", "null", "http://registry.test.evil.example"])(
  "accepts no form of a page of %s",
  async (origin) => {
    const { send, registry } = await openRegistry();
    const headers = { ...form, Origin: origin };
    const body = new URLSearchParams({ token: registry.firstToken.token }).toString();
    for (const path of ["/staff/login", "/staff/logout"]) {
      const answer = await send("POST", path, { headers, body });
      expect([answer.status, answer.headers.get("set-cookie")]).toEqual([403, null]);
    }
  },
);

it("keeps the cookie off plain connections if the browser or the registry uses https", async () => {
  const secure = /^__Host-callboard-staff=\S+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/;
  const opened = await openRegistry({ publicUrl: "https://registry.test" });
  const { token } = opened.registry.firstToken;
  expect((await logIn(opened, token)).headers.get("set-cookie")).toMatch(secure);

  const { send, registry } = await openRegistry();
  const body = new URLSearchParams({ token: registry.firstToken.token }).toString();
  const own = new URL(registry.publicUrl).host;
  const behindProxy = await send("POST", "/staff/login", { headers: { ...form, Origin: `https://${own}` }, body });
  const set = behindProxy.headers.get("set-cookie") ?? "";
  expect(set).toMatch(secure);
  const page = await send("GET", "/staff", { headers: { Cookie: set.slice(0, set.indexOf(";")) } });
  expect(page.status).toBe(200);
});

/** The cells of all rows of a page. */
const cellsOf = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(/<tr>(<td.*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = ""]) => cell),
  );

it("shows problems and caches of the process, and what fails in the store", () => {
  const text = overviewPage({
    ...{ at: "2026-01-01T00:00:00.000Z", organizations: [], sites: [], publishes: [] },
    failures: [{ part: "objects", cause: "full" }],
    problems: [{ at: 0, level: "error", event: "bug", details: "error: <Range>" }],
    caches: [{ name: "pages", bytes: 3072, entries: 4 }],
  });
  expect(cellsOf(text)).toEqual([
    [
      expect.stringContaining("1970-01-01 00:00 UTC"),
      '<span class="bad">error</span>',
      "bug",
      "<code>error: &lt;Range&gt;</code>",
    ],
    ["pages", "4", "3.0 KiB"],
  ]);
  expect(text).toContain(storeCauses.full.advice);
  expect(text).toContain("Nothing is published yet.");
});

it("lists sites, sizes and publications, with every text escaped", async () => {
  const opened = await openRegistry();
  const { send, tokenOf, client, registry } = opened;
  const { apis, docs } = client(await tokenOf("acme"));
  await apis.registerApiDefinition({ body: { orgId: "acme", apiId: "<plants>", definition: plants } });
  const publication = { orgId: "acme", domain: "plants.docs.example", customDomains: [], filepaths: [] };
  const { docsRegistrationId: id } = bodyOf(await docs.startDocsRegister({ body: publication }));
  const docsDefinition = { pages: { "a.md": { markdown: "x".repeat(5000) } }, config: { title: "<i>Plants</i>" } };
  bodyOf(await docs.finishDocsRegister({ pathParameters: { id }, body: { docsDefinition } }));

  const cookie = await session(opened, registry.firstToken.token);
  const { text } = await send("GET", "/staff", { headers: { Cookie: cookie } });
  const cells = cellsOf(text);
  expect(text).toContain("The store works, and has every document.");
  expect(cells).toContainEqual([expect.anything(), "API", "&lt;plants&gt;", "acme"]);
  expect(cells).toContainEqual([expect.anything(), "Site", "plants.docs.example", "acme"]);
  const site = cells.find(([address]) => address === "plants.docs.example");
  expect(site?.slice(1, 3)).toEqual(["&lt;i&gt;Plants&lt;/i&gt;", "acme"]);
  expect(site?.[4]).toMatch(/^[5-9]\.\d KiB$/);
  expect(cells.find(([orgId, sites]) => orgId === "acme" && sites === "1")).toHaveLength(6);
});
