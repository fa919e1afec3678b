import { mkdtemp } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import type { Assets } from "#docs-host/server";
import { type RegistryClient, registryDefinition } from "#generated/registry";
import type { RootNode } from "#generated/types";
import { closeServer } from "#process";
import { createRegistry, createRegistryServer, seedSelf } from "#registry";
import { bodyOf } from "#transport";
import { listen } from "../listen.ts";
import { registryClient } from "../registry-client.ts";
import { listenForSite, type SiteSettings } from "../site.ts";
import { startHere } from "../site-threads/here.testing.ts";
import { siteThreadsIn, type ThreadPlace } from "../site-threads/open-site-threads.ts";
import { ownSite, showSites } from "./show-sites.ts";
import type { ShownSitesSettings } from "./site-settings.ts";

const assets: Assets = {
  page: { script: "/assets/e.js", styles: [], fonts: [], inline: { theme: "", earlyPlayground: "", loginReturn: "" } },
  playground: { scripts: [], styles: [] },
  home: { styles: [] },
  read: async () => ({ bytes: new TextEncoder().encode("asset"), contentType: "text/javascript" }),
};

/** A site to publish: one page, with an image if `file` has its bytes. */
export interface PublishedSite {
  readonly domain: string;
  readonly customDomains?: readonly string[];
  readonly title: string;
  readonly isPrivate?: boolean;
  readonly file?: string;
  /** The slug of the root, which the slug of the page begins with. */
  readonly slug?: string;
}

/** An answer of the server of sites. */
export interface SiteAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
}

/** A registry and a server that shows its sites, both on free ports. */
export interface RunningSites {
  readonly port: number;
  readonly registryUrl: string;
  /** Creates a token that publishes for an organization. */
  readonly tokenOf: (orgId: string) => Promise<string>;
  /** A client with a token of an organization. */
  readonly clientOf: (orgId: string) => Promise<RegistryClient>;
  /** Publishes a site, and returns the ids of its files. */
  readonly publish: (orgId: string, site: PublishedSite) => Promise<readonly string[]>;
  /** Sends a request as a browser does that resolves this host to the server. */
  readonly get: (host: string, path: string, headers?: { readonly [name: string]: string }) => Promise<SiteAnswer>;
  /** The title in the answer, or its status. */
  readonly titleAt: (host: string, path: string, headers?: { readonly [name: string]: string }) => Promise<string>;
  /** Starts a second server of the sites. */
  readonly startAnother: () => Promise<RunningSites["titleAt"]>;
  readonly stopRegistry: () => Promise<void>;
  /** Makes the registry answer no further call, as it does while its database hangs. */
  readonly hangRegistry: () => void;
}

/**
 * Starts both, with the registry's own docs.
 * @param atEnd registers what stops them; by default at the end of the test
 */
export async function startSites(
  settings: Partial<SiteSettings & ShownSitesSettings & { readonly domainSuffix: string }> = {},
  threads: ThreadPlace = { start: startHere, watches: { entries: [], folder: "" } },
  atEnd: (stop: () => Promise<void>) => void = onTestFinished,
): Promise<RunningSites> {
  const { domainSuffix } = settings;
  const log = pino({ level: "silent" });
  const api = createRegistryServer();
  const listening = await listen(api.server, 0, "REGISTRY_PORT");
  if (!listening.ok) throw new Error(listening.error);
  const registryUrl = `http://localhost:${listening.port}`;
  const dataFolder = await mkdtemp(join(tmpdir(), "callboard-sites-"));
  const options = { dataFolder, publicUrl: registryUrl, domainSuffix, log: () => {} };
  const registry = await createRegistry(options);
  api.serve(registry);
  let isStopped = false;
  const stopRegistry = async (): Promise<void> => {
    if (isStopped) return;
    isStopped = true;
    api.server.closeAllConnections();
    await closeServer(api.server);
    await registry.close();
  };
  atEnd(stopRegistry);
  await seedSelf(registry, { siteDomain: ownSite, definition: registryDefinition });
  const { token } = registry.firstToken;
  const start = async (): Promise<number> => {
    const siteSettings = { limits: {}, list: true, apiSites: "on", memory: 64, direct: false, ...settings } as const;
    const site = await listenForSite(siteSettings, 0, log);
    if (!site.ok) throw new Error(site.errors.join());
    atEnd(() => site.close());
    await showSites({
      site,
      assets,
      log,
      registry: { url: registryUrl, token },
      settings: siteSettings,
      openThreads: siteThreadsIn(threads),
    });
    return site.port;
  };
  const port = await start();
  const staff = registryClient(registryUrl, token, 10);
  const tokenOf: RunningSites["tokenOf"] = async (orgId) =>
    bodyOf(await staff.tokens.generate({ body: { orgId, scope: "publish" } })).token;
  const clientOf: RunningSites["clientOf"] = async (orgId) => registryClient(registryUrl, await tokenOf(orgId), 10);
  const { get, titleAt } = readerOf(port);
  return {
    ...{ port, registryUrl, tokenOf, clientOf, get, titleAt, stopRegistry },
    hangRegistry: () => api.serve({ ...registry, fetch: () => new Promise(() => {}) }),
    startAnother: async () => readerOf(await start()).titleAt,
    publish: async (orgId, site) => publish(await clientOf(orgId), orgId, site),
  };
}

/** Waits until a server asks the registry again, which is 20 milliseconds after its last question (docs/hosting.md). */
export const untilAskedAgain = (): Promise<void> => sleep(30);

function readerOf(port: number): Pick<RunningSites, "get" | "titleAt"> {
  const get: RunningSites["get"] = (host, path, headers = {}) =>
    new Promise((done, fail) => {
      const outgoing = request({ host: "127.0.0.1", port, path, headers: { ...headers, host } }, (incoming) => {
        const { statusCode: status = 0, headers: received } = incoming;
        text(incoming).then((body) => done({ status, text: body, headers: received }), fail);
      });
      outgoing.on("error", fail);
      outgoing.end();
    });
  return {
    get,
    titleAt: async (host, path, headers) => {
      const { status, text: body, headers: received } = await get(host, path, headers);
      if (status === 200) return /<title>([^<]*)<\/title>/.exec(body)?.[1] ?? body;
      return status === 302 || status === 308 ? `to ${received.location}` : String(status);
    },
  };
}

async function publish(
  { docs }: RegistryClient,
  orgId: string,
  { domain, customDomains = [], title, isPrivate = false, file, slug = "" }: PublishedSite,
): Promise<readonly string[]> {
  const filepaths = file === undefined ? [] : ["logo.svg"];
  const authConfig = isPrivate ? ({ authConfig: { type: "private", authType: "sso" } } as const) : {};
  const started = await docs.startDocsRegister({ body: { orgId, domain, customDomains, filepaths, ...authConfig } });
  const { docsRegistrationId: id, uploadUrls } = bodyOf(started);
  const uploads = Object.values(uploadUrls);
  for (const { uploadUrl } of uploads) {
    await fetch(uploadUrl, { method: "PUT", body: file ?? "", headers: { "content-type": "image/svg+xml" } });
  }
  const docsDefinition = {
    pages: { "w.md": { markdown: `# ${title}` } },
    config: { title, root: rootOf(title, slug) },
  };
  bodyOf(await docs.finishDocsRegister({ pathParameters: { id }, body: { docsDefinition } }));
  await untilAskedAgain();
  return uploads.map(({ fileId }) => fileId);
}

const rootOf = (title: string, slug: string): RootNode => ({
  ...{ type: "root", version: "v1", id: "r", title, slug },
  child: {
    ...{ type: "unversioned", id: "u" },
    child: {
      ...{ type: "sidebarRoot", id: "s" },
      children: [
        {
          ...{ type: "sidebarGroup", id: "g" },
          children: [{ type: "page", id: "p", title, slug: slug === "" ? "w" : `${slug}/w`, pageId: "w.md" }],
        },
      ],
    },
  },
});
