import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { test as base, expect } from "./site.ts";
import { type AuthUpstream, authDescription, startAuthUpstream } from "./targets/auth-upstream.ts";
import { apiKey, site as known, type LoginProvider, startLoginProvider } from "./targets/login-provider.ts";

const command = resolve(import.meta.dirname, "../dist/server/callboard.js");

interface Docs {
  readonly site: string;
  readonly api: AuthUpstream;
  readonly provider: LoginProvider;
  readonly output: () => string;
}

/** A site whose readers log in at a real provider, for one of its two APIs. */
const test = base.extend<object, { docs: Docs }>({
  docs: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern here, even an empty one.
    async ({}, use) => {
      const [api, provider] = await Promise.all([startAuthUpstream(), startLoginProvider()]);
      const folder = mkdtempSync(join(tmpdir(), "callboard-login-"));
      writeFileSync(join(folder, "keys.yaml"), authDescription(api.url));
      writeFileSync(join(folder, "others.yaml"), authDescription(api.url).replace("title: Keys", "title: Others"));
      const child = spawn(process.execPath, [command, "serve", "keys.yaml", "others.yaml"], {
        cwd: folder,
        env: {
          ...process.env,
          PORT: "0",
          CALLBOARD_LOG: "trace",
          CALLBOARD_LOGIN_ISSUER: provider.issuer,
          CALLBOARD_LOGIN_CLIENT_ID: known.id,
          CALLBOARD_LOGIN_CLIENT_SECRET: known.secret,
          CALLBOARD_LOGIN_COOKIE_KEYS: "planted-cookie-key-planted-cookie-key",
          CALLBOARD_LOGIN_SCOPE: `openid offline_access ${apiKey.claim}`,
          CALLBOARD_LOGIN_CLAIM: apiKey.claim,
          CALLBOARD_LOGIN_APIS: "Keys",
        },
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
      provider.register(site);
      await use({ site, api, provider, output: () => output });
      child.kill("SIGTERM");
      await Promise.all([ended, api.close(), provider.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

test.beforeEach(({ docs: { api, provider } }) => {
  api.set("good");
  api.forget();
  provider.set("good");
});

const open = (page: Page, { site }: Docs, path: string) => page.goto(`${site}/${path}?explorer=true`);
const toggle = (page: Page) => page.getByRole("button", { name: /^(Not )?Authenticated$/ });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function logIn(page: Page, docs: Docs, path = "keys/keys/bearer"): Promise<void> {
  await open(page, docs, path);
  await toggle(page).click();
  await button(page, "Login").click();
  await button(page, "Log in as ada").click();
  await expect(button(page, "Authenticated")).toBeVisible();
}

async function send(page: Page): Promise<void> {
  await button(page, "Send Request").click();
  await expect(page.getByText("200 OK", { exact: true })).toBeVisible();
}

const authorizations = ({ api }: Docs) => api.came().map(({ headers }) => headers.authorization);
const basic = `Basic ${Buffer.from(apiKey.value).toString("base64")}`;

test("a reader logs in, comes back to the page, sends with what was filled in, and logs out", async ({
  page,
  docs,
  context,
}) => {
  const preloads: string[] = [];
  page.on("request", (one) => one.url().endsWith("/auth/api-key-injection") && preloads.push(one.resourceType()));
  await logIn(page, docs);
  expect(page.url()).toBe(`${docs.site}/keys/keys/bearer?explorer=true`);
  // Preloaded and asked once by each of the two pages.
  expect(preloads).toHaveLength(2);
  await send(page);
  expect(authorizations(docs)).toEqual([`Bearer ${apiKey.value}`]);
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage));
  expect(await kept()).not.toContain("planted");
  expect(await page.evaluate(() => document.cookie)).toBe("");

  await open(page, docs, "keys/keys/basic");
  await expect(button(page, "Authenticated")).toBeVisible();
  await send(page);
  expect(authorizations(docs)[1]).toBe(basic);
  await toggle(page).click();
  await field(page, "Username").fill("somebody");
  await button(page, "Reset token to default").click();
  await toggle(page).click();
  await expect(field(page, "Username")).toHaveValue("ada");
  await expect(field(page, "Password")).toHaveAttribute("type", "password");

  await open(page, docs, "keys/keys/oauth");
  await expect(button(page, "Authenticated")).toBeVisible();
  await send(page);
  expect(authorizations(docs)[2]).toBe(`Bearer ${apiKey.value}`);

  // An API that the settings do not name gets nothing, and its pages do not ask.
  const asked = preloads.length;
  await open(page, docs, "others/keys/bearer");
  await expect(button(page, "Not Authenticated")).toBeVisible();
  expect(preloads).toHaveLength(asked);

  // A second tab knows of the login, and of the logout once the reader is back at it.
  await open(page, docs, "keys/keys/bearer");
  const other = await context.newPage();
  await open(other, docs, "keys/keys/bearer");
  await expect(button(other, "Authenticated")).toBeVisible();
  await page.bringToFront();
  await toggle(page).click();
  await button(page, "Logout").click();
  await button(page, "Leave the provider").click();
  await expect(page).toHaveURL(`${docs.site}/keys/keys/bearer?explorer=true`);
  await expect(button(page, "Not Authenticated")).toBeVisible();
  await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(button(other, "Not Authenticated")).toBeVisible();
  expect(docs.output()).toContain('"event":"login","step":"logout","outcome":"done"');
  for (const secret of ["planted", apiKey.value, basic]) expect(docs.output()).not.toContain(secret);
});

test("a refusal is shown as text and leaves the address; a token can be typed all the same", async ({ page, docs }) => {
  await open(page, docs, "keys/keys/bearer");
  await toggle(page).click();
  await button(page, "Login").click();
  await button(page, "Refuse").click();
  await expect(page.getByRole("alert")).toContainText("<b>Ada</b> may not have that.");
  expect(page.url()).toBe(`${docs.site}/keys/keys/bearer?explorer=true`);
  await expect(button(page, "Provide token manually")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await button(page, "Provide token manually").click();
  await expect(field(page, "Bearer token")).toBeFocused();
  await page.keyboard.type("typed");
  await expect(button(page, "Log in instead")).toBeVisible();
  await send(page);
  expect(authorizations(docs)).toEqual(["Bearer typed"]);
  // What was typed gives way to a login that was asked for.
  await button(page, "Log in instead").click();
  await button(page, "Log in as ada").click();
  await expect(button(page, "Authenticated")).toBeVisible();
  await send(page);
  expect(authorizations(docs)[1]).toBe(`Bearer ${apiKey.value}`);
  await toggle(page).click();
  await expect(button(page, "Logout")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("what was filled in is asked for anew every five minutes, and kept while the site can't be asked", async ({
  page,
  docs,
  complaints,
}) => {
  await logIn(page, docs);
  await page.clock.install();
  await open(page, docs, "keys/keys/bearer");
  await expect(button(page, "Authenticated")).toBeVisible();
  const injection = "**/auth/api-key-injection";
  const asked = page.waitForRequest(injection);
  await page.clock.fastForward(300_000);
  await asked;
  await page.route(injection, (route) => route.abort());
  await toggle(page).click();
  await page.clock.fastForward(300_000);
  await expect(page.getByText("Whether you are still logged in is not known just now.")).toBeVisible();
  await expect(button(page, "Authenticated")).toBeVisible();
  await page.unroute(injection);
  // A cookie that somebody has changed is none.
  const cookie = (await page.context().cookies()).find(({ name }) => name.startsWith("callboard-login-"));
  if (cookie === undefined) throw new Error("there is no cookie of the login");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  expect(cookie.name).toMatch(/^callboard-login-insecure-\d+$/);
  // In the middle: the last character of base64 may hold bits that say nothing.
  const middle = Math.floor(cookie.value.length / 2);
  const other = cookie.value[middle] === "A" ? "B" : "A";
  const value = cookie.value.slice(0, middle) + other + cookie.value.slice(middle + 1);
  await page.context().addCookies([{ ...cookie, value }]);
  await page.clock.fastForward(300_000);
  await expect(button(page, "Not Authenticated")).toBeVisible();
  complaints.length = 0;
});
