import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import type { Browser } from "playwright";
import { execute } from "./execute.ts";
import { lookAtForm } from "./look-at.ts";

/** The bundlers of `projects/bundlers/build.js`. */
export const bundlers = ["webpack-5-95", "webpack", "vite", "rollup", "esbuild"];

const types: { readonly [end: string]: string } = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
};

/** Serves the files of a folder. */
async function serveFolder(folder: string): Promise<{ readonly address: string; readonly close: () => void }> {
  const server = createServer(({ url = "/" }, response) => {
    const path = new URL(url, "http://here").pathname;
    const file = join(folder, path === "/" ? "index.html" : path);
    try {
      const body = readFileSync(file);
      response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream").end(body);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return { address: `http://127.0.0.1:${port}/`, close: () => void server.close().closeAllConnections() };
}

/** Builds the page with a bundler, opens it, and sends its form. */
export async function tryBundler(bundler: string, folder: string, browser: Browser): Promise<void> {
  const project = join(folder, "bundlers");
  await execute(process.execPath, ["build.js", bundler], { cwd: project, env: { NODE_ENV: "production" } });
  const { address, close } = await serveFolder(join(project, `out-${bundler}`));
  try {
    await lookAtForm({ browser, address, isSubmitted: true });
  } finally {
    close();
  }
}
