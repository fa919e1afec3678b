import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page, Request } from "playwright";
import { forwardPrefix, proxyHeaders } from "#docs-host/proxy/wire";
import { type Json, printJson } from "#engine/json";
import type { EndpointForm } from "#engine/model";
import { noon } from "./clock.ts";
import { playgroundOf } from "./gestures.ts";
import { type SampleFile, samplesChanged } from "./sample-files.ts";

/** A request that the page handed to the proxy. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer;
}

/** A page on which the forms of any endpoints are played, one after the other. */
export interface Stage {
  readonly page: Page;
  /** Milliseconds that the page may take until it shows what it should. */
  readonly patience: number;
  /** Opens the playground with the form of an endpoint, as it is when nothing was ever typed. */
  readonly open: (form: EndpointForm) => Promise<void>;
  /** Where a file can be chosen from; it goes with the page. */
  readonly pathOf: (file: SampleFile) => Promise<string>;
  /** What was sent; nothing ever leaves the machine. */
  readonly sent: { readonly last: () => SentRequest | undefined; readonly forget: () => void };
}

/** Long enough for a slow machine; what is right is there far sooner. */
const usualPatience = 4000;

/** Opens the page of an endpoint at an address. It stays open, and only the form that it loads is another one each time. */
export async function openStage(context: BrowserContext, address: string, patience = usualPatience): Promise<Stage> {
  const { origin } = new URL(address);
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.clock.setFixedTime(noon);
  let text = "";
  let last: SentRequest | undefined;
  await page.route("**/api/callboard-docs/forms/**", (route) =>
    route.fulfill({ contentType: "application/json", body: text, headers: { "cache-control": "no-store" } }),
  );
  await page.route("**/api/callboard-docs/proxy", async (route) => {
    last = sentRequest(route.request());
    await route.fulfill({
      status: 200,
      headers: { [proxyHeaders.status]: "204", [proxyHeaders.answered]: "" },
      body: "",
    });
  });

  const load = async (): Promise<void> => {
    await page.goto(address, { timeout: 30_000 });
    await page.evaluate(() => sessionStorage.clear());
  };
  let opened = false;
  let turn = 0;
  const open = async (form: EndpointForm): Promise<void> => {
    // Each has an id of its own, so that no draft of another one is taken for it.
    turn += 1;
    const own: EndpointForm = { ...form, endpoint: { ...form.endpoint, id: `${form.endpoint.id} ${turn}` } };
    // A form is plain data all through.
    text = printJson(own as unknown as Json);
    if (opened) {
      const close = playgroundOf(page).getByRole("button", { name: "Close playground" });
      opened = await close.click().then(
        () => true,
        () => false,
      );
    }
    if (!opened) await load();
    await page.evaluate(() => sessionStorage.clear());
    opened = true;
    await page.locator("[data-try-it]").first().click();
    await playgroundOf(page).getByRole("button", { name: "Send Request", exact: true }).waitFor({ timeout: 30_000 });
  };
  return {
    page,
    patience,
    open,
    pathOf: sampleFolder(page),
    sent: {
      last: () => last,
      forget: () => {
        last = undefined;
      },
    },
  };
}

/** Writes files into a folder that is there as long as the page is. */
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
