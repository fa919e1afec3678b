import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page, Request } from "playwright";
import { type ChannelNote, channelPath, forwardPrefix, proxyHeaders } from "#docs-host/proxy/wire";
import { defined } from "#engine/item-at";
import { asJson, printJson } from "#engine/json";
import { playgroundText } from "#locales/messages/playground";
import { noon } from "../../cli/check/target.ts";
import type { PlayedForm } from "./form-model.ts";
import { clearSession } from "./in-page.ts";
import { playgroundOf } from "./locators.ts";
import { type SampleFile, samplesChanged } from "./sample-files.ts";

/** A request that the page sent to the proxy. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer;
}

/** A page on which the forms of any endpoints are played, one after the other. */
export interface Stage {
  readonly page: Page;
  /** Time limit for the page to show the expected state, in milliseconds. */
  readonly patience: number;
  /** Opens the playground with an initial form. */
  readonly open: (form: PlayedForm) => Promise<void>;
  /** The folder of files to choose; it is removed with the page. */
  readonly pathOf: (file: SampleFile) => Promise<string>;
  /** The captured requests; they are never sent to the network. */
  readonly sent: {
    readonly last: () => SentRequest | undefined;
    /** The messages sent over the channel since the last `forget`: first the handshake, if it was opened since. */
    readonly messages: () => readonly string[];
    readonly forget: () => void;
  };
}

/** Long enough for a slow machine; a correct page is far faster. */
const defaultPatience = 4000;

/** The addresses of a page of an endpoint and of one of a channel, if the API has them. */
export interface StageAddresses {
  readonly endpoint?: string;
  readonly channel?: string;
}

/** The first message of a channel's proxy. */
const opened: ChannelNote = { type: "opened", id: "stage", protocol: "", messageBytes: 1e9, dropped: [] };

/** Opens the page of an endpoint or a channel. It stays open, and loads a new form for each case. */
export async function openStage(
  context: BrowserContext,
  addresses: StageAddresses,
  patience = defaultPatience,
): Promise<Stage> {
  for (const address of Object.values(addresses)) {
    const { origin } = new URL(address);
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin });
  }
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.clock.setFixedTime(noon);
  let text = "";
  let last: SentRequest | undefined;
  let messages: string[] = [];
  await page.route(/\/api\/callboard-docs\/(forms|channels)\//, (route) =>
    route.fulfill({ contentType: "application/json", body: text, headers: { "cache-control": "no-store" } }),
  );
  await page.routeWebSocket(
    (url) => url.pathname.endsWith(`/proxy${channelPath}`),
    (socket) => {
      let isOpened = false;
      socket.onMessage((data) => {
        messages.push(String(data));
        if (!isOpened) socket.send(JSON.stringify(opened));
        isOpened = true;
      });
    },
  );
  await page.route("**/api/callboard-docs/proxy", async (route) => {
    last = sentRequest(route.request());
    await route.fulfill({
      status: 200,
      headers: { [proxyHeaders.status]: "204", [proxyHeaders.answered]: "" },
      body: "",
    });
  });

  const load = async (address: string): Promise<void> => {
    await page.goto(address, { timeout: 30_000 });
    await page.evaluate(clearSession);
  };
  /** The address of the current page, if its playground can be closed. */
  let there: string | undefined;
  let turn = 0;
  const open = async (form: PlayedForm): Promise<void> => {
    turn += 1;
    text = printJson(asJson(formOfTurn(form, turn)));
    const kind = "channel" in form ? "channel" : "endpoint";
    const address = defined(addresses[kind]);
    if (there === address) {
      const close = playgroundOf(page).getByRole("button", { name: playgroundText().closePlayground });
      await close.click().catch(() => {
        there = undefined;
      });
    }
    if (there !== address) await load(address);
    await page.evaluate(clearSession);
    there = address;
    await page.locator("[data-try-it]").first().click();
    const main = kind === "channel" ? "Connect" : playgroundText().sendRequest;
    await playgroundOf(page).getByRole("button", { name: main, exact: true }).waitFor({ timeout: 30_000 });
  };
  return {
    page,
    patience,
    open,
    pathOf: sampleFolder(page),
    sent: {
      last: () => last,
      messages: () => messages,
      forget: () => {
        last = undefined;
        messages = [];
      },
    },
  };
}

/**
 * The data of a form for one page load. Each load has its own id, so that it finds no draft of an earlier one, and only
 * the examples are filled in.
 */
function formOfTurn(form: PlayedForm, turn: number): PlayedForm {
  const { playground: _, ...rest } = form;
  return "channel" in rest
    ? { ...rest, channel: { ...rest.channel, id: `${rest.channel.id} ${turn}` } }
    : { ...rest, endpoint: { ...rest.endpoint, id: `${rest.endpoint.id} ${turn}` } };
}

/** Writes files into a folder that exists as long as the page. */
function sampleFolder(page: Page): Stage["pathOf"] {
  let folder: Promise<string> | undefined;
  const make = async (): Promise<string> => {
    const made = await mkdtemp(join(tmpdir(), "callboard-check-"));
    page.once("close", () => void rm(made, { recursive: true, force: true }));
    return made;
  };
  return async ({ name, text }) => {
    folder ??= make();
    const path = join(await folder, name);
    await writeFile(path, text);
    await utimes(path, samplesChanged / 1000, samplesChanged / 1000);
    return path;
  };
}

function sentRequest(request: Request): SentRequest {
  const headers = request.headers();
  return {
    method: headers[proxyHeaders.method] ?? "",
    url: headers[proxyHeaders.url] ?? "",
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        name.startsWith(forwardPrefix) ? [[name.slice(forwardPrefix.length), value]] : [],
      ),
    ),
    body: request.postDataBuffer() ?? Buffer.alloc(0),
  };
}
