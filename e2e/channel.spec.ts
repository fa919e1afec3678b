import type { Locator, Page } from "@playwright/test";
import { isNightly } from "../tooling/tier.ts";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { tabTo } from "./keyboard.ts";
import { playgroundReady } from "./playground-ready.ts";
import { channelDescription } from "./targets/channel-description.ts";
import { type ChannelUpstream, startChannelUpstream } from "./targets/channel-upstream.ts";
import { type ServedFile, serveFile } from "./targets/serve-file.ts";
import { expect, test } from "./test.ts";

interface Garden {
  readonly upstream: ChannelUpstream;
  /** An address at which no one listens. */
  readonly closedAddress: string;
  /** The garden served with some settings, by one process for each. */
  readonly serve: (env?: { readonly [name: string]: string }) => Promise<string>;
}

/** An API that uses real WebSockets, and a site that shows it through its proxy. */
let garden: Garden;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  const upstream = await startChannelUpstream();
  const closed = await startChannelUpstream();
  await closed.close();
  const closedAddress = `127.0.0.1:${closed.port}`;
  const started = new Map<string, Promise<ServedFile>>();
  const serve = async (env = {}): Promise<string> => {
    const key = JSON.stringify(env);
    const description = channelDescription(`127.0.0.1:${upstream.port}`, closedAddress);
    const served = started.get(key) ?? serveFile("garden.yaml", description, env);
    started.set(key, served);
    return (await served).site;
  };
  garden = { upstream, closedAddress, serve };
  stop = async () => {
    await Promise.all([...started.values()].map(async (served) => (await served).stop()));
    await upstream.close();
  };
});
test.afterAll(() => stop());

/** A low limit, so that a test can exceed it with a short message. */
const usual = { CALLBOARD_PROXY_LIMITS: "messageBytes=4000" };

test.use({ viewport: { width: 1440, height: 900 } });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const open = async (page: Page, site: string, path: string): Promise<void> => {
  await page.goto(`${site}/${path}?explorer=true`);
  await playgroundReady(page);
};

const state = (page: Page, text: "Connected" | "Not connected") =>
  expect(page.getByText(text, { exact: true })).toBeVisible();

/** The latest connection of the upstream, once it is open. */
const accepted = async ({ accepted: all }: ChannelUpstream, before: number) => {
  await expect.poll(() => all.length).toBeGreaterThan(before);
  return all.at(-1);
};

/** Presses until it takes effect: within half a second, a second press counts as part of a double click. */
const press = (button: Locator, until: Locator) =>
  expect(async () => {
    if (!(await until.isVisible())) await button.click({ timeout: 200 }).catch(() => {});
    await expect(until).toBeVisible({ timeout: 1000 });
  }).toPass();

const send = (page: Page, name: string) => button(page, `Send message ${name}`).click();

const banner = (page: Page, title: string | RegExp) => page.getByRole("group", { name: title });

const choose = async (page: Page, environment: string): Promise<void> => {
  await page.getByRole("button", { name: /Environment/ }).click();
  await page.getByRole("option").filter({ hasText: environment }).click();
};

const log = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "Messages", exact: true }) });

test("a reader connects to a channel with credentials, sends checked messages from forms, and disconnects", async ({
  page,
}) => {
  const { upstream, serve } = garden;
  const before = upstream.accepted.length;
  await open(page, await serve(usual), "echo");
  await expect(button(page, "Clear")).toHaveCount(0);
  // The provider's configured values depend on the environment.
  const pot = page.getByLabel("X-Pot");
  await expect(pot).toHaveValue("clay");
  await choose(page, garden.closedAddress);
  await expect(pot).toHaveValue("glass");
  await choose(page, `127.0.0.1:${upstream.port}`);
  await expect(pot).toHaveValue("clay");
  await button(page, "Not Authenticated").click();
  await page.getByRole("textbox", { name: "Bearer token" }).fill("a-garden-token");
  await expect(page.getByText(`Your credentials are sent to 127.0.0.1:${upstream.port}`)).toBeVisible();

  // Sending while closed connects first, and shows issues before anything is sent.
  const litres = page.getByRole("spinbutton", { name: "litres" });
  await litres.fill("0");
  await send(page, "Water a plant");
  await expect(banner(page, "Not sent. Fix 1 field")).toBeFocused();
  expect(upstream.accepted).toHaveLength(before);
  await litres.fill("3");
  await litres.press("Control+Enter");
  await state(page, "Connected");
  await page.getByRole("spinbutton", { name: "Count" }).fill("7");
  await send(page, "Count");
  await expect(log(page).getByText("2 sent · 2 received")).toBeVisible();
  const first = await accepted(upstream, before);
  expect(first?.headers).toMatchObject({ authorization: "Bearer a-garden-token", "x-pot": "clay" });
  expect(first?.messages).toEqual(['{"type":"water","plant":"fern","litres":3}', "7"]);
  await expect(log(page).getByRole("gridcell", { name: "Watered", exact: true })).toBeVisible();
  await expect(log(page).getByRole("gridcell", { name: "Counted", exact: true })).toBeVisible();

  // Messages of the server are compared with their documentation.
  await page.getByRole("textbox", { name: "plant", exact: true }).fill("oak");
  await send(page, "Water a plant");
  await expect(log(page).getByText("1 of 6 messages is not as documented.", { exact: true })).toBeVisible();
  await page.getByRole("grid", { name: "Messages" }).press("End");
  await expect(page.getByRole("tree", { name: "Data of message 6" })).toContainText('plant: "oak"');

  // A message is saved under a name; after a reload the page reads it from storage.
  await page.getByRole("button", { name: "Saved messages" }).first().click();
  await page.getByRole("textbox", { name: "Save Water a plant as" }).fill("Oak");
  await page.getByRole("textbox", { name: "Save Water a plant as" }).press("Enter");
  await page.getByRole("textbox", { name: "plant", exact: true }).fill("moss");
  await button(page, "Load Oak").click();
  await expect(page.getByRole("textbox", { name: "plant", exact: true })).toHaveValue("oak");
  expect(await accessibilityViolations(page, "html", { hasOwnColors: true })).toEqual([]);

  // A message that the proxy refuses is marked as not sent; the connection stays.
  await page.getByRole("textbox", { name: "plant", exact: true }).fill("x".repeat(4000));
  await send(page, "Water a plant");
  await expect(log(page).getByText("3 sent · 3 received · 1 not sent")).toBeVisible();
  await expect(banner(page, "1 message was not sent")).toContainText("the proxy accepts at most 4000");
  await page.getByRole("textbox", { name: "plant", exact: true }).fill("oak");

  await press(button(page, "Disconnect"), page.getByText("Not connected", { exact: true }));
  expect(await first?.closed).toMatchObject({ code: 1000 });

  // A key goes where the API expects it. A reload keeps it and the saved messages, but not the log.
  for (const [key, seen] of [
    ["X-Pass", { headers: { "x-pass": "a-garden-key" } }],
    ["gate", { url: "/echo?gate=a-garden-key" }],
  ] as const) {
    await page.getByRole("button", { name: /Authentication method$/ }).click();
    await page.getByRole("option", { name: key, exact: true }).click();
    await page.getByRole("textbox", { name: key, exact: true }).fill("a-garden-key");
    await page.reload();
    await expect(page.getByRole("button", { name: "Saved messages (1)" })).toBeVisible();
    await expect(button(page, "Clear")).toHaveCount(0);
    const acceptedBefore = upstream.accepted.length;
    await button(page, "Connect").click();
    expect(await accepted(upstream, acceptedBefore)).toMatchObject(seen);
    await button(page, "Authenticated").click();
  }
});

test("a close shows its reason, a lost connection is retried, a stalled one is closed, and a flood is survived @nightly", async ({
  page,
}) => {
  test.slow();
  const { upstream, serve } = garden;
  const site = await serve();
  const before = upstream.accepted.length;
  await open(page, site, "told");
  await button(page, "Connect").click();
  const first = await accepted(upstream, before);
  await state(page, "Connected");
  first?.socket.close(1000, "bye");
  await state(page, "Not connected");
  await expect(page.getByText("bye")).toHaveCount(0);

  await page.getByRole("switch", { name: "Reconnect when the connection is lost" }).press("Space");
  await press(button(page, "Connect"), page.getByText("Connected", { exact: true }));
  const second = await accepted(upstream, before + 1);
  second?.socket.terminate();
  await accepted(upstream, before + 2);
  await state(page, "Connected");

  // A decision of the API is not retried. It is visible in the form and at the messages.
  await page.setViewportSize({ width: 390, height: 600 });
  await button(page, "Send message Leave").scrollIntoViewIfNeeded();
  upstream.accepted.at(-1)?.socket.close(4001, "the plants are asleep");
  const asleep = banner(page, "the plants are asleep");
  for (const tab of ["Connection", "Messages"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(asleep).toBeInViewport({ ratio: 1 });
  }
  await expect(asleep).toContainText("The connection closed with code 4001. The API closed the connection");
  expect(upstream.accepted).toHaveLength(before + 3);
  await asleep.getByRole("button", { name: "Dismiss" }).press("Enter");
  await expect(button(page, "Connect")).toBeFocused();

  // If both panes are visible, it is on the left one and does not scroll away with it.
  await page.setViewportSize({ width: 1440, height: 400 });
  await button(page, "Connect").click();
  const fourth = await accepted(upstream, before + 3);
  await state(page, "Connected");
  const leave = button(page, "Send message Leave");
  await leave.scrollIntoViewIfNeeded();
  fourth?.socket.close(4001, "the plants are asleep");
  await expect(asleep).toBeInViewport({ ratio: 1 });
  await leave.focus();
  await expect(leave).toBeInViewport({ ratio: 1 });
  await expect(asleep).toBeInViewport({ ratio: 1 });
  const [note, right, pressed] = await Promise.all([asleep, log(page), leave].map((one) => one.boundingBox()));
  expect((note?.x ?? 0) + (note?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(pressed?.y ?? 0);
  await asleep.getByRole("button", { name: "Dismiss" }).press("Enter");
  await expect(button(page, "Connect")).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 900 });

  await open(page, site, "stalled");
  await button(page, "Connect").click();
  await expect.poll(() => upstream.handshakes.at(-1)?.url).toBe("/stall");
  await press(button(page, "Connecting..."), button(page, "Connect"));
  await state(page, "Not connected");

  await open(page, site, "flood");
  await button(page, "Connect").click();
  await expect(log(page).getByText(/^The first [\d,]+ messages were removed/)).toBeVisible({ timeout: 120_000 });
  expect(await page.getByRole("grid", { name: "Messages" }).getByRole("row").count()).toBeLessThan(80);
  const flood = upstream.accepted.at(-1);
  await button(page, "Pause").click();
  await expect(page.getByRole("button", { name: /^Resume/ })).toBeVisible();
  await press(button(page, "Disconnect"), page.getByText("Not connected", { exact: true }));
  expect(await flood?.closed).toMatchObject({ code: expect.any(Number) });
});

test("a double click has one effect: one connection, and one message @nightly", async ({ page }) => {
  const { upstream, serve } = garden;
  const before = upstream.accepted.length;
  await open(page, await serve(usual), "echo");
  await button(page, "Connect").dblclick();
  await state(page, "Connected");
  await button(page, "Send message Count").dblclick();
  await expect(log(page).getByText("1 sent · 1 received")).toBeVisible();
  await button(page, "Send message Count").press("Enter");
  await expect(log(page).getByText("2 sent · 2 received")).toBeVisible();
  expect(upstream.accepted).toHaveLength(before + 1);
  expect(upstream.accepted.at(-1)?.messages).toHaveLength(2);
  await state(page, "Connected");
});

test("an expanded message on a phone leaves its row in view and the list less room @nightly", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, await garden.serve(usual), "echo");
  for (let sent = 0; sent < 8; sent += 1) await button(page, "Send message Count").press("Enter");
  await page.getByRole("tab", { name: "Messages (16)" }).click();
  const grid = page.getByRole("grid", { name: "Messages" });
  await grid.press("End");
  await expect(page.getByRole("region", { name: "Message 16" })).toBeVisible();
  await expect(grid.getByRole("row", { selected: true })).toBeInViewport({ ratio: 0.9 });
});

test("an error that prevents a connection is shown with who can fix it @nightly", async ({ page }) => {
  const site = await garden.serve();
  await open(page, site, "echo");
  await page.getByLabel("X-Pot").fill("clay");
  for (const [environment, cause, who] of [
    [
      garden.closedAddress,
      "Nothing accepts connections at the API's address.",
      "This is a problem with the API server.",
    ],
    ["nobody.invalid", "The API's host name could not be found.", "This is a problem with the API server."],
    ["10.20.30.40", /address in a private or reserved network/, "The operator of this site can fix this."],
  ] as const) {
    await choose(page, environment);
    await press(button(page, "Connect"), banner(page, cause));
    await expect(banner(page, cause)).toContainText(who);
    await state(page, "Not connected");
  }
  // Closed while it was opening.
  await open(page, site, "broken");
  await choose(page, `127.0.0.1:${garden.upstream.port}`);
  await button(page, "Connect").click();
  await expect(banner(page, "The API's server closed the connection before it responded.")).toBeVisible();
  await state(page, "Not connected");
});

test("a refusal suggests what to try, by keyboard alone; pending messages are sent once or discarded @nightly", async ({
  page,
}) => {
  const site = await garden.serve();
  await open(page, site, "refused");
  await tabTo(page, /^button Send message Water a plant/);
  await page.keyboard.press("Enter");
  const refused = banner(page, /did not accept the credentials of this connection. It responded with status 401/);
  await expect(refused).toContainText("Check the authorization form");
  await expect(banner(page, /^1 message is waiting/)).toContainText("Water a plant");
  const upgrades = garden.upstream.handshakes.length;
  await page.keyboard.press("Enter");
  await expect.poll(() => garden.upstream.handshakes.length).toBe(upgrades + 1);
  await expect(refused).toBeVisible();
  await expect(banner(page, /^1 message is waiting/)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("tab", { name: "Messages" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  if (isNightly) expect(await accessibilityViolations(page)).toEqual([]);
  await button(page, "Discard").click();
  await expect(banner(page, /^1 message is waiting/)).toHaveCount(0);
});

test("a sample session ends at its limit, and an idle connection by its timeout @nightly", async ({ page }) => {
  const site = await garden.serve({
    CALLBOARD_PROXY_LIMITS: "limit-websocket-messages-per-connection=3,channelIdleMs=1500",
  });
  await open(page, site, "echo");
  await page.getByLabel("X-Pot").fill("clay");
  // Two wait for the connection, and the answer to the first is the third.
  for (const _ of [1, 2]) await button(page, "Send message Count").press("Enter");
  await expect(log(page).getByText("2 sent · 1 received")).toBeVisible();
  await expect(log(page).getByRole("row").last()).toContainText("END OF SAMPLE SESSION");
  await state(page, "Not connected");
  await expect(page.getByRole("alert").getByRole("group")).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("tab", { name: /^Messages/ }).click();
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByRole("tab", { name: "Connection" }).click();
  await press(button(page, "Connect"), page.getByText("Connected", { exact: true }));
  await expect(banner(page, /^No message was sent or received for too long/)).toBeVisible();
  await state(page, "Not connected");
});

test("without the proxy a page connects to the API directly, and names the headers that are not sent @nightly", async ({
  page,
}) => {
  const { upstream, serve } = garden;
  const before = upstream.accepted.length;
  await open(page, await serve({ CALLBOARD_PROXY: "off" }), "echo");
  await page.getByLabel("X-Pot").fill("clay");
  await button(page, "Not Authenticated").click();
  await page.getByRole("textbox", { name: "Bearer token" }).fill("a-garden-token");
  await expect(
    page.getByText(/^No credentials are sent[.] .* can't send Authorization directly to the API[.]$/),
  ).toBeVisible();
  await page.getByRole("spinbutton", { name: "Count" }).fill("7");
  await send(page, "Count");
  await expect(log(page).getByText("1 sent · 1 received")).toBeVisible();
  await button(page, "Credentials (1)").click();
  await expect(page.getByText("Not sent yet.")).toBeVisible();
  await expect(page.getByText(/^Not sent: X-Pot, Authorization[.] A browser sends no headers/)).toBeVisible();
  const only = await accepted(upstream, before);
  expect(only?.headers).toMatchObject({ origin: expect.stringMatching(/^http:\/\/localhost:/) });
  expect(only?.headers).not.toHaveProperty("x-pot");
  expect(only?.headers).not.toHaveProperty("authorization");
  await press(button(page, "Disconnect"), page.getByText("Not connected", { exact: true }));
  expect(await only?.closed).toMatchObject({ code: 1000 });

  // Values in the address are sent, and shown as received.
  await page.getByRole("button", { name: /Authentication method$/ }).click();
  await page.getByRole("option", { name: "gate", exact: true }).click();
  await page.getByRole("textbox", { name: "gate", exact: true }).fill("a-garden-key");
  await expect(page.getByText(/^Your credentials are sent to .*, directly from this browser[.]$/)).toBeVisible();
  const acceptedBefore = upstream.accepted.length;
  await press(button(page, "Connect"), page.getByText("Connected", { exact: true }));
  expect(await accepted(upstream, acceptedBefore)).toMatchObject({ url: "/echo?gate=a-garden-key" });
  await expect(page.getByText(`Sent to 127.0.0.1:${upstream.port}.`)).toHaveCount(1);
});
