import type { Page } from "@playwright/test";
import { startSite } from "./site.ts";
import {
  authDescription,
  client,
  passwordBody,
  referencedDescription,
  startAuthUpstream,
} from "./targets/auth-upstream.ts";
import { apiKey, loginThrough, startLoginProvider } from "./targets/login-provider.ts";
import { serveFile } from "./targets/serve-file.ts";
import { expect, test } from "./test.ts";

/** The configured values of an API's provider: public credentials, and a call with a password. */
const configured = (url: string): string => `x-callboard-playground:
  initial_state:
    auth: { bearer_token: planted-configured, basic: { username: ada, password: planted-configured } }
${authDescription(url)}  /form:
    post:
      operationId: form
      summary: Call form
      tags: [keys]
      ${passwordBody("name", "pin")}
      responses: { "200": { description: Fine. } }
  /parts:
    post:
      operationId: parts
      summary: Call parts
      tags: [keys]
      parameters: [{ name: pass, in: query, required: true, schema: { type: string, format: password } }]
      ${passwordBody("name", "pin", "multipart/form-data")}
      responses: { "200": { description: Fine. } }
`;

const channels = `asyncapi: 3.0.0
info: { title: Talk, version: "1" }
servers: { live: { host: "127.0.0.1:9", protocol: ws } }
channels:
  door:
    address: /door
    title: Door
    messages:
      open:
        title: Open
        payload:
          type: object
          required: [name, pin]
          properties: { name: { type: string }, pin: { type: string, format: password } }
operations: { open: { action: receive, channel: { $ref: "#/channels/door" } } }
`;

/** All planted secrets contain this word, in one of these encodings. */
const planted = /planted|cGxhbnRlZ|BsYW50ZW|wbGFudGVk/;

/** Finds a planted secret anywhere in the page, except in the inputs of the authorization card. */
async function pathsWithSecrets(page: Page): Promise<readonly string[]> {
  const held = await page.evaluate(() => {
    const own = (store: Storage) =>
      Object.keys(store).flatMap((key) => (/^callboard\.auth(?:\.|$)/.test(key) ? [] : [[key, store.getItem(key)]]));
    return {
      address: location.href,
      title: document.title,
      state: JSON.stringify(history.state),
      session: JSON.stringify(own(sessionStorage)),
      local: JSON.stringify(Object.entries(localStorage)),
      cookies: document.cookie,
      text: document.body.textContent ?? "",
    };
  });
  return Object.entries(held).flatMap(([place, text]) => (planted.test(text) ? [`${place}: ${text}`] : []));
}

test("a typed token is in no address, history, snippet, log or other header", async ({ page }) => {
  const site = await startSite(undefined, { CALLBOARD_LOG: "trace" });
  const secret = site.token();
  const requests: { readonly url: string; readonly headers: { [name: string]: string }; readonly body: string }[] = [];
  page.on("request", (request) =>
    requests.push({ url: request.url(), headers: request.headers(), body: request.postData() ?? "" }),
  );
  await page.goto(`${site.site}/reference/tokens/generate-a-token?explorer=true`);
  await page.getByRole("button", { name: "Not Authenticated" }).click();
  await page.getByRole("textbox", { name: "Bearer token" }).fill(secret);
  await page.getByRole("button", { name: "Send Request" }).click();
  await expect(page.getByText("200 OK", { exact: true })).toBeVisible();
  const answer = page.getByRole("region", { name: "Response body" });
  await expect(answer).toContainText("}");
  const answered = await answer.textContent();
  const { token: made } = JSON.parse(answered ?? "") as { token: string };

  for (const planted of [secret, made]) {
    expect(page.url()).not.toContain(planted);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(planted);
    expect(await page.getByRole("region", { name: "cURL" }).textContent()).not.toContain(planted);
    expect(await page.evaluate(() => JSON.stringify(localStorage) + document.cookie)).not.toContain(planted);
    expect(site.output()).not.toContain(planted);
    for (const { url, body } of requests) expect(url + body).not.toContain(planted);
  }
  const headersWithSecret = requests.flatMap(({ headers }) =>
    Object.entries(headers).flatMap(([name, value]) => (value.includes(secret) ? [name] : [])),
  );
  expect(headersWithSecret).toEqual(["x-callboard-forward-authorization"]);
  expect(site.output()).toContain('"event":"proxy"');
  await site.stop();
});

test("the proxy reaches only the registry of this site", async ({ page, running, pageErrors }) => {
  await page.goto(`${running.site}/overview`);
  const causeOf = (url: string) =>
    page.evaluate(async (target) => {
      const headers = { "x-callboard-proxy-url": target, "x-callboard-proxy-method": "GET" };
      const answer = await fetch("/api/callboard-docs/proxy", { method: "POST", headers });
      return answer.headers.get("x-callboard-proxy-cause") ?? answer.headers.get("x-callboard-proxy-status");
    }, url);
  expect(await causeOf(`${running.registry}/health`)).toBe("200");
  expect(await causeOf(`${running.site}/`)).toBe("not-registered");
  expect(await causeOf("http://169.254.169.254/latest/meta-data/")).toBe("not-registered");
  expect(await causeOf("http://example.com/")).toBe("not-registered");
  expect(await causeOf(`${running.registry.replace("http://", "http://me:secret@")}/health`)).toBe("user-info");
  // The browser itself logs refused calls to the console.
  pageErrors.length = 0;
});

test("secrets of every kind are sent to the API alone, and shown only in the authorization card @nightly", async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [api, provider] = await Promise.all([startAuthUpstream(), startLoginProvider()]);
  const served = await serveFile(
    "keys.yaml",
    configured(api.url),
    { CALLBOARD_LOG: "trace", ...loginThrough(provider, "Others") },
    {
      "others.yaml": authDescription(api.url).replace("title: Keys", "title: Others"),
      "referenced.json": referencedDescription(api.url),
      "talk.yaml": channels,
    },
  );
  provider.register(served.site);
  const said: string[] = [];
  const requests: { readonly url: string; readonly text: string }[] = [];
  const pages: Promise<string>[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("request", (one) =>
    requests.push({ url: one.url(), text: `${JSON.stringify(one.headers())} ${one.postData() ?? ""}` }),
  );
  page.on("response", (one) => {
    const isPage = one.request().resourceType() === "document" && one.url().startsWith(served.site) && one.ok();
    if (isPage) pages.push(one.text().catch(() => ""));
  });

  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const open = async (path: string) => {
    await page.goto(`${served.site}/${path}?explorer=true`);
    await button("Send Request").waitFor();
  };
  const openCard = () => page.getByRole("button", { name: /^(Not )?Authenticated$/ }).click();
  const fill = (name: string, text: string) => page.getByLabel(name, { exact: true }).fill(text);
  const isClean = async (...others: readonly string[]) => {
    for (const language of [...others, "cURL"]) {
      await page.getByRole("radio", { name: language, exact: true }).click();
      await expect(page.getByRole("region", { name: language, exact: true })).toContainText("127.0.0.1");
      expect(await pathsWithSecrets(page)).toEqual([]);
    }
    await button("Copy a link to this filled-in form").click();
    expect(decodeURIComponent(await page.evaluate(() => navigator.clipboard.readText()))).not.toMatch(planted);
  };
  const send = async (...others: readonly string[]) => {
    await button("Send Request").click();
    await expect(page.getByText("200 OK", { exact: true })).toBeVisible();
    await isClean(...others);
  };

  // The provider's configured values are filled in, and stored nowhere.
  await open("keys/keys/bearer");
  await expect(button("Authenticated")).toBeVisible();
  await send();
  expect(api.received().at(-1)?.headers.authorization).toBe("Bearer planted-configured");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(planted);

  const typed: readonly (readonly [string, { readonly [label: string]: string }])[] = [
    ["bearer", { "Bearer token": "planted-bearer-of-some-length" }],
    ["basic", { Username: "ada", Password: "planted-password" }],
    ["both", { "X-App-Key": "planted-app" }],
    ["query", { api_key: "planted-query" }],
    ["cookie", { sid: "planted-sid" }],
  ];
  for (const [path, fields] of typed) {
    await open(`keys/keys/${path}`);
    await openCard();
    for (const [label, text] of Object.entries(fields)) await fill(label, text);
    await send("TypeScript", "Python");
  }
  await open("keys/keys/oauth");
  await openCard();
  await fill("Client ID", client.id);
  await fill("Client secret", client.secret);
  await button("Fetch Bearer Token").click();
  await expect(button("Authenticated")).toBeVisible();
  await send();
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  for (const one of ["planted-access-token", "planted-refresh-token", client.secret]) expect(kept).toContain(one);

  await open("referenced/guarded");
  await openCard();
  await fill("client_id", client.id);
  await fill("client_secret", client.secret);
  // This login can renew the earlier token.
  await page.getByRole("button", { name: /^(Fetch|Refresh) Bearer Token$/ }).click();
  await expect.poll(() => api.received().filter(({ url }) => url === "/token").length).toBe(2);
  await send();
  // The program of an SDK contains the token only on request.
  await page.getByRole("button", { name: /SDK language/ }).click();
  await page.getByRole("option", { name: "Go", exact: true }).click();
  const program = page.getByRole("region", { name: "Go", exact: true });
  await expect(program).toContainText("client.Guarded()");
  // A copy with credentials is in the clipboard alone.
  await button("Copy with credentials").click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("planted-access-token");
  expect(await pathsWithSecrets(page)).toEqual([]);
  await button("Show credentials").click();
  await expect(program).toContainText('NewClient("planted-access-token');
  await expect(button("Copy with credentials")).toHaveCount(0);
  await button("Hide credentials").click();

  // A password in a body: draft and history are saved without it.
  await open("keys/keys/form");
  await fill("pin", "planted-pin");
  await fill("name", "fern");
  await fill("pin", "planted-other-pin");
  await send("TypeScript", "Python");
  expect(api.received().at(-1)?.body).toContain("planted-other-pin");
  await button("Show credentials").click();
  await expect(page.getByRole("region", { name: "cURL", exact: true })).toContainText("planted-other-pin");
  await button("Hide credentials").click();
  await page.reload();
  await expect(page.getByLabel("name", { exact: true })).toHaveValue("fern");
  await isClean();

  // Passwords in a query and in a part of a form.
  await open("keys/keys/parts");
  await fill("pass", "planted-pass");
  await fill("name", "fern");
  await fill("pin", "planted-part");
  await send("TypeScript", "Python");
  expect(api.received().at(-1)).toMatchObject({
    url: "/parts?pass=planted-pass",
    body: expect.stringContaining("planted-part"),
  });

  // The token of the login to the site.
  await open("others/keys/bearer");
  await button("Authenticated").waitFor();
  await openCard();
  await button("Log in instead").click();
  await button("Log in as ada").click();
  await button("Send Request").waitFor();
  await send();
  expect(api.received().at(-1)?.headers.authorization).toBe(`Bearer ${apiKey.value}`);

  // A message that is saved under a name.
  await page.goto(`${served.site}/talk/door?explorer=true`);
  await fill("pin", "planted-pin");
  await fill("name", "fern");
  await page.getByRole("button", { name: "Saved messages" }).click();
  await button("Save").click();
  await expect(page.getByRole("button", { name: "Saved messages (1)" })).toBeVisible();
  expect(await pathsWithSecrets(page)).toEqual([]);

  const hosts = new Set(requests.map(({ url }) => new URL(url).origin));
  expect([...hosts].sort()).toEqual([served.site, provider.issuer, api.url].sort());
  // The return address of a login must contain the provider's code, which is bound to this tab; nothing else contains
  // it.
  const callback = `${served.site}/api/callboard-docs/auth/callback?`;
  for (const { url, text } of requests) {
    if (!url.startsWith(callback)) expect(url).not.toMatch(planted);
    if (!url.startsWith(`${served.site}/api/callboard-docs/proxy`)) expect(text).not.toMatch(planted);
  }
  for (const text of await Promise.all(pages)) expect(text).not.toMatch(planted);
  expect(said.join("\n")).not.toMatch(planted);
  expect(served.output()).toContain('"event":"proxy"');
  expect(served.output()).not.toMatch(planted);
  // An open page asks its site for changes, which would fail now.
  await page.close();
  await Promise.all([served.stop(), api.close(), provider.close()]);
});
