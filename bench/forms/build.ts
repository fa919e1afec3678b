import { rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { build } from "vite";

const pages = resolve(import.meta.dirname, "page");
const built = resolve(import.meta.dirname, "../../dist/bench-forms");

/** The pages, built as for production and served on a free port. */
export interface Served {
  /** The address of the page of that name. */
  readonly page: (name: "form" | "plain") => string;
  readonly close: () => void;
}

const types: { readonly [end: string]: string } = {
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  css: "text/css",
};

/** Builds the pages and serves them. */
export async function servePages(): Promise<Served> {
  await build({
    root: pages,
    configFile: false,
    logLevel: "error",
    plugins: [{ ...optimizeLocales.vite({ locales: ["en-US"] }), enforce: "pre" }],
    build: {
      outDir: built,
      emptyOutDir: true,
      target: "chrome123",
      assetsInlineLimit: 0,
      rollupOptions: { input: [join(pages, "form.html"), join(pages, "plain.html")] },
    },
  });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://here").pathname;
    readFile(join(built, path)).then(
      (bytes) => response.setHeader("content-type", types[path.split(".").at(-1) ?? ""] ?? "").end(bytes),
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
