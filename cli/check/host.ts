import { join } from "node:path";
import { createProxy } from "#docs-host/proxy";
import {
  createDocsApp,
  createSiteServer,
  hrefOf,
  locatesProxy,
  modelSource,
  oneSite,
  openAssets,
  proxyPath,
  proxyPathEnd,
  siteEnvironments,
} from "#docs-host/server";
import { defined } from "#engine/item-at";
import type { ApiModel } from "#engine/model";
import { listen } from "../listen.ts";
import { openLanguagesHere } from "../open-languages.ts";
import { packageFolder } from "../package-folder.ts";

/** A local docs site with a page for each endpoint and each channel of an API. */
export interface Host {
  /** The address of the page of an endpoint, by its id. */
  readonly pageOf: (endpointId: string) => string;
  readonly pageOfChannel: (channelId: string) => string;
  readonly close: () => Promise<void>;
}

/**
 * Starts a site with one API, on the given port or a free one of this machine.
 * @throws AssetsMissingError if the pages are not built
 */
export async function openHost(model: ApiModel, port = 0): Promise<Host> {
  openLanguagesHere();
  const assets = await openAssets(join(packageFolder(import.meta.dirname), "dist", "client"));
  const { server, serve } = createSiteServer();
  const listening = await listen(server, port, "");
  if (!listening.ok) throw new Error(listening.error);
  const origin = `http://127.0.0.1:${listening.port}`;
  const source = modelSource();
  const { pages } = source.show([model], model.id);
  const [endpoints, channels] = [new Map<string, string>(), new Map<string, string>()];
  for (const [slug, page] of pages) {
    if (page.kind === "endpoint") endpoints.set(page.endpointId, slug);
    if (page.kind === "channel") channels.set(page.channelId, slug);
  }
  const proxy = createProxy({
    environments: siteEnvironments(source),
    pageOrigins: [origin],
    privateOrigins: [],
    log: () => {},
  });
  const onBug = (error: unknown): void => {
    throw error;
  };
  const sites = oneSite(source);
  serve({
    app: createDocsApp({ sites, assets, proxyUrl: proxyPath, origin, onBug }),
    proxy,
    hasProxy: locatesProxy(sites, proxyPathEnd),
  });
  return {
    pageOf: (endpointId) => origin + hrefOf(defined(endpoints.get(endpointId))),
    pageOfChannel: (channelId) => origin + hrefOf(defined(channels.get(channelId))),
    close: async () => {
      await proxy.close();
      await new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      });
    },
  };
}
