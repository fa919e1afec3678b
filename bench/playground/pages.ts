import { rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { chromium, type Page } from "playwright";
import { build } from "vite";
import { browserArgs, findOrGetBrowser } from "../../tooling/browser.ts";

const pages = resolve(import.meta.dirname, "page");

const types: { readonly [end: string]: string } = {
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  css: "text/css",
  json: "application/json",
};

/**
 * Builds the page of a name as for production, serves it beside files that are made for it, and opens it in a browser
 * until `use` is done.
 */
export async function withPage(
  name: string,
  files: { readonly [path: string]: () => string | Uint8Array },
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const built = resolve(import.meta.dirname, `../../dist/bench-playground-${name}`);
  await build({
    root: pages,
    configFile: false,
    logLevel: "error",
    plugins: [{ ...optimizeLocales.vite({ locales: ["en-US"] }), enforce: "pre" }],
    worker: { format: "es" },
    build: {
      outDir: built,
      emptyOutDir: true,
      target: "chrome123",
      assetsInlineLimit: 0,
      rollupOptions: { input: join(pages, `${name}.html`) },
    },
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://here");
    const made = files[pathname];
    const content = made === undefined ? readFile(join(built, pathname)) : Promise.resolve(made());
    content.then(
      (body) => response.setHeader("content-type", types[pathname.split(".").at(-1) ?? ""] ?? "text/plain").end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // A server that listens on a port has an address of this sort.
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath: findOrGetBrowser().path, args: [...browserArgs] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.on("pageerror", (error) => console.error(error));
    await page.goto(`http://127.0.0.1:${port}/${name}.html`, { waitUntil: "load" });
    await use(page);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
    rmSync(built, { recursive: true, force: true });
  }
}

/** Starts to note how long nothing else could run on a page; the call that it gives tells the longest, in ms. */
export async function watchBlocks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(`window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: "longtask" });`);
  return async () => {
    // Entries arrive a moment after the work they describe.
    await page.waitForTimeout(300);
    return Number(await page.evaluate("const found = window.longest; window.longest = 0; found"));
  };
}

/** The page's heap after garbage collection, in MB. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize / 1e6;
}
