import type { Page } from "@playwright/test";
import { isNightly, someOf } from "../tooling/tier.ts";
import { accessibilityViolations } from "./accessibility-violations.ts";
import {
  type AuthUpstream,
  authDescription,
  client,
  filledDescription,
  referencedDescription,
  startAuthUpstream,
  type TokenBehavior,
} from "./targets/auth-upstream.ts";
import { serveFile } from "./targets/serve-file.ts";
import { expect, test } from "./test.ts";

interface Keys {
  readonly site: string;
  readonly api: AuthUpstream;
  readonly output: () => string;
}

/** An API with one call per kind of credentials, and a site that shows it. */
let keys: Keys;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  const api = await startAuthUpstream();
  const served = await serveFile(
    "keys.yaml",
    authDescription(api.url),
    { CALLBOARD_LOG: "trace", CALLBOARD_PROXY_LIMITS: "clientPerMinute=1000,hostPerMinute=1000" },
    {
      "referenced.json": referencedDescription(api.url),
      "lost.json": referencedDescription(api.url, "gone"),
      "filled.yaml": filledDescription(api.url),
    },
  );
  keys = { site: served.site, api, output: served.output };
  stop = async () => {
    await Promise.all([served.stop(), api.close()]);
  };
});
test.afterAll(() => stop());

test.beforeEach(() => {
  keys.api.set("good");
  keys.api.forget();
});

const open = (page: Page, path: string) => page.goto(`${keys.site}/${path}?explorer=true`);
const toggle = (page: Page) => page.getByRole("button", { name: /^(Not )?Authenticated$/ });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function send(page: Page): Promise<void> {
  await button(page, "Send Request").click();
  await expect(page.getByText("200 OK", { exact: true })).toBeVisible();
}

/** The only call of the API that did not request a token. */
const called = () => keys.api.received().filter(({ url }) => !url.startsWith("/token"));

const basic = (pair: string): string => `Basic ${Buffer.from(pair).toString("base64")}`;

test("credentials of every kind are sent where the API expects them, and survive a reload", async ({ page }) => {
  const cases = [
    {
      path: "bearer",
      fill: { "Bearer token": "planted-bearer" },
      header: "authorization",
      value: "Bearer planted-bearer",
    },
    { path: "query", fill: { api_key: "planted&key" }, header: "", value: "/query?api_key=planted%26key" },
    {
      path: "basic",
      fill: { Username: "ada", Password: "planted-password" },
      header: "authorization",
      value: basic("ada:planted-password"),
    },
    { path: "cookie", fill: { sid: "planted-sid" }, header: "cookie", value: "sid=planted-sid" },
    { path: "both", fill: { "X-App-Key": "planted-app" }, header: "x-app-key", value: "planted-app" },
  ];
  for (const { path, fill, header, value } of someOf(cases, 3)) {
    keys.api.forget();
    await open(page, `keys/keys/${path}`);
    await toggle(page).click();
    for (const [label, text] of Object.entries(fill)) await field(page, label).fill(text);
    await button(page, "Login").click();
    await page.reload();
    await expect(button(page, "Authenticated")).toBeVisible();
    await send(page);
    const [received] = called();
    expect(header === "" ? received?.url : received?.headers[header]).toBe(value);
  }
});

test("without the proxy a typed cookie is not sent, which is shown before and after sending @nightly", async ({
  page,
  pageErrors,
}) => {
  const { api } = keys;
  const direct = await serveFile("keys.yaml", authDescription(api.url), { CALLBOARD_PROXY: "off" });
  await page.goto(`${direct.site}/keys/cookie?explorer=true`);
  await toggle(page).click();
  await field(page, "sid").fill("planted-sid");
  await expect(
    page.getByText(/^No credentials are sent[.] .* can't send cookie directly to the API[.]$/i),
  ).toBeVisible();
  await button(page, "Send Request").click();
  const response = page.locator("section", { has: page.getByRole("heading", { name: "Response", exact: true }) });
  await expect(response).toContainText(/Browsers do not allow a page to send the header "cookie"[.]/i);
  await expect(response).toContainText("Remove it, and the browser sends its own cookies for the API.");
  expect(called()).toEqual([]);
  await button(page, "Credentials (1)").click();
  await expect(page.getByText("Not sent yet.")).toBeVisible();
  // An unexpected failure is logged (docs/behavior.md#oauth-login).
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining("forbidden-header")]);
  // An open page would ask the stopped site for changes.
  await page.goto("about:blank");
  await direct.stop();
});

test("a reader chooses one of several schemes, the choice is saved, and choosing none sends nothing @nightly", async ({
  page,
}) => {
  await open(page, "keys/keys/either");
  await toggle(page).click();
  await page.getByRole("radio", { name: "Username and password" }).click();
  await field(page, "Username").fill("ada");
  await field(page, "Password").fill("pw");
  await page.reload();
  await send(page);
  expect(called().at(-1)?.headers.authorization).toBe(basic("ada:pw"));
  await toggle(page).click();
  await page.getByRole("radio", { name: "No credentials" }).click();
  await expect(page.getByText("No credentials are sent.")).toBeVisible();
  await expect(button(page, "Not Authenticated")).toBeVisible();
  await send(page);
  await expect.poll(() => called().length).toBe(2);
  expect(called().at(-1)?.headers.authorization).toBeUndefined();
});

test("a token list hides the badge, and its selected token is sent", async ({ page }) => {
  await open(page, "keys/keys/bearer");
  await toggle(page).click();
  await field(page, "Bearer token").fill("[Live, tok_1, false], [Test, tok_2, true]");
  await expect(toggle(page)).toHaveCount(0);
  await send(page);
  expect(called()[0]?.headers.authorization).toBe("Bearer tok_2");
});

test("credentials from the provider depend on the environment, yield to typed ones, and return @nightly", async ({
  page,
}) => {
  await open(page, "filled/tenants/tenant");
  const sent = async () => {
    await send(page);
    const last = called().at(-1);
    keys.api.forget();
    return [last?.url, last?.headers.authorization, last?.headers["x-api-version"]];
  };
  const choose = async (place: string) => {
    await page.getByRole("button", { name: /Environment/ }).click();
    await page.getByRole("option", { name: place, exact: true }).click();
  };
  const sandbox = `${keys.api.url}/sandbox`;
  await expect(button(page, "Authenticated")).toBeVisible();
  expect(await sent()).toEqual(["/tenants/demo?limit=10", "Bearer demo-token", "2"]);

  await field(page, "limit").fill("25");
  await choose(sandbox);
  await expect(page.getByRole("button", { name: /Environment/ })).toBeFocused();
  await expect(field(page, "tenant")).toHaveValue("sandbox");
  expect(await sent()).toEqual(["/sandbox/tenants/sandbox?limit=25", "Bearer sandbox-token", "2"]);
  await page.getByRole("button", { name: /^Undo: / }).click();
  await expect(field(page, "tenant")).toHaveValue("demo");
  await page.getByRole("button", { name: /^Redo: / }).click();
  await expect(field(page, "tenant")).toHaveValue("sandbox");

  await toggle(page).click();
  await field(page, "Bearer token").fill("mine");
  expect((await sent())[1]).toBe("Bearer mine");
  await button(page, "Reset token to default").click();
  await expect(button(page, "Close")).toHaveCount(0);
  expect((await sent())[1]).toBe("Bearer sandbox-token");

  await button(page, "Clear form").click();
  await expect(field(page, "tenant")).toHaveValue("");
  await expect(page.getByLabel("limit", { exact: true })).toHaveCount(0);
  await button(page, "Use example").click();
  expect(await sent()).toEqual(["/sandbox/tenants/sandbox?limit=10", "Bearer sandbox-token", "2"]);
  // It is the default value again, so it changes with the environment, and the tab does not store it.
  await choose(keys.api.url);
  expect(await sent()).toEqual(["/tenants/demo?limit=10", "Bearer demo-token", "2"]);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/(demo|sandbox)-token/);
});

test("the error of a login is shown as text and removed from the address @nightly", async ({ page }) => {
  await page.goto(`${keys.site}/keys/keys/bearer?explorer=true&error=denied&error_description=%3Cb%3ENo%3C%2Fb%3E`);
  await expect(page.getByRole("alert")).toContainText("<b>No</b>");
  expect(new URL(page.url()).search).toBe("?explorer=true");
});

async function openLogin(page: Page, lifetime?: number): Promise<void> {
  keys.api.set("good", lifetime);
  await open(page, "referenced/guarded");
  await toggle(page).click();
  await field(page, "client_id").fill(client.id);
  await field(page, "client_secret").fill(client.secret);
}

const fetchToken = (page: Page) => button(page, "Fetch Bearer Token").click();

test("a token is fetched from the endpoint that the definition names, and the card closes @nightly", async ({
  page,
}) => {
  await openLogin(page);
  await fetchToken(page);
  await expect(button(page, "Authenticated")).toBeVisible();
  await expect(button(page, "Close")).toHaveCount(0);
  await page.reload();
  await send(page);
  expect(called()[0]?.headers.authorization).toMatch(/^Bearer planted-access-token-\d+$/);
  await toggle(page).click();
  await expect(field(page, "client_id")).toHaveValue(client.id);
  await button(page, "Logout").click();
  await expect(button(page, "Not Authenticated")).toBeVisible();
  await expect(field(page, "client_id")).toHaveValue("");
});

test("a description names the call that returns the tokens of a scheme @nightly", async ({ page }) => {
  await open(page, "keys/keys/session");
  await toggle(page).click();
  await field(page, "client_id").fill(client.id);
  await field(page, "client_secret").fill(client.secret);
  await button(page, "Fetch Bearer Token").dblclick();
  await expect(button(page, "Authenticated")).toBeVisible();
  await send(page);
  expect(called().map(({ headers }) => headers.authorization)).toEqual([
    expect.stringMatching(/^Bearer planted-access-token-\d+$/),
  ]);
  expect(keys.api.received().filter(({ url }) => url === "/token")).toHaveLength(1);
});

test("an expired token is renewed in the background before the request is sent @nightly", async ({
  page,
  pageErrors,
}) => {
  await page.clock.install();
  await openLogin(page, 60);
  await fetchToken(page);
  await expect(button(page, "Authenticated")).toBeVisible();
  await page.clock.runFor(1000);
  await send(page);
  const [first] = called();
  // As if the machine had slept for longer than the token's lifetime.
  await page.clock.fastForward(120_000);
  const tokenHost = new URL(keys.api.url).host;
  await expect(page.getByText(`a new one is requested from ${tokenHost} first.`)).toBeVisible();
  await send(page);
  await expect.poll(() => called().length).toBe(2);
  const second = called()[1];
  expect(second?.headers.authorization).toMatch(/^Bearer planted-access-token-/);
  expect(second?.headers.authorization).not.toBe(first?.headers.authorization);
  expect(keys.api.received().filter(({ url }) => url === "/token")).toHaveLength(2);
  // A login that can't be renewed is reported where the reader can log in again.
  keys.api.set("refuses");
  await page.clock.fastForward(120_000);
  await send(page);
  await expect(page.getByRole("alert")).toContainText("This client is not known here.");
  await expect(page.getByText(/The bearer token is no longer valid/)).toBeVisible();
  pageErrors.length = 0;
});

const badBehaviors: readonly (readonly [TokenBehavior, string])[] = [
  ["refuses", "This client is not known here."],
  ["down", "Failed to login with the provided credentials"],
  ["text", "The server's response is not JSON."],
];
test("a token endpoint without a token is reported each time, and the next attempt counts @nightly", async ({
  page,
  pageErrors,
}) => {
  await openLogin(page);
  for (const [behavior, said] of badBehaviors) {
    keys.api.set(behavior);
    await fetchToken(page);
    await expect(page.getByRole("alert").filter({ hasText: said }), behavior).toBeVisible();
    await expect(page.getByText("Failed to login with the provided credentials"), behavior).toBeVisible();
    // Failures are logged (docs/behavior.md#oauth-login).
    expect(pageErrors.splice(0).join("\n"), behavior).toContain("callboard: oauth-refused");
  }
  keys.api.set("good");
  await fetchToken(page);
  await expect(button(page, "Authenticated")).toBeVisible();
});

test("a slow token endpoint can be canceled and times out after ten seconds; a token from elsewhere closes the card @nightly", async ({
  page,
  pageErrors,
}) => {
  await page.clock.install();
  await openLogin(page);
  keys.api.set("slow");
  await fetchToken(page);
  await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
  await button(page, "Stop").click();
  await fetchToken(page);
  await expect(button(page, "Stop")).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByRole("alert")).toContainText("The server did not respond within ten seconds.");
  keys.api.set("elsewhere");
  await fetchToken(page);
  await expect(button(page, "Fetch Bearer Token")).toHaveCount(0);
  await expect(button(page, "Not Authenticated")).toBeVisible();
  expect(pageErrors.join()).toContain("contains no token at .access_token");
  pageErrors.length = 0;
});

test("a plain token works without the endpoint that returns tokens @nightly", async ({ page, pageErrors }) => {
  // Two APIs with the same name differ by the address of their pages.
  await page.goto(keys.site);
  const hrefs = await page
    .locator("a[href]")
    .evaluateAll((links) => links.map((one) => one.getAttribute("href") ?? ""));
  const lost = hrefs.find((href) => /^\/(?!(keys|referenced|search)$)[^/]+$/.test(href)) ?? "";
  await open(page, `${lost.slice(1)}/guarded`);
  await toggle(page).click();
  await field(page, "token").fill("planted-plain");
  await button(page, "Login").click();
  await send(page);
  expect(called().at(-1)?.headers.authorization).toBe("Bearer planted-plain");
  expect(pageErrors.join()).toContain("callboard: oauth-endpoint");
  pageErrors.length = 0;
});

async function openFlows(page: Page, secret = ""): Promise<void> {
  await open(page, "keys/keys/oauth");
  await toggle(page).click();
  await field(page, "Client ID").fill(client.id);
  await field(page, "Client secret").fill(secret);
}

for (const behavior of isNightly ? (["good", "basicUnknown"] as const) : (["good"] as const)) {
  test(`client credentials get a token at the provider's address (${behavior})`, async ({ page }) => {
    keys.api.set(behavior);
    await openFlows(page, client.secret);
    await page.getByRole("radio", { name: "Client credentials" }).click();
    // The call requires it, so it is requested without a question.
    await expect(page.getByRole("checkbox", { name: "read" })).toBeChecked();
    await fetchToken(page);
    await expect(button(page, "Authenticated")).toBeVisible();
    const last = keys.api.received().at(-1);
    expect(new URLSearchParams(last?.body).get("grant_type")).toBe("client_credentials");
    expect(new URLSearchParams(last?.body).get("scope")).toBe("read");
    if (behavior !== "good") return;
    // A scheme with another source of tokens doesn't show it, even in the same API.
    keys.api.forget();
    await open(page, "keys/keys/elsewhere");
    await toggle(page).click();
    await expect(button(page, "Not Authenticated")).toBeVisible();
    await expect(field(page, "Client ID")).toHaveValue("");
    await expect(page.getByText(`Sent to ${keys.api.url}/token-other only.`)).toBeVisible();
    await send(page);
    expect(keys.api.received().map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ["/elsewhere", undefined],
    ]);
    await open(page, "keys/keys/oauth");
    await expect(button(page, "Authenticated")).toBeVisible();
  });
}

test("a code is requested with PKCE, redeemed once, and removed from address and history", async ({ page }) => {
  await openFlows(page);
  await fetchToken(page);
  await expect(button(page, "Authenticated")).toBeVisible();
  const asked = new URL(`http://x${keys.api.received().find(({ url }) => url.startsWith("/authorize"))?.url}`)
    .searchParams;
  expect(asked.get("code_challenge_method")).toBe("S256");
  expect(asked.get("redirect_uri")).toBe(`${keys.site}/api/callboard-docs/auth/callback`);
  expect(page.url()).toBe(`${keys.site}/keys/keys/oauth?explorer=true`);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("verifier");
  keys.api.forget();
  await page.reload();
  await send(page);
  expect(keys.api.received().some(({ url }) => url === "/token")).toBe(false);
});

test("neither a refusal nor a response with another state yields a token @nightly", async ({ page, pageErrors }) => {
  for (const [scope, said] of [
    ["forbidden", "You may not have that."],
    ["forged", "The response belongs to another login"],
  ] as const) {
    await openFlows(page);
    await page.getByRole("checkbox", { name: scope }).check();
    await fetchToken(page);
    await expect(page.getByRole("alert").filter({ hasText: said })).toBeVisible();
    await expect(button(page, "Not Authenticated")).toBeVisible();
    await page.getByRole("checkbox", { name: scope }).uncheck();
  }
  expect(keys.api.received().some(({ url }) => url === "/token")).toBe(false);
  pageErrors.length = 0;
});

test("a redirect that another tab requested is ignored @nightly", async ({ page, context }) => {
  await open(page, "keys/keys/oauth");
  const other = await context.newPage();
  await other.goto(`${keys.site}/api/callboard-docs/auth/callback?code=planted-code&state=guess`);
  await expect(other.getByText("This tab did not start this login.")).toBeVisible();
  expect(keys.api.received().some(({ url }) => url === "/token")).toBe(false);
});

test("secrets are only in the tab's storage and in their header, and each can be removed @nightly", async ({
  page,
  context,
}) => {
  const requests: { readonly url: string; readonly headers: object; readonly body: string }[] = [];
  page.on("request", (one) => requests.push({ url: one.url(), headers: one.headers(), body: one.postData() ?? "" }));
  await openLogin(page);
  await fetchToken(page);
  await expect(button(page, "Authenticated")).toBeVisible();
  await send(page);
  await open(page, "keys/keys/query");
  await toggle(page).click();
  await field(page, "api_key").fill("planted-query-key");
  await send(page);
  await button(page, "Credentials (3)").click();
  const host = new URL(keys.api.url).host;
  const held = page.getByRole("list", { name: "Credentials" }).getByRole("listitem");
  await expect(held).toHaveCount(3);
  for (const one of await held.all()) await expect(one).toContainText(`Sent to ${host}.`);

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
  // Another tab of the same site has no credentials.
  const other = await context.newPage();
  await open(other, "keys/keys/query");
  await expect(button(other, "Not Authenticated")).toBeVisible();
  await expect(button(other, /secrets? held$/)).toHaveCount(0);

  for (const name of ["Remove OAuth", "Remove Login form of token", "Remove api_key"]) await button(page, name).click();
  await expect(button(page, "Credentials (0)")).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/planted-(access|client|query)/);
});

test("a secret held in memory is in no storage and gone after a reload @nightly", async ({ page }) => {
  await open(page, "keys/keys/bearer");
  await toggle(page).click();
  await field(page, "Bearer token").fill("planted-bearer");
  await button(page, "Credentials (1)").click();
  await page.getByRole("switch", { name: "Don't store credentials" }).check({ force: true });
  const storage = () => page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage));
  expect(await storage()).not.toContain("planted");
  await field(page, "Bearer token").fill("planted-other");
  expect(await storage()).not.toContain("planted");
  await send(page);
  expect(called()[0]?.headers.authorization).toBe("Bearer planted-other");
  await page.reload();
  await expect(button(page, "Not Authenticated")).toBeVisible();

  // A login that leaves the page asks first, and stores the secret before it leaves.
  await openFlows(page);
  await fetchToken(page);
  await expect(page.getByRole("group", { name: "You'll leave this page to log in" })).toBeFocused();
  expect(await accessibilityViolations(page, "html", { hasOwnColors: true })).toEqual([]);
  await button(page, "Keep in this tab and log in").click();
  await expect(button(page, "Authenticated")).toBeVisible();
});

test("the card and the list of secrets are accessible on a wide screen and on a phone @nightly", async ({ page }) => {
  const expectAccessible = async (width: number): Promise<void> => {
    await page.setViewportSize({ width, height: 900 });
    const violations = await accessibilityViolations(page, "html");
    expect(violations, `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width} px`).toBe(true);
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await openFlows(page, client.secret);
  await button(page, "Credentials (1)").click();
  await expect(button(page, "Remove OAuth")).toBeVisible();
  for (const width of [1440, 390]) await expectAccessible(width);
  await open(page, "keys/keys/either");
  await toggle(page).click();
  await expect(field(page, "Bearer token")).toBeVisible();
  for (const width of [390, 1440]) await expectAccessible(width);
});
