import { rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { build } from "vite";
import { asJson, printJson } from "#engine/json";
import { cases, endpointOf } from "./cases.ts";

const pages = resolve(import.meta.dirname, "page");
const built = resolve(import.meta.dirname, "../../dist/bench-forms");

/** A page to be measured. */
export type PageName = "form" | "plain" | "playground" | "uniforms";

/** The pages, built as for production and served on a free port. */
export interface Served {
  /** The address of the page of that name. */
  readonly page: (name: PageName) => string;
  readonly close: () => void;
}

const types: { readonly [end: string]: string } = {
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  css: "text/css",
};

/**
 * The packages of the uniforms page. uniforms 4 is made for React 18 (its package.json), so its page is built with
 * that.
 */
const peers = ["ajv", "react", "react-dom", "uniforms", "uniforms-bridge-json-schema", "uniforms-unstyled"].map(
  (name) => ({
    find: new RegExp(`^${name}(?=/|$)`),
    replacement: resolve(import.meta.dirname, "../peers/node_modules", name),
  }),
);

async function buildPages(names: readonly PageName[], alias: typeof peers = []): Promise<void> {
  await build({
    root: pages,
    configFile: false,
    logLevel: "error",
    resolve: { alias },
    plugins: [{ ...optimizeLocales.vite({ locales: ["en-US"] }), enforce: "pre" }],
    build: {
      outDir: built,
      emptyOutDir: false,
      target: "chrome123",
      assetsInlineLimit: 0,
      rollupOptions: { input: names.map((name) => join(pages, `${name}.html`)) },
    },
  });
}

/** Returns the server's response at a path: the endpoint of a case below `/forms/`, or else a file of the pages. */
async function contentOf(path: string): Promise<string | Buffer> {
  const made = cases[decodeURIComponent(path.slice("/forms/".length))];
  if (path.startsWith("/forms/") && made) return printJson(asJson(endpointOf(made())));
  return readFile(join(built, path));
}

/** Builds the pages and serves them, and beside them each case as the site loads its forms. */
export async function servePages(): Promise<Served> {
  rmSync(built, { recursive: true, force: true });
  await buildPages(["form", "plain", "playground"]);
  await buildPages(["uniforms"], peers);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://here").pathname;
    contentOf(path).then(
      (content) =>
        response.setHeader("content-type", types[path.split(".").at(-1) ?? ""] ?? "application/json").end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // A server that listens on a port has an address of this sort.
  const { port } = server.address() as AddressInfo;
  return {
    page: (name) => `http://127.0.0.1:${port}/${name}.html`,
    close: () => {
      server.close();
      server.closeAllConnections();
      rmSync(built, { recursive: true, force: true });
    },
  };
}
