import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { Assets } from "#docs-host/server";
import type { Docs, DocsOptions } from "#package/server";
import { readInTest } from "../cli/serve/apart/read-here.testing.ts";
import { createDocsWith } from "./create-docs.ts";

/** The description of the API of plants, which is served by the app itself. */
export const plants = {
  openapi: "3.1.0",
  info: { title: "Plants", version: "1" },
  paths: {
    "/api/plants": {
      get: { operationId: "list", summary: "List plants", responses: { 200: { description: "All." } } },
      post: {
        operationId: "add",
        summary: "Add a plant",
        requestBody: { content: { "application/json": { schema: { type: "object" } } } },
        responses: { 201: { description: "Added." } },
      },
    },
  },
};

const assets: Assets = {
  page: {
    script: "/assets/entry.js",
    styles: ["/assets/entry.css"],
    fonts: [],
    inline: { theme: "", earlyPlayground: "", loginReturn: "" },
  },
  playground: { scripts: [], styles: [] },
  home: { styles: [] },
  read: async (name) =>
    name === "entry.js" ? { bytes: new TextEncoder().encode("entry"), contentType: "text/javascript" } : undefined,
};

/** Docs of the plants until the test is over, with what they report. */
export function plantDocs<Original = unknown>(
  options: Partial<DocsOptions<Original>> = {},
): { readonly docs: Docs; readonly problems: string[] } {
  const problems: string[] = [];
  const docs = createDocsWith<Original>(
    { description: plants, live: false, onProblem: (...all) => void problems.push(all.join(" ")), ...options },
    {
      readDescription: readInTest,
      folder: import.meta.dirname,
      now: () => performance.now(),
      openAssets: async () => assets,
      checkedFor: 0,
      isProduction: true,
    },
  );
  onTestFinished(docs.close);
  return { docs, problems };
}

/** Starts a server on a free port until the test is over, and returns its origin. */
export async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server that listens on a port has an address of this sort.
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** A call through the proxy of docs, as a page of them sends it. */
export interface ProxyCallOptions {
  readonly url: string;
  readonly method?: string;
  readonly headers?: { readonly [name: string]: string };
  /** Headers of the call itself. */
  readonly own?: { readonly [name: string]: string };
  readonly body?: BodyInit;
  readonly signal?: AbortSignal;
  readonly path?: string;
}

/** Sends a call through the proxy of docs at an origin. */
export function callProxy(origin: string, options: ProxyCallOptions): Promise<Response> {
  return fetch(`${origin}${options.path ?? "/docs"}/api/callboard-docs/proxy`, proxyInit(origin, options));
}

/** Returns how a page sends a call to the proxy. */
export const proxyInit = (
  origin: string,
  { url, method = "GET", headers = {}, own, body, signal }: ProxyCallOptions,
) => ({
  method: "POST",
  headers: {
    origin,
    "x-callboard-proxy-url": url,
    "x-callboard-proxy-method": method,
    "x-callboard-proxy-headers": Object.keys(headers).join(","),
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [`x-callboard-forward-${name}`, value])),
    ...own,
  },
  ...(body !== undefined && { body, duplex: "half" }),
  ...(signal && { signal }),
});
