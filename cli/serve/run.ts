import { createProxy } from "#docs-host/proxy";
import { createDocsApp, createSiteServer, modelSource, proxyPath, siteEnvironments } from "#docs-host/server";
import { closeServer } from "#process";
import { listen } from "../listen.ts";
import { logBug, logRefusedHost, type Running } from "../running.ts";
import { loginOf, originsOf, ownHostOf } from "../site-login.ts";
import type { ServeArguments } from "./arguments.ts";
import { type GarbageCollector, garbageCollector } from "./collect-garbage.ts";
import { textFetcher } from "./fetch-text.ts";
import { defaultReadLimits } from "./read-limits.ts";
import { openSources } from "./read-sources.ts";
import { reloadSources } from "./reload-sources.ts";
import type { ServeDeps } from "./serve-deps.ts";
import { idsOf, isAddress } from "./source.ts";

/** Reads the sources, serves their site and reloads them on change; or returns sentences about why it can't start. */
export async function runServe(
  args: ServeArguments,
  deps: ServeDeps,
): Promise<Running | { readonly errors: readonly string[] }> {
  const { sources: names, all, within, every } = args;
  const { log, out, err } = deps;
  const limits = deps.readLimits ?? defaultReadLimits;
  const fetcher = textFetcher(names.filter(isAddress), limits);
  const sources = openSources({ ...deps, ...{ sources: names, all, within, fetcher, limits } });
  const garbage = garbageCollector();
  const errors = await sources.readAll(garbage);
  const site = errors.length > 0 ? { errors } : await openSite(args, deps, garbage);
  if (site.errors !== undefined) {
    await fetcher.close();
    return { errors: site.errors };
  }
  /** Shows the models of the store. */
  const show = (): void => {
    site.source.show(sources.store.models(), sources.store.hash());
    site.source.notify(sources.store.notices());
    garbage.soon();
  };
  show();
  site.serve();
  const reloading = reloadSources({ ...sources, ...{ all, every, show, err }, onError: logBug(log) });
  out(`\nCallboard is running.\n\n  Docs  ${site.url}\n\n${reloadNotice(names, every)} Press Ctrl-C to stop.`);
  return {
    stop: async () => {
      garbage.stop();
      await Promise.all([reloading.stop(), site.close(), fetcher.close()]);
    },
  };
}

/** Opens the port of the site, and creates its pages and its proxy. */
async function openSite({ sources, allowed, direct }: ServeArguments, deps: ServeDeps, garbage: GarbageCollector) {
  const { log } = deps;
  const onError = logBug(log);
  const source = modelSource();
  const siteSide = createSiteServer({
    headerBytes: deps.limits.headerBytes,
    trustedHops: deps.trustedHops,
    hosts: deps.hosts,
    onRefused: logRefusedHost(log),
    onError,
  });
  const listening = await listen(siteSide.server, deps.port, "PORT");
  if (!listening.ok) return { errors: [listening.error] };
  const url = deps.origin ?? `http://localhost:${listening.port}`;
  const origins = originsOf(url, listening.port);
  const app = createDocsApp({
    source,
    assets: deps.assets,
    proxyUrl: proxyPath,
    direct,
    origin: url,
    login: loginOf(deps.login, origins, log),
    onDrawn: () => garbage.soon(),
    onBug: onError,
  });
  // Users who serve their own file want to call the server that they develop. A description from an address is by
  // someone else, and gets no access to this machine.
  const files = new Set(idsOf(sources).filter((_, i) => !isAddress(sources[i] ?? "")));
  const proxy = createProxy({
    environments: siteEnvironments(source, (apiId) => files.has(apiId)),
    privateOrigins: allowed,
    ...(deps.privateRanges !== undefined && { privateRanges: deps.privateRanges }),
    pageOrigins: origins,
    ownHost: ownHostOf(url),
    trustedHops: deps.trustedHops ?? 0,
    limits: deps.limits,
    probeOnly: direct,
    log: (entry) => log.info({ event: "proxy", ...entry }),
  });
  return {
    source,
    url,
    serve: () => siteSide.serve({ app, proxy }),
    close: () => Promise.all([closeServer(siteSide.server), proxy.close()]),
  };
}

/** Tells the operator when the docs are loaded again. */
function reloadNotice(sources: readonly string[], every: number): string {
  const addresses = sources.some(isAddress);
  const files = sources.some((source) => !isAddress(source));
  const reported = [
    ...(files ? ["A file that changes is shown anew."] : []),
    ...(addresses
      ? [every === 0 ? "Addresses are not asked again." : `Addresses are asked again every ${every} s.`]
      : []),
  ];
  return reported.join(" ");
}
