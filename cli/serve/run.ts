import type { Logger } from "pino";
import { createProxy, type ProxyLimits } from "#docs-host/proxy";
import {
  type Assets,
  createDocsApp,
  createSiteServer,
  type LoginSettings,
  modelSource,
  proxyPath,
  siteEnvironments,
} from "#docs-host/server";
import { closeServer } from "#process";
import { listen } from "../listen.ts";
import { logBug, logRefusedHost, type Running } from "../running.ts";
import { loginOf, originsOf, ownHostOf } from "../site-login.ts";
import { watchPaths } from "../watch-paths.ts";
import type { ReadDescription } from "./apart/read-description.ts";
import type { ServeArguments } from "./arguments.ts";
import { garbageCollector } from "./collect-garbage.ts";
import { textFetcher } from "./fetch-text.ts";
import { type DescriptionLoader, descriptionLoader, type Loaded } from "./load.ts";
import { mapConcurrently } from "./map-concurrently.ts";
import { createModelStore } from "./model-store.ts";
import { defaultReadLimits, type ReadLimits } from "./read-limits.ts";
import { firstOnes, linesOf, plainLine, summaryOf } from "./report.ts";
import { idsOf, isAddress } from "./source.ts";

/** The dependencies of serving. */
export interface ServeDeps {
  readonly folder: string;
  readonly port: number;
  /** Limits of the proxy that differ from the usual ones. */
  readonly limits: Partial<ProxyLimits>;
  /** Where readers find the site; on this machine when absent. */
  readonly origin?: string | undefined;
  /** Hosts of the site, in addition to those of this machine. */
  readonly hosts?: readonly string[] | undefined;
  readonly trustedHops?: number;
  /** Ranges that the host names of allowed origins may lead to, where they differ from the usual ones. */
  readonly privateRanges?: readonly string[] | undefined;
  readonly login?: LoginSettings | undefined;
  readonly log: Logger;
  /** The built files of the pages. */
  readonly assets: Assets;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly readDescription: ReadDescription;
  /** Limits of reading; the usual ones when absent. */
  readonly readLimits?: ReadLimits;
  /** Maximum number of sources that are read at the same time. */
  readonly atOnce: number;
}

/** Reads the sources, serves their site and reloads them on change; or returns sentences about why it can't start. */
export async function runServe(
  { sources, all, within, every, allowed, direct }: ServeArguments,
  deps: ServeDeps,
): Promise<Running | { readonly faults: readonly string[] }> {
  const { folder, log, out, err } = deps;
  const readLimits = deps.readLimits ?? defaultReadLimits;
  const fetcher = textFetcher(sources.filter(isAddress), readLimits);
  const ids = idsOf(sources);
  const loaders = sources.map((source, i) =>
    descriptionLoader({
      source,
      id: ids[i] ?? source,
      ...{ folder, within, fetcher },
      readDescription: deps.readDescription,
      limits: readLimits,
      placed: all ? Number.POSITIVE_INFINITY : firstOnes,
      now: () => performance.now(),
    }),
  );
  const store = createModelStore(loaders);
  const emit = (loader: DescriptionLoader, loaded: Loaded): void => {
    for (const line of linesOf(loaded, { source: loader.source, all })) err(line);
    if (loaded.kind === "loaded") out(`${plainLine(loaded.model.name ?? loader.source)}: ${summaryOf(loaded)}`);
  };

  const onError = logBug(log);
  /** Loading resolves even after a bug of ours: one description must not end the site. */
  const load = (loader: DescriptionLoader): Promise<Loaded> =>
    loader.load().catch((error: unknown): Loaded => {
      onError(error);
      const fault = `${loader.source}: an error in callboard itself keeps it from being read; the log has more`;
      return { kind: "faulty", fault, diagnostics: [] };
    });

  const garbage = garbageCollector();
  const faults: string[] = [];
  const loading = mapConcurrently(loaders, deps.atOnce, load);
  // While other processes read: the heap has grown at the start, and V8 would not collect it again so soon.
  garbage.now();
  for (const [i, loader] of loaders.entries()) {
    const loaded = await loading[i];
    if (loaded === undefined) continue;
    store.put(loader, loaded);
    if (loaded.kind === "faulty") {
      const [fault = loaded.fault, ...lines] = linesOf(loaded, { source: loader.source, all });
      faults.push([fault, ...lines].join("\n"));
    } else emit(loader, loaded);
  }
  if (faults.length > 0) {
    await fetcher.close();
    return { faults };
  }

  const source = modelSource();
  const siteSide = createSiteServer({
    headerBytes: deps.limits.headerBytes,
    trustedHops: deps.trustedHops,
    hosts: deps.hosts,
    onRefused: logRefusedHost(log),
    onError,
  });
  const listening = await listen(siteSide.server, deps.port, "PORT");
  if (!listening.ok) {
    await fetcher.close();
    return { faults: [listening.fault] };
  }
  const siteUrl = deps.origin ?? `http://localhost:${listening.port}`;
  const origins = originsOf(siteUrl, listening.port);
  const app = createDocsApp({
    source,
    assets: deps.assets,
    proxyUrl: proxyPath,
    direct,
    origin: siteUrl,
    login: loginOf(deps.login, origins, log),
    onDrawn: () => garbage.soon(),
    onBug: onError,
  });

  // Users who serve their own file want to call the server that they develop. A description from an address is somebody
  // else's, and gets no access to this machine.
  const files = new Set(ids.filter((_, i) => !isAddress(sources[i] ?? "")));
  const proxy = createProxy({
    environments: siteEnvironments(source, (apiId) => files.has(apiId)),
    privateOrigins: allowed,
    ...(deps.privateRanges !== undefined && { privateRanges: deps.privateRanges }),
    pageOrigins: origins,
    ownHost: ownHostOf(siteUrl),
    trustedHops: deps.trustedHops ?? 0,
    limits: deps.limits,
    probeOnly: direct,
    log: (entry) => log.info({ event: "proxy", ...entry }),
  });
  /** Shows the models of the store. */
  const show = (): void => {
    source.show(store.models(), store.hash());
    source.notify(store.notices());
    garbage.soon();
  };
  show();
  siteSide.serve({ app, proxy });

  /** The last reported problem of a source: an address that stays unreachable is reported once. */
  const reported = new Map<DescriptionLoader, string>();
  const reload = (loader: DescriptionLoader): Promise<void> => reloadOnce(loader).catch(onError);
  const reloadOnce = async (loader: DescriptionLoader): Promise<void> => {
    const loaded = await load(loader);
    if (loaded.kind === "unchanged") return;
    const fault = loaded.kind === "faulty" ? linesOf(loaded, { source: loader.source, all }).join("\n") : "";
    if (fault !== "" && reported.get(loader) === fault) return;
    reported.set(loader, fault);
    store.put(loader, loaded);
    show();
    emit(loader, loaded);
    if (loaded.kind === "faulty") err("  the site shows it as it was");
  };
  const watcher = watchPaths(async (paths) => {
    for (const loader of loaders) if (loader.files().some((file) => paths.includes(file))) await reload(loader);
    watcher.follow(loaders.flatMap((loader) => loader.files()));
  }, onError);
  watcher.follow(loaders.flatMap((loader) => loader.files()));
  const asking = askAgain(
    loaders.filter(({ source: name }) => isAddress(name)),
    every,
    reload,
  );

  out(`\nCallboard is running.\n\n  Docs  ${siteUrl}\n\n${reloadNotice(sources, every)} Press Ctrl-C to stop.`);
  return {
    stop: async () => {
      garbage.stop();
      asking.stop();
      await Promise.all([watcher.stop(), closeServer(siteSide.server), proxy.close(), fetcher.close()]);
    },
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

/** Loads sources again and again, one round after the other. */
function askAgain(
  loaders: readonly DescriptionLoader[],
  every: number,
  reload: (loader: DescriptionLoader) => Promise<void>,
): { readonly stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const round = (): void => {
    if (loaders.length === 0 || every === 0) return;
    timer = setTimeout(async () => {
      for (const loader of loaders) await reload(loader);
      if (timer !== undefined) round();
    }, every * 1000);
  };
  round();
  return {
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
