import type { Page } from "@playwright/test";
import { playgroundReady } from "./playground-ready.ts";
import { Listener } from "./screen-reader/listener.ts";
import { authDescription, startAuthUpstream } from "./targets/auth-upstream.ts";
import { channelDescription } from "./targets/channel-description.ts";
import { type ChannelUpstream, startChannelUpstream } from "./targets/channel-upstream.ts";
import { loginThrough, startLoginProvider } from "./targets/login-provider.ts";
import { serveFile } from "./targets/serve-file.ts";
import { type StreamUpstream, startStreamUpstream, streamDescription } from "./targets/stream-upstream.ts";
import { expect, test } from "./test.ts";

/** One site with readers that log in at a provider, with APIs that stream, talk, and need credentials. */
let site: string;
let streams: StreamUpstream;
let garden: ChannelUpstream;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  const [api, provider, ...both] = await Promise.all([
    startAuthUpstream(),
    startLoginProvider(),
    startStreamUpstream(),
    startChannelUpstream(),
  ]);
  [streams, garden] = both;
  const served = await serveFile("keys.yaml", authDescription(api.url), loginThrough(provider, "Keys"), {
    "streams.yaml": streamDescription(streams.url),
    "garden.yaml": channelDescription(`127.0.0.1:${garden.port}`),
  });
  provider.register(served.site);
  site = served.site;
  stop = async () => {
    await Promise.all([served.stop(), api.close(), provider.close(), streams.close(), garden.close()]);
  };
});
test.afterAll(() => stop());
test.use({ viewport: { width: 1440, height: 900 } });

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

test("a listener logs in", async ({ page }) => {
  const listener = new Listener(page);
  await page.goto(`${site}/keys/keys/bearer?explorer=true`);
  await playgroundReady(page);
  await listener.arrive("open the playground of an endpoint", button(page, "Send Request"));
  await listener.goTo(button(page, "Not Authenticated"));
  await listener.activateUntil(() => expect(button(page, "Login")).toBeVisible());
  await listener.press("Tab");
  await listener.goTo(button(page, "Login"));
  await page.keyboard.press("Enter");
  await button(page, "Log in as ada").click();
  // The page announces it while it starts, before the screen reader of this test can listen.
  await expect(page.locator("[role=status]", { hasText: /^Authenticated$/ })).toBeAttached();
  await listener.arrive("activate, and log in at the provider", button(page, "Authenticated"));
  await playgroundReady(page);
  await listener.goTo(button(page, "Authenticated"));
  await listener.readTo(/^heading, (?!Login)/);
  listener.matches("log-in.txt");
});

test("a listener follows a stream", async ({ page }) => {
  const listener = new Listener(page);
  await page.goto(`${site}/streams/streams/tokens?explorer=true`);
  await playgroundReady(page);
  await listener.arrive("open the playground of a stream", button(page, "Send Request"));
  await listener.goTo(button(page, "Send Request"));
  await listener.activate(/200 OK Streaming/);
  const answer = await streams.started("/tokens");
  await listener.meanwhile(
    "two events arrive",
    () => answer.write('event: token\nid: 7\ndata: {"text":"Once"}\n\ndata: {"text":"upon"}\n\n'),
    /2 events/,
  );
  await listener.goTo(page.getByRole("grid", { name: "Rows" }));
  await listener.press("ArrowDown");
  await listener.press("ArrowDown");
  await listener.meanwhile("the stream ends", () => answer.end(), /200 OK Completed/);
  listener.matches("follow-a-stream.txt");
});

test("a listener talks on a channel", async ({ page }) => {
  const listener = new Listener(page);
  await page.goto(`${site}/garden/echo?explorer=true`);
  await playgroundReady(page);
  await listener.arrive("open the playground of a channel", button(page, "Connect"));
  await listener.goTo(page.getByLabel("X-Pot"));
  await listener.type("clay");
  await listener.goTo(button(page, "Connect"));
  await listener.activate(/Connected/);
  await listener.goTo(page.getByRole("spinbutton", { name: "Count" }));
  await listener.type("7");
  await listener.press("Control+Enter", /2|received/);
  await listener.goTo(page.getByRole("grid", { name: "Messages" }));
  await listener.press("ArrowDown");
  await listener.meanwhile(
    "the API closes the connection",
    () => garden.accepted.at(-1)?.socket.close(4001, "gone"),
    /4001/,
  );
  await listener.press("Tab");
  listener.matches("talk-on-a-channel.txt");
});
