import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { test as base, expect } from "./site.ts";
import {
  type AuthUpstream,
  authDescription,
  client,
  referencedDescription,
  startAuthUpstream,
  type TokenDay,
} from "./targets/auth-upstream.ts";

const command = resolve(import.meta.dirname, "../dist/server/callboard.js");

interface Keys {
  readonly site: string;
  readonly api: AuthUpstream;
  readonly output: () => string;
}

/** A site that shows an API with a call for each way of proving who one is, and that API. */
const test = base.extend<object, { keys: Keys }>({
  keys: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern here, even an empty one.
    async ({}, use) => {
      const api = await startAuthUpstream();
      const folder = mkdtempSync(join(tmpdir(), "callboard-auth-"));
      writeFileSync(join(folder, "keys.yaml"), authDescription(api.url));
      writeFileSync(join(folder, "referenced.json"), referencedDescription(api.url));
      writeFileSync(join(folder, "lost.json"), referencedDescription(api.url, "gone"));
      const child = spawn(process.execPath, [command, "serve", "keys.yaml", "referenced.json", "lost.json"], {
        cwd: folder,
        env: { ...process.env, PORT: "0", CALLBOARD_LOG: "trace" },
        stdio: ["ignore", "pipe", "pipe"],
      });
      let output = "";
      const ended = new Promise<void>((done) => child.once("exit", () => done()));
      const site = await new Promise<string>((done, refuse) => {
        const read = (chunk: Buffer): void => {
          output += chunk.toString();
          const address = /Docs {2}(\S+)/.exec(output)?.[1];
          if (address !== undefined && output.includes("Ctrl-C")) done(address);
        };
        child.stdout.on("data", read);
        child.stderr.on("data", read);
        void ended.then(() => refuse(new Error(`the command ended:\n${output}`)));
      });
      await use({ site, api, output: () => output });
      child.kill("SIGTERM");
      await Promise.all([ended, api.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

test.beforeEach(({ keys: { api } }) => {
  api.set("good");
  api.forget();
});

const open = (page: Page, { site }: Keys, path: string) => page.goto(`${site}/${path}?explorer=true`);
const toggle = (page: Page) => page.getByRole("button", { name: /^(Not )?Authenticated$/ });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function send(page: Page): Promise<void> {
  await button(page, "Send Request").click();
  await expect(page.getByText("200 OK", { exact: true })).toBeVisible();
}

/** The one call of the API that was not for a token. */
const called = ({ api }: Keys) => api.came().filter(({ url }) => !url.startsWith("/token"));

const basic = (pair: string): string => `Basic ${Buffer.from(pair).toString("base64")}`;

test("credentials of every kind go where the API wants them, and are there again after a reload", async ({
  page,
  keys,
}) => {
  const cases = [
    {
      path: "bearer",
      fill: { "Bearer token": "planted-bearer" },
      header: "authorization",
      value: "Bearer planted-bearer",
    },
    {
      path: "basic",
      fill: { Username: "ada", Password: "planted-password" },
      header: "authorization",
      value: basic("ada:planted-password"),
    },
    { path: "cookie", fill: { sid: "planted-sid" }, header: "cookie", value: "sid=planted-sid" },
    { path: "both", fill: { "X-App-Key": "planted-app" }, header: "x-app-key", value: "planted-app" },
    { path: "query", fill: { api_key: "planted&key" }, header: "", value: "/query?api_key=planted%26key" },
  ];
  for (const { path, fill, header, value } of cases) {
    keys.api.forget();
    await open(page, keys, `keys/keys/${path}`);
    await toggle(page).click();
    for (const [label, text] of Object.entries(fill)) await field(page, label).fill(text);
    await button(page, "Login").click();
    await page.reload();
    await expect(button(page, "Authenticated")).toBeVisible();
    await send(page);
    const [came] = called(keys);
    expect(header === "" ? came?.url : came?.headers[header]).toBe(value);
  }
});

test("one of several ways is chosen, the choice is kept, and none means none", async ({ page, keys }) => {
  await open(page, keys, "keys/keys/either");
  await toggle(page).click();
  await page.getByRole("radio", { name: "Username and password" }).click();
  await field(page, "Username").fill("ada");
  await field(page, "Password").fill("pw");
  await page.reload();
  await send(page);
  expect(called(keys).at(-1)?.headers.authorization).toBe(basic("ada:pw"));
  await toggle(page).click();
  await page.getByRole("radio", { name: "No credentials" }).click();
  await expect(page.getByText("No credentials go along.")).toBeVisible();
  await send(page);
  await expect.poll(() => called(keys).length).toBe(2);
  expect(called(keys).at(-1)?.headers.authorization).toBeUndefined();
});

test("a token list hides the badge, and its chosen token is sent", async ({ page, keys }) => {
  await open(page, keys, "keys/keys/bearer");
  await toggle(page).click();
  await field(page, "Bearer token").fill("[Live, tok_1, false], [Test, tok_2, true]");
  await expect(toggle(page)).toHaveCount(0);
  await send(page);
  expect(called(keys)[0]?.headers.authorization).toBe("Bearer tok_2");
});

test("what a login said went wrong is shown as text and leaves the address", async ({ page, keys }) => {
  await page.goto(`${keys.site}/keys/keys/bearer?explorer=true&error=denied&error_description=%3Cb%3ENo%3C%2Fb%3E`);
  await expect(page.getByRole("alert")).toContainText("<b>No</b>");
  expect(new URL(page.url()).search).toBe("?explorer=true");
});

async function openLogin(page: Page, keys: Keys, lifetime?: number): Promise<void> {
  keys.api.set("good", lifetime);
  await open(page, keys, "referenced/guarded");
  await toggle(page).click();
  await field(page, "client_id").fill(client.id);
  await field(page, "client_secret").fill(client.secret);
}

const fetchToken = (page: Page) => button(page, "Fetch Bearer Token").click();

test("a token is fetched from the endpoint that the definition names, and the card closes", async ({ page, keys }) => {
  await openLogin(page, keys);
  await fetchToken(page);
  await expect(button(page, "Authenticated")).toBeVisible();
  await expect(button(page, "Close")).toHaveCount(0);
  await page.reload();
  await send(page);
  expect(called(keys)[0]?.headers.authorization).toMatch(/^Bearer planted-access-token-\d+$/);
  await toggle(page).click();
  await expect(field(page, "client_id")).toHaveValue(client.id);
  await button(page, "Logout").click();
  await expect(button(page, "Not Authenticated")).toBeVisible();
  await expect(field(page, "client_id")).toHaveValue("");
});

test("an expired token is renewed in the background before it is sent", async ({ page, keys }) => {
  await page.clock.install();
  await openLogin(page, keys, 60);
  await fetchToken(page);
  await expect(button(page, "Authenticated")).toBeVisible();
  await page.clock.runFor(1000);
  await send(page);
  const [first] = called(keys);
  // The machine was asleep for longer than the token lives.
  await page.clock.fastForward(120_000);
  await send(page);
  await expect.poll(() => called(keys).length).toBe(2);
  const second = called(keys)[1];
  expect(second?.headers.authorization).toMatch(/^Bearer planted-access-token-/);
  expect(second?.headers.authorization).not.toBe(first?.headers.authorization);
  expect(keys.api.came().filter(({ url }) => url === "/token")).toHaveLength(2);
});

const badDays: readonly (readonly [TokenDay, string])[] = [
  ["refuses", "This client is not known here."],
  ["down", "Failed to login with the provided credentials"],
  ["text", "The server's answer is not JSON."],
];
for (const [day, said] of badDays) {
  test(`a token endpoint that ${day} is told of, and the next try counts`, async ({ page, keys, complaints }) => {
    await openLogin(page, keys);
    keys.api.set(day);
    await fetchToken(page);
    await expect(page.getByRole("alert").filter({ hasText: said })).toBeVisible();
    await expect(page.getByText("Failed to login with the provided credentials")).toBeVisible();
    keys.api.set("good");
    await fetchToken(page);
    await expect(button(page, "Authenticated")).toBeVisible();
    // Failures are logged (product.md §8).
    expect(complaints.some((text) => text.includes("callboard: oauth-refused"))).toBe(true);
    complaints.length = 0;
  });
}

test("a slow token endpoint can be given up; a token elsewhere is logged and closes the card", async ({
  page,
  keys,
  complaints,
}) => {
  await openLogin(page, keys);
  keys.api.set("slow");
  await fetchToken(page);
  await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
  await button(page, "Stop").click();
  keys.api.set("elsewhere");
  await fetchToken(page);
  await expect(button(page, "Fetch Bearer Token")).toHaveCount(0);
  await expect(button(page, "Not Authenticated")).toBeVisible();
  expect(complaints.join()).toContain("holds no token at .access_token");
  complaints.length = 0;
});

test("without the endpoint that gives tokens a plain token will do", async ({ page, keys, complaints }) => {
  // Two APIs of one name are told apart by the address of their pages.
  await page.goto(keys.site);
  const hrefs = await page
    .locator("a[href]")
    .evaluateAll((links) => links.map((one) => one.getAttribute("href") ?? ""));
  const lost = hrefs.find((href) => /^\/(?!(keys|referenced)$)[^/]+$/.test(href)) ?? "";
  await open(page, keys, `${lost.slice(1)}/guarded`);
  await toggle(page).click();
  await field(page, "token").fill("planted-plain");
  await button(page, "Login").click();
  await send(page);
  expect(called(keys).at(-1)?.headers.authorization).toBe("Bearer planted-plain");
  expect(complaints.join()).toContain("callboard: oauth-endpoint");
  complaints.length = 0;
});

async function openFlows(page: Page, keys: Keys, secret = ""): Promise<void> {
  await open(page, keys, "keys/keys/oauth");
  await toggle(page).click();
  await field(page, "Client id").fill(client.id);
  await field(page, "Client secret").fill(secret);
}

for (const day of ["good", "basicUnknown"] as const) {
  test(`client credentials get a token at the provider's address (${day})`, async ({ page, keys }) => {
    keys.api.set(day);
    await openFlows(page, keys, client.secret);
    await page.getByRole("radio", { name: "Client credentials" }).click();
    await page.getByRole("checkbox", { name: "read" }).check();
    await fetchToken(page);
    await expect(button(page, "Authenticated")).toBeVisible();
    const last = keys.api.came().at(-1);
    expect(new URLSearchParams(last?.body).get("grant_type")).toBe("client_credentials");
    expect(new URLSearchParams(last?.body).get("scope")).toBe("read");
  });
}

test("a code is fetched with PKCE, redeemed once, and leaves nothing in address or history", async ({ page, keys }) => {
  await openFlows(page, keys);
  await fetchToken(page);
  await expect(button(page, "Authenticated")).toBeVisible();
  const asked = new URL(`http://x${keys.api.came().find(({ url }) => url.startsWith("/authorize"))?.url}`).searchParams;
  expect(asked.get("code_challenge_method")).toBe("S256");
  expect(asked.get("redirect_uri")).toBe(`${keys.site}/api/callboard-docs/auth/callback`);
  expect(page.url()).toBe(`${keys.site}/keys/keys/oauth?explorer=true`);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("verifier");
  keys.api.forget();
  await page.reload();
  await send(page);
  expect(keys.api.came().some(({ url }) => url === "/token")).toBe(false);
});

test("a provider that refuses, and an answer with another state, give no token", async ({ page, keys, complaints }) => {
  for (const [scope, said] of [
    ["forbidden", "You may not have that."],
    ["forged", "The server's answer can't be used"],
  ] as const) {
    await openFlows(page, keys);
    await page.getByRole("checkbox", { name: scope }).check();
    await fetchToken(page);
    await expect(page.getByRole("alert").filter({ hasText: said })).toBeVisible();
    await expect(button(page, "Not Authenticated")).toBeVisible();
    await page.getByRole("checkbox", { name: scope }).uncheck();
  }
  expect(keys.api.came().some(({ url }) => url === "/token")).toBe(false);
  complaints.length = 0;
});

test("an answer that another tab asked for leads nowhere", async ({ page, keys, context }) => {
  await open(page, keys, "keys/keys/oauth");
  const other = await context.newPage();
  await other.goto(`${keys.site}/api/callboard-docs/auth/callback?code=planted-code&state=guess`);
  await expect(other.getByText("This tab has begun no login.")).toBeVisible();
  expect(keys.api.came().some(({ url }) => url === "/token")).toBe(false);
});

test("secrets stand in the tab's storage and in the one header, and nowhere else; each can be forgotten", async ({
  page,
  keys,
  context,
}) => {
  const requests: { readonly url: string; readonly headers: object; readonly body: string }[] = [];
  page.on("request", (one) => requests.push({ url: one.url(), headers: one.headers(), body: one.postData() ?? "" }));
  await openLogin(page, keys);
  await fetchToken(page);
  await expect(button(page, "Authenticated")).toBeVisible();
  await send(page);
  await open(page, keys, "keys/keys/query");
  await toggle(page).click();
  await field(page, "api_key").fill("planted-query-key");
  await send(page);
  await button(page, "3 secrets held").click();
  const host = new URL(keys.api.url).host;
  const held = page.getByRole("list", { name: "Secrets held in this tab" }).getByRole("listitem");
  await expect(held).toHaveCount(3);
  for (const one of await held.all()) await expect(one).toContainText(`Received by ${host}.`);

  const token = "planted-access-token-";
  for (const planted of [client.secret, token, "planted-query-key"]) {
    expect(page.url()).not.toContain(planted);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(planted);
    expect(await page.evaluate(() => JSON.stringify(localStorage) + document.cookie)).not.toContain(planted);
    expect(await page.evaluate(() => document.body.textContent)).not.toContain(planted);
    expect(keys.output()).not.toContain(planted);
    for (const { url } of requests) expect(url).not.toContain(planted);
  }
  for (const { url, body } of requests.filter((one) => !one.url.endsWith("/proxy"))) {
    expect(url + body).not.toContain("planted");
  }
  // Another tab of the same site holds nothing.
  const other = await context.newPage();
  await open(other, keys, "keys/keys/query");
  await expect(button(other, "0 secrets held")).toBeVisible();

  for (const name of ["Forget OAuth", "Forget Login form of token", "Forget api_key"]) await button(page, name).click();
  await expect(button(page, "0 secrets held")).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/planted-(access|client|query)/);
});

test("held in memory alone, a secret is in no storage and gone after a reload", async ({ page, keys }) => {
  await open(page, keys, "keys/keys/bearer");
  await toggle(page).click();
  await field(page, "Bearer token").fill("planted-bearer");
  await button(page, "1 secret held").click();
  await page.getByRole("switch", { name: "Memory only" }).check({ force: true });
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage));
  expect(await kept()).not.toContain("planted");
  await field(page, "Bearer token").fill("planted-other");
  expect(await kept()).not.toContain("planted");
  await send(page);
  expect(called(keys)[0]?.headers.authorization).toBe("Bearer planted-other");
  await page.reload();
  await expect(button(page, "Not Authenticated")).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [1440, 390]) {
    test(`the card and the list of secrets can be used by all (${colorScheme}, ${width})`, async ({ page, keys }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await openFlows(page, keys, client.secret);
      await button(page, "1 secret held").click();
      await expect(button(page, "Forget OAuth")).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      await open(page, keys, "keys/keys/either");
      await toggle(page).click();
      await expect(field(page, "Bearer token")).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }
}
