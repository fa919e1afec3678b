import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import type { Case } from "./cases.ts";

const packages = resolve(import.meta.dirname, "../peers/node_modules");

/** The peers, each with the page that shows one operation of one file, with settings that are kind to it. */
export const peers = {
  "Swagger UI": {
    // It does not open operations with a slash in their id by its address alone, so they are clicked open.
    page: ({
      tag,
      operationId,
    }: Case) => `<!doctype html><link rel="stylesheet" href="/swagger-ui-dist/swagger-ui.css"><div id="ui"></div>
<script src="/swagger-ui-dist/swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({ url: "/definition.json", dom_id: "#ui", deepLinking: true, docExpansion: "none", tryItOutEnabled: true })
const open = () => {
  // It writes its ids as selectors have them, with a backslash before a slash.
  const tag = document.getElementById(CSS.escape(${JSON.stringify(`operations-tag-${tag.replaceAll(" ", "_")}`)}));
  const operation = document.getElementById(CSS.escape(${JSON.stringify(`operations-${tag.replaceAll(" ", "_")}-${operationId.replaceAll(" ", "_")}`)}));
  if (operation?.classList.contains("is-open")) return;
  if (operation) operation.querySelector("button.opblock-summary-control")?.click();
  else if (tag?.dataset.isOpen === "false") tag.click();
  requestAnimationFrame(open);
};
requestAnimationFrame(open);</script>`,
    hash: ({ tag, operationId }: Case) =>
      `#/${encodeURIComponent(tag.replaceAll(" ", "_"))}/${encodeURIComponent(operationId.replaceAll(" ", "_"))}`,
  },
  RapiDoc: {
    page: (_: Case) => `<!doctype html><script type="module" src="/rapidoc/dist/rapidoc-min.js"></script>
<rapi-doc spec-url="/definition.json" render-style="focused" load-fonts="false" allow-try="true"></rapi-doc>`,
    hash: ({ method, path }: Case) => `#${method}-${path.replaceAll(/[{}]/g, "-")}`,
  },
} as const;

/** A peer by its name. */
export type Peer = keyof typeof peers;

const types: { readonly [end: string]: string } = {
  css: "text/css",
  js: "text/javascript",
  json: "application/json",
};

/** A server for the pages of the peers. */
export interface PeerServer {
  readonly address: (peer: Peer, one: Case) => string;
  readonly close: () => void;
}

/** Serves the peers and the file of a case. */
export async function servePeers(one: Case): Promise<PeerServer> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://here").pathname);
    const peer = Object.entries(peers).find(([name]) => path === `/${name}`)?.[1];
    if (peer !== undefined) {
      response.setHeader("content-type", "text/html; charset=utf-8").end(peer.page(one));
      return;
    }
    readFile(path === "/definition.json" ? one.file : join(packages, path)).then(
      (bytes) => response.setHeader("content-type", types[path.split(".").at(-1) ?? ""] ?? "text/plain").end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // A server that listens on a port has an address of this sort.
  const { port } = server.address() as AddressInfo;
  return {
    address: (peer, one) => `http://127.0.0.1:${port}/${encodeURIComponent(peer)}${peers[peer].hash(one)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
