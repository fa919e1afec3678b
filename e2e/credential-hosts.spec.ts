import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { type AuthUpstream, client, startAuthUpstream } from "./targets/auth-upstream.ts";
import { type ChannelUpstream, startChannelUpstream } from "./targets/channel-upstream.ts";
import { hostsChannel, hostsDescription } from "./targets/hosts-description.ts";
import { type ServedFile, serveFile } from "./targets/serve-file.ts";
import { expect, test } from "./test.ts";

/** Two servers of one API, and a third one of another API. Each records its requests. */
let live: AuthUpstream;
let sandbox: AuthUpstream;
let talk: readonly [ChannelUpstream, ChannelUpstream];
let served: ServedFile;

/** The same server under another name, which counts as another host. */
const renamed = ({ url }: AuthUpstream): string => url.replace("127.0.0.1", "localhost");
const hostOf = ({ url }: AuthUpstream): string => new URL(url).host;
const portOf = ({ url }: AuthUpstream): string => new URL(url).port;

/** An address with a server variable as its port. */
const variable = (...upstreams: readonly AuthUpstream[]): string => `  - url: "http://127.0.0.1:{port}"
    variables: { port: { default: "${portOf(upstreams[0] as AuthUpstream)}", enum: [${upstreams.map((one) => `"${portOf(one)}"`).join(", ")}] } }
`;

const limits = { CALLBOARD_PROXY_LIMITS: "clientPerMinute=1000,hostPerMinute=1000" };

test.beforeAll(async () => {
  [live, sandbox] = await Promise.all([startAuthUpstream(), startAuthUpstream()]);
  talk = await Promise.all([startChannelUpstream(), startChannelUpstream()]);
  const [one, other] = talk;
  served = await serveFile("garden.yaml", hostsDescription("Garden", [live.url, sandbox.url]), limits, {
    "pond.yaml": hostsDescription("Pond", [renamed(live)]),
    "same.yaml": hostsDescription("Same", [`${live.url}/v2`]),
    "ports.yaml": hostsDescription("Ports", [], variable(live, sandbox)),
    "talk.yaml": hostsChannel({ live: `127.0.0.1:${one.port}`, sandbox: `127.0.0.1:${other.port}` }),
  });
});
test.afterAll(() => Promise.all([served.stop(), live.close(), sandbox.close(), ...talk.map((one) => one.close())]));
test.beforeEach(() => {
  for (const one of [live, sandbox]) {
    one.set("good");
    one.forget();
  }
});

const open = (page: Page, path: string, site = served.site) => page.goto(`${site}/${path}?explorer=true`);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const toggle = (page: Page) => page.getByRole("button", { name: /^(Not )?Authenticated$/ });
const question = (page: Page, title: string | RegExp) => page.getByRole("group", { name: title });
const received = (upstream: AuthUpstream) => JSON.stringify(upstream.received());

async function choose(page: Page, upstream: AuthUpstream): Promise<void> {
  await page.getByRole("button", { name: /Environment/ }).click();
  await page.getByRole("option", { name: upstream.url, exact: true }).click();
}

async function enterToken(page: Page, token = "planted-token"): Promise<void> {
  await toggle(page).click();
  await field(page, "Bearer token").fill(token);
}

/** Sends, and waits until the upstream has received the request. */
async function send(page: Page, upstream: AuthUpstream): Promise<void> {
  const before = upstream.received().length;
  await button(page, "Send Request").click();
  await expect.poll(() => upstream.received().length).toBe(before + 1);
  await expect(page.getByText("200 OK", { exact: true })).toBeVisible();
}

const lastOf = (upstream: AuthUpstream) => upstream.received().at(-1)?.headers;

test("a token that was typed for one host is sent to another only after its reader agrees, by keyboard alone", async ({
  page,
}) => {
  await open(page, "garden/calls/bearer");
  await enterToken(page);
  await expect(page.getByText(`Your credentials are sent to ${hostOf(live)},`)).toBeVisible();
  await send(page, live);
  expect(lastOf(live)?.authorization).toBe("Bearer planted-token");

  await choose(page, sandbox);
  const asked = question(page, `Send your bearer token to ${hostOf(sandbox)}?`);
  await expect(asked).toContainText(`You entered it for ${hostOf(live)}.`);
  await expect(page.getByText("Your credentials are not sent until you answer.")).toBeVisible();
  // No text that can be copied contains it.
  const curl = page.getByRole("region", { name: "cURL", exact: true });
  await expect(curl).toContainText("Bearer ****");
  await expect(curl).toContainText(hostOf(sandbox));
  await expect(button(page, "Show credentials")).toHaveCount(0);
  await expect(button(page, "Copy with credentials")).toHaveCount(0);

  await button(page, "Send Request").click();
  await expect(asked).toBeFocused();
  await page.keyboard.press("Control+Enter");
  await expect(asked).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(sandbox.received()).toEqual([]);

  await page.keyboard.press("Tab");
  await expect(button(page, "Send to this host")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button(page, "Send Request")).toBeFocused();
  expect(sandbox.received()).toEqual([]);
  await page.keyboard.press("Enter");
  await expect.poll(() => lastOf(sandbox)?.authorization).toBe("Bearer planted-token");

  // The answer lasts as long as the token does.
  await page.reload();
  await expect(button(page, "Authenticated")).toBeVisible();
  await send(page, sandbox);
  await choose(page, live);
  await send(page, live);
  expect(lastOf(live)?.authorization).toBe("Bearer planted-token");
  await expect(question(page, /^Send /)).toHaveCount(0);
  await page.getByRole("button", { name: /^Credentials \(/ }).click();
  await button(page, "Remove Bearer token").click();
  await enterToken(page);
  await choose(page, sandbox);
  await expect(asked).toBeVisible();
});

test("a token that its reader withholds from a host is not sent until the answer is changed @nightly", async ({
  page,
}) => {
  await open(page, "garden/calls/both");
  await toggle(page).click();
  await field(page, "X-App-Key").fill("planted-app");
  await field(page, "Username").fill("ada");
  await field(page, "Password").fill("planted-password");
  await choose(page, sandbox);
  const asked = question(page, `Send your X-App-Key and your username and password to ${hostOf(sandbox)}?`);
  await expect(asked).toBeVisible();
  await button(page, "Don't send").click();
  await expect(page.getByText("No credentials are sent.")).toBeVisible();
  await send(page, sandbox);
  expect(received(sandbox)).not.toMatch(/planted|cGxhbnRlZ/);
  await page.reload();
  await expect(page.getByText(/^You chose not to send your X-App-Key/)).toBeVisible();
  await button(page, "Change").click();
  await expect(asked).toBeVisible();
  await button(page, "Send to this host").click();
  await send(page, sandbox);
  expect(lastOf(sandbox)?.["x-app-key"]).toBe("planted-app");
});

test("an API at another host gets no token, and a token entered there does not replace the others @nightly", async ({
  page,
}) => {
  await open(page, "garden/calls/bearer");
  await enterToken(page);
  await open(page, "garden/calls/both");
  await toggle(page).click();
  await field(page, "X-App-Key").fill("planted-app");
  await open(page, "pond/calls/bearer");
  await expect(button(page, "Not Authenticated")).toBeVisible();
  await expect(
    page.getByText(/You entered your bearer token for another host, so it is never sent to localhost:/),
  ).toBeVisible();
  await send(page, live);
  expect(received(live)).not.toContain("planted");
  await enterToken(page, "pond-token");
  await send(page, live);
  expect(lastOf(live)?.authorization).toBe("Bearer pond-token");
  await open(page, "garden/calls/both");
  await toggle(page).click();
  await expect(field(page, "X-App-Key")).toHaveValue("planted-app");
  // There is no question about a host that has received the token already.
  await open(page, "garden/calls/bearer");
  await enterToken(page);
  await open(page, "same/calls/bearer");
  await expect(button(page, "Authenticated")).toBeVisible();
  await send(page, live);
  expect(lastOf(live)?.authorization).toBe("Bearer planted-token");
});

test("a server variable that changes the host raises the question @nightly", async ({ page }) => {
  await open(page, "ports/calls/query");
  await toggle(page).click();
  await field(page, "api_key").fill("planted-key");
  await page.getByRole("button", { name: "Server variable port" }).click();
  await page.getByRole("option", { name: portOf(sandbox), exact: true }).click();
  const asked = question(page, `Send your api_key to ${hostOf(sandbox)}?`);
  await button(page, "Send Request").click();
  await expect(asked).toBeFocused();
  expect(sandbox.received()).toEqual([]);
  await button(page, "Send to this host").click();
  await send(page, sandbox);
  expect(sandbox.received()[0]?.url).toBe("/query?api_key=planted-key");
});

test("a description that names another server while the page is open gets no token without a question @nightly", async ({
  page,
}) => {
  const moving = await serveFile("moving.yaml", hostsDescription("Moving", [live.url]), limits);
  await open(page, "calls/bearer", moving.site);
  await enterToken(page);
  await send(page, live);
  writeFileSync(moving.file, hostsDescription("Moving", [sandbox.url]));
  const asked = question(page, `Send your bearer token to ${hostOf(sandbox)}?`);
  await expect(asked).toBeVisible();
  await button(page, "Send Request").click();
  await expect(asked).toBeFocused();
  expect(sandbox.received()).toEqual([]);
  await page.close();
  await moving.stop();
});

test("without the proxy a token waits for the reader's answer, too @nightly", async ({ page }) => {
  const direct = await serveFile("garden.yaml", hostsDescription("Garden", [live.url, sandbox.url]), {
    CALLBOARD_PROXY: "off",
  });
  await open(page, "calls/bearer", direct.site);
  await enterToken(page);
  await choose(page, sandbox);
  await button(page, "Send Request").click();
  await expect(question(page, `Send your bearer token to ${hostOf(sandbox)}?`)).toBeFocused();
  expect(sandbox.received()).toEqual([]);
  await page.close();
  await direct.stop();
});

test("a request reopened from the history asks before its host gets another host's token @nightly", async ({
  page,
}) => {
  await open(page, "garden/calls/bearer");
  await send(page, live);
  await choose(page, sandbox);
  await enterToken(page);
  await choose(page, live);
  await page.getByRole("radio", { name: "History" }).click();
  await page
    .getByRole("button", { name: /Open .*bearer|bearer/i })
    .first()
    .click();
  await button(page, "Send Request").click();
  await expect(question(page, `Send your bearer token to ${hostOf(live)}?`)).toBeFocused();
  expect(received(live)).not.toContain("planted");
});

test("login details that were entered for one host are sent to another only after their reader agrees @nightly", async ({
  page,
  pageErrors,
}) => {
  await page.clock.install();
  await open(page, "garden/calls/session");
  live.set("good", 60);
  await toggle(page).click();
  await field(page, "client_id").fill(client.id);
  await field(page, "client_secret").fill(client.secret);
  await button(page, "Fetch Bearer Token").click();
  await expect(button(page, "Authenticated")).toBeVisible();
  await page.clock.runFor(1000);
  await expect(button(page, "Close")).toHaveCount(0);

  await choose(page, sandbox);
  await expect(question(page, `Send your OAuth token to ${hostOf(sandbox)}?`)).toBeVisible();
  await button(page, "Send to this host").click();
  // In the background there is no one to ask, so nothing is sent.
  await page.clock.fastForward(120_000);
  await button(page, "Send Request").click();
  await expect.poll(() => sandbox.received().length).toBe(1);
  expect(received(sandbox)).not.toContain(client.secret);
  expect(sandbox.received()[0]?.url).toBe("/session");

  await page.getByRole("button", { name: "Refresh Bearer Token" }).click();
  const asked = question(page, `Send your login details to ${hostOf(sandbox)}?`);
  await expect(asked).toBeFocused();
  expect(received(sandbox)).not.toContain(client.secret);
  await button(page, "Don't send").click();
  await expect(asked).toHaveCount(0);
  await page.getByRole("button", { name: "Refresh Bearer Token" }).click();
  await asked.getByRole("button", { name: "Send to this host" }).click();
  await expect.poll(() => received(sandbox)).toContain(client.secret);
  pageErrors.length = 0;
});

test("secret values of a form wait for an answer, then are removed or sent @nightly", async ({ page }) => {
  await open(page, "garden/calls/form");
  await field(page, "name").fill("fern");
  await field(page, "pin").fill("planted-pin");
  await send(page, live);
  expect(received(live)).toContain("planted-pin");

  await choose(page, sandbox);
  const asked = question(page, `Send the secret values in this form to ${hostOf(sandbox)}?`);
  await expect(asked).toContainText(`You entered pin for ${hostOf(live)}.`);
  await expect(button(page, "Show credentials")).toHaveCount(0);
  await expect(button(page, "Copy with credentials")).toHaveCount(0);
  await button(page, "Send Request").click();
  await expect(asked).toBeFocused();
  expect(sandbox.received()).toEqual([]);
  await button(page, "Remove from the form").click();
  await expect(field(page, "pin")).toHaveValue("");
  await expect(asked).toHaveCount(0);
  // Undo restores the value, and the question with it.
  await page.getByRole("button", { name: "Undo: removed secret values" }).click();
  await expect(asked).toBeVisible();
  await button(page, "Send to this host").click();
  await send(page, sandbox);
  expect(sandbox.received()[0]?.body).toContain("planted-pin");
  // A new value was typed for this host alone.
  await field(page, "pin").fill("planted-other");
  await send(page, sandbox);
  await choose(page, live);
  await button(page, "Send Request").click();
  await expect(question(page, `Send the secret values in this form to ${hostOf(live)}?`)).toBeFocused();
  expect(received(live)).not.toContain("planted-other");
});

test("neither a handshake nor a message sends a secret to an unconfirmed host", async ({ page }) => {
  const [one, other] = talk;
  await open(page, "talk/echo");
  await enterToken(page);
  await button(page, "Connect").click();
  await expect(page.getByText("Connected", { exact: true })).toBeVisible();
  expect(one.accepted[0]?.headers.authorization).toBe("Bearer planted-token");
  await field(page, "pin").fill("planted-pin");
  await button(page, "Disconnect").click();
  await expect(page.getByText("Not connected", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: /Environment/ }).click();
  await page.getByRole("option", { name: /sandbox/i }).click();
  const host = `127.0.0.1:${other.port}`;
  await button(page, "Connect").click();
  await expect(question(page, `Send your bearer token to ${host}?`)).toBeFocused();
  await button(page, "Send message Open").click();
  expect(other.handshakes).toEqual([]);
  await button(page, "Don't send").click();
  const asked = question(page, `Send the secret values in this form to ${host}?`);
  await button(page, "Connect").click();
  await expect(asked).toBeFocused();
  expect(other.handshakes).toEqual([]);
  await button(page, "Send to this host").click();
  await button(page, "Send message Open").click();
  await expect.poll(() => other.accepted[0]?.messages.map(String)).toEqual(['{"pin":"planted-pin"}']);
  expect(other.handshakes.map(({ headers }) => headers.authorization)).toEqual([undefined]);
});

const copy = (page: Page, text: string) => page.evaluate((of) => navigator.clipboard.writeText(of), text);

test("a colon in a user name and a line break in a token are reported before anything is sent @nightly", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "garden/calls/basic");
  await toggle(page).click();
  await field(page, "Username").fill("ada:planted");
  await field(page, "Password").fill("planted-password");
  await expect(page.getByText(/^The username contains a colon/)).toBeVisible();
  await expect(field(page, "Username")).toHaveAttribute("aria-invalid", "true");
  await button(page, "Close").click();
  await button(page, "Send Request").click();
  const fault = page.getByRole("button", { name: /The username contains a colon/ });
  await fault.click();
  await expect(field(page, "Username")).toBeFocused();
  expect(received(live)).toBe("[]");
  await field(page, "Username").fill("ada");
  await expect(fault).toHaveCount(0);
  await send(page, live);
  expect(lastOf(live)?.authorization).toBe(`Basic ${btoa("ada:planted-password")}`);

  live.forget();
  await open(page, "garden/calls/bearer");
  await toggle(page).click();
  await copy(page, "planted\r\nX-Evil: 1\n");
  await field(page, "Bearer token").focus();
  await page.keyboard.press("Control+V");
  await expect(field(page, "Bearer token")).toHaveValue("planted␍␊X-Evil: 1");
  await expect(page.getByText("Spaces around the pasted text were removed.")).toBeVisible();
  await button(page, "Send Request").click();
  await expect(page.getByRole("button", { name: /The value contains a line break/ })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(received(live)).toBe("[]");
  // One undo restores the text before the paste.
  await field(page, "Bearer token").focus();
  await page.keyboard.press("Control+Z");
  await expect(field(page, "Bearer token")).toHaveValue("");
  await copy(page, " planted-token\n");
  await page.keyboard.press("Control+V");
  await send(page, live);
  expect(lastOf(live)?.authorization).toBe("Bearer planted-token");
});

test("questions and notes about hosts are accessible on a wide screen and on a phone @nightly", async ({ page }) => {
  const expectAccessible = async (): Promise<void> => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const violations = await accessibilityViolations(page, "html");
      expect(violations, `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width} px`).toBe(true);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await open(page, "garden/calls/bearer");
  await enterToken(page);
  await choose(page, sandbox);
  await expect(question(page, /^Send your bearer token/)).toBeVisible();
  await expectAccessible();
  await button(page, "Don't send").click();
  await expect(page.getByText(/^You chose not to send/)).toBeVisible();
  await expectAccessible();
  await open(page, "pond/calls/bearer");
  await expect(page.getByText(/^You entered your bearer token for another host/)).toBeVisible();
  await expectAccessible();
  await open(page, "garden/calls/form");
  await field(page, "pin").fill("planted-pin");
  await choose(page, live);
  await expect(question(page, /^Send the secret values/)).toBeVisible();
  await expectAccessible();
});
