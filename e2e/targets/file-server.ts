import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

/** A file server without any own rules. */
export interface FileServer {
  readonly url: string;
  /** Paths that it had no file for. */
  readonly missing: readonly string[];
  readonly stop: () => Promise<void>;
}

const types: { readonly [ending: string]: string } = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Serves a folder below a path: `index.html` of folders, after a redirect to their slash, and `404.html` elsewhere. */
export async function serveFolder(folder: string, base: string): Promise<FileServer> {
  const missing: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    const path = normalize(decodeURIComponent(pathname));
    const file = join(folder, path.startsWith(`${base}/`) ? path.slice(base.length) : "/none");
    const send = async (status: number, name: string): Promise<void> => {
      const bytes = await readFile(name);
      response.writeHead(status, { "content-type": types[extname(name)] ?? "application/octet-stream" }).end(bytes);
    };
    const kind = await stat(file).catch(() => undefined);
    if (request.method !== "GET") response.writeHead(405).end();
    else if (kind?.isFile()) await send(200, file);
    else if (kind?.isDirectory() && !path.endsWith("/"))
      response.writeHead(301, { location: `${pathname}/${search}` }).end();
    else if (kind?.isDirectory()) await send(200, join(file, "index.html"));
    else {
      missing.push(pathname);
      await send(404, join(folder, "404.html"));
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    missing,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
