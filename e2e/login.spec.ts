import type { Locator, Page } from "@playwright/test";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { type AuthUpstream, authDescription, startAuthUpstream } from "./targets/auth-upstream.ts";
import { channelDescription } from "./targets/channel-description.ts";
import { type ChannelUpstream, startChannelUpstream } from "./targets/channel-upstream.ts";
import { apiKey, type LoginProvider, loginThrough, startLoginProvider } from "./targets/login-provider.ts";
import { serveFile } from "./targets/serve-file.ts";
import { expect, test } from "./test.ts";

interface Docs {
  readonly site: string;
  readonly api: AuthUpstream;
  readonly provider: LoginProvider;
  readonly garden: ChannelUpstream;
  readonly output: () => string;
}

/** A site with readers that log in at a real provider, for two of its APIs. */
let docs: Docs;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  const [api, provider, garden] = await Promise.all([
    startAuthUpstream(),
    startLoginProvider(),
    startChannelUpstream(),
  ]);
  const served = await serveFile(
    "keys.yaml",
    authDescription(api.url),
    { CALLBOARD_LOG: "trace", ...loginThrough(provider, "Keys, Garden") },
    {
      "others.yaml": authDescription(api.url).replace("title: Keys", "title: Others"),
      "garden.yaml": channelDescription(`127.0.0.1:${garden.port}`),
    },
  );
  provider.register(served.site);
  docs = { site: served.site, api, provider, garden, output: served.output };
  stop = async () => {
    await Promise.all([served.stop(), api.close(), provider.close(), garden.close()]);
  };
});
test.afterAll(() => stop());

test.beforeEach(() => {
  docs.api.set("good");
  docs.api.forget();
  docs.provider.set("good");
});

const open = (page: Page, path: string) => page.goto(`${docs.site}/${path}?explorer=true`);
const toggle = (page: Page) => page.getByRole("button", { name: /^(Not )?Authenticated$/ });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function logIn(page: Page, path = "keys/keys/bearer"): Promise<void> {
  await open(page, path);
  await toggle(page).click();
  await button(page, "Login").click();
  await button(page, "Log in as ada").click();
  await expect(button(page, "Authenticated")).toBeVisible();
}

async function send(page: Page): Promise<void> {
  await button(page, "Send Request").click();
  await expect(page.getByText("200 OK", { exact: true })).toBeVisible();
}

const authorizations = () => docs.api.received().map(({ headers }) => headers.authorization);
const basic = `Basic ${Buffer.from(apiKey.value).toString("base64")}`;

test("a reader logs in, returns to the page, sends with the provided credentials, and logs out", async ({
  page,
  context,
}) => {
  const preloads: string[] = [];
  page.on("request", (one) => one.url().endsWith("/auth/api-key-injection") && preloads.push(one.resourceType()));
  await logIn(page);
  expect(page.url()).toBe(`${docs.site}/keys/keys/bearer?explorer=true`);
  // Preloaded, and requested once by each of the two pages.
  expect(preloads).toHaveLength(2);
  await send(page);
  expect(authorizations()).toEqual([`Bearer ${apiKey.value}`]);
  const storage = () => page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage));
  expect(await storage()).not.toContain("planted");
  expect(await page.evaluate(() => document.cookie)).toBe("");
  // Three fields hold it, but it is one secret. Once removed, it stays away until it is requested.
  await button(page, "Credentials (1)").click();
  await button(page, "Remove API key from your account").click();
  await expect(page.getByText("No secrets are stored.")).toBeVisible();
  await page.reload();
  await expect(toggle(page)).toHaveText("Not Authenticated");
  expect(await page.evaluate(() => sessionStorage.getItem("callboard.auth"))).toBeNull();
  await toggle(page).click();
  await expect(page.getByText("You are logged in, but your credentials are not filled in.")).toBeVisible();
  await button(page, "Reset token to default").click();
  await expect(toggle(page)).toHaveText("Authenticated");

  await open(page, "keys/keys/basic");
  await expect(button(page, "Authenticated")).toBeVisible();
  await send(page);
  expect(authorizations()[1]).toBe(basic);
  await toggle(page).click();
  await field(page, "Username").fill("somebody");
  await button(page, "Reset token to default").click();
  await toggle(page).click();
  await expect(field(page, "Username")).toHaveValue("ada");
  await expect(field(page, "Password")).toHaveAttribute("type", "password");

  await open(page, "keys/keys/oauth");
  await expect(button(page, "Authenticated")).toBeVisible();
  await send(page);
  expect(authorizations()[2]).toBe(`Bearer ${apiKey.value}`);

  await open(page, "garden/echo");
  await expect(button(page, "Authenticated")).toBeVisible();
  await button(page, "Connect").click();
  await expect(page.getByText("Connected", { exact: true })).toBeVisible();
  expect(docs.garden.accepted[0]?.headers.authorization).toBe(`Bearer ${apiKey.value}`);

  // An API that the settings do not name gets no token, and its pages do not request one.
  const asked = preloads.length;
  await open(page, "others/keys/bearer");
  await expect(button(page, "Not Authenticated")).toBeVisible();
  expect(preloads).toHaveLength(asked);

  // A second tab has the login, and notices the logout when the reader returns to it.
  await open(page, "keys/keys/bearer");
  const other = await context.newPage();
  await open(other, "keys/keys/bearer");
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

test("a refusal is shown as text and removed from the address; a token can still be typed @nightly", async ({
  page,
}) => {
  await open(page, "keys/keys/bearer");
  await toggle(page).click();
  await button(page, "Login").click();
  await button(page, "Refuse").click();
  await expect(page.getByRole("alert")).toContainText("<b>Ada</b> may not have that.");
  expect(page.url()).toBe(`${docs.site}/keys/keys/bearer?explorer=true`);
  await expect(button(page, "Provide token manually")).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await button(page, "Provide token manually").click();
  await expect(field(page, "Bearer token")).toBeFocused();
  await page.keyboard.type("typed");
  await expect(button(page, "Log in instead")).toBeVisible();
  await send(page);
  expect(authorizations()).toEqual(["Bearer typed"]);
  // A requested login replaces typed values; values that are only in memory are not dropped silently.
  await button(page, "Credentials (1)").click();
  await page.getByRole("switch", { name: "Don't store credentials" }).check({ force: true });
  await button(page, "Log in instead").click();
  await expect(page.getByText("These are only held in memory and would be lost: Bearer token.")).toBeVisible();
  await button(page, "Remove and log in").click();
  await button(page, "Log in as ada").click();
  await expect(button(page, "Authenticated")).toBeVisible();
  await send(page);
  expect(authorizations()[1]).toBe(`Bearer ${apiKey.value}`);
  await toggle(page).click();
  await expect(button(page, "Logout")).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

/** Lets five minutes pass, and again until something is shown: the next time is set once the last answer has come. */
const passFiveMinutes = (page: Page, shown: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(300_000);
    await expect(shown).toBeVisible({ timeout: 2000 });
  }).toPass();

test("provided credentials are refreshed every five minutes, and used while the site is unreachable @nightly", async ({
  page,
  pageErrors,
}) => {
  await logIn(page);
  await page.clock.install();
  await open(page, "keys/keys/bearer");
  await expect(button(page, "Authenticated")).toBeVisible();
  const injection = "**/auth/api-key-injection";
  const asked = page.waitForRequest(injection);
  await page.clock.fastForward(300_000);
  await asked;
  await page.route(injection, (route) => route.abort());
  await toggle(page).click();
  await passFiveMinutes(page, page.getByText("We can't check if you are still logged in."));
  await expect(button(page, "Authenticated")).toBeVisible();
  await page.unroute(injection);
  // A changed cookie is ignored.
  const cookie = (await page.context().cookies()).find(({ name }) => name.startsWith("callboard-login-"));
  if (cookie === undefined) throw new Error("there is no cookie of the login");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  expect(cookie.name).toMatch(/^callboard-login-insecure-\d+$/);
  // In the middle: the last character of base64 may have unused bits.
  const middle = Math.floor(cookie.value.length / 2);
  const other = cookie.value[middle] === "A" ? "B" : "A";
  const value = cookie.value.slice(0, middle) + other + cookie.value.slice(middle + 1);
  await page.context().addCookies([{ ...cookie, value }]);
  await passFiveMinutes(page, button(page, "Not Authenticated"));
  pageErrors.length = 0;
});
