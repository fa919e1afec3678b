import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { runIndex } from "../../cli/embed-index/run-index.ts";
import type { Case } from "../scale/cases.ts";
import { peers as scalePeers } from "../scale/peers.ts";

const packages = resolve(import.meta.dirname, "../peers/node_modules");
const embed = resolve(import.meta.dirname, "../../dist/embed");

/** A page that shows one operation of one file by a script tag. */
interface TagPage {
  readonly page: (one: Case) => string;
  readonly hash: (one: Case) => string;
  /** A program that opens the form of the operation, for those that have no address of it. */
  readonly open?: string;
}

/** Clicks what a reader would click first, in shadow trees too, until a field is there. */
const clicking = (selector: string): string => `
const find = (root) => root.querySelector(${JSON.stringify(selector)}) ??
  [...root.querySelectorAll("*")].map((one) => one.shadowRoot && find(one.shadowRoot)).find(Boolean);
const click = () => {
  const button = find(document);
  if (button) button.click();
  else requestAnimationFrame(click);
};
requestAnimationFrame(click);`;

/** Returns the page of the element with more attributes of its tag. */
const callboard = (attributes: string): TagPage => ({
  page: ({ operationId }) =>
    `<!doctype html><meta charset="utf-8"><script src="/callboard/callboard.js" data-url="/definition.json" data-endpoint="${operationId}"${attributes}></script>`,
  // The address of an operation is its id as a path, which the element finds by name.
  hash: () => "",
  open: `customElements.whenDefined("callboard-reference").then(() => {
  const open = () => {
    const element = document.querySelector("callboard-reference");
    if (element) element.openPlayground(element.getAttribute("endpoint"));
    else requestAnimationFrame(open);
  };
  open();
});`,
});

/** The pages that are compared, each with settings that are kind to it. */
export const tagPages: { readonly [name: string]: TagPage } = {
  Callboard: callboard(""),
  "Callboard with an index": callboard(' data-index="/index/"'),
  ...scalePeers,
  Scalar: {
    page: () => `<!doctype html><meta charset="utf-8"><script src="/@scalar/api-reference/dist/browser/standalone.js"></script>
<div id="ui"></div><script>Scalar.createApiReference("#ui", { url: "/definition.json", telemetry: false, withDefaultFonts: false })</script>`,
    hash: ({ tag, method, path }) => `#tag/${tag.toLowerCase().replaceAll(" ", "-")}/${method.toUpperCase()}${path}`,
    open: clicking("button.show-api-client-button"),
  },
  Elements: {
    page: () => `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/@stoplight/elements/styles.min.css">
<script src="/@stoplight/elements/web-components.min.js"></script>
<elements-api apiDescriptionUrl="/definition.json" router="hash"></elements-api>`,
    hash: ({ operationId }) => `#/operations/${operationId.replaceAll("/", "-")}`,
  },
};

const types: { readonly [end: string]: string } = {
  css: "text/css",
  js: "text/javascript",
  json: "application/json",
};

/** A server for the pages, with validators and compression as file servers have them. */
export interface TagServer {
  readonly address: (name: string, one: Case) => string;
  readonly close: () => void;
}

/** Serves the pages with the file of a case, and its index. */
export async function serveTagPages(one: Case): Promise<TagServer> {
  const index = `${one.file}.index`;
  const code = await runIndex({ file: one.file, out: index, embed }, { out: () => {}, err: console.error });
  if (code !== 0) throw new Error(`${one.name} has no index`);
  const known = new Map<string, Promise<Buffer>>();
  const zipped = (file: string): Promise<Buffer> => {
    const bytes = known.get(file) ?? readFile(file).then((text) => gzipSync(text));
    known.set(file, bytes);
    return bytes;
  };
  // Compressed before the first visit; otherwise the visit would include this time.
  await zipped(one.file);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://here").pathname);
    const shown = tagPages[path.slice(1)];
    if (shown !== undefined) {
      const program = shown.open === undefined ? "" : `<script>${shown.open}</script>`;
      response.setHeader("content-type", "text/html; charset=utf-8").end(shown.page(one) + program);
      return;
    }
    const isOurs = path.startsWith("/callboard/");
    const isIndex = path.startsWith("/index/");
    const own = isOurs ? join(embed, path.slice(10)) : isIndex ? join(index, path.slice(7)) : join(packages, path);
    const file = path === "/definition.json" ? one.file : own;
    zipped(file).then(
      (bytes) => {
        const etag = `"${bytes.length}"`;
        // Files of a release are cached for a while, as by the usual networks of copies; descriptions are asked for again.
        const isRelease = path !== "/definition.json" && !isIndex;
        response.setHeader("etag", etag).setHeader("cache-control", isRelease ? "max-age=86400" : "no-cache");
        // A page lists the first scripts of its workers among its own.
        if (request.headers["sec-fetch-dest"] === "worker") response.setHeader("server-timing", "worker");
        if (request.headers["if-none-match"] === etag) response.writeHead(304).end();
        else {
          response.setHeader("content-encoding", "gzip");
          response.setHeader("content-type", types[path.split(".").at(-1) ?? ""] ?? "text/plain").end(bytes);
        }
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // A server that listens on a port has an address of this sort.
  const { port } = server.address() as AddressInfo;
  return {
    address: (name, at) => `http://localhost:${port}/${encodeURIComponent(name)}${tagPages[name]?.hash(at) ?? ""}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
