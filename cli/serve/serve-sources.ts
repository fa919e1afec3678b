import { modelSource, oneSite } from "#docs-host/server";
import { hostOf, isLoopbackHost, parseUrl } from "#engine/host";
import { itemAt } from "#engine/item-at";
import { type ApiModel, addressesOf } from "#engine/model";
import { isLocal } from "../is-local.ts";
import { logBug, type Running } from "../running.ts";
import { listenForSite } from "../site.ts";
import type { ServeArguments } from "./arguments.ts";
import type { GarbageCollector } from "./collect-garbage.ts";
import type { Sources } from "./read-sources.ts";
import { reloadSources } from "./reload-sources.ts";
import type { ServeDeps } from "./serve-deps.ts";
import { openServerChoices } from "./server-choices.ts";
import { idsOf, isAddress } from "./source.ts";

/** The read sources, and the garbage collector for reading and rendering. */
interface ReadSources {
  readonly sources: Sources;
  readonly garbage: GarbageCollector;
}

/** Serves the site of sources and reloads them on change; or returns sentences about why it can't listen. */
export async function serveSources(
  args: ServeArguments,
  deps: ServeDeps,
  { sources, garbage }: ReadSources,
): Promise<Running | { readonly errors: readonly string[] }> {
  const { sources: names, all, every, allowed, direct } = args;
  const { log, out, err } = deps;
  const reachable = [...allowed, ...[...args.servers.values()].map((url) => new URL(url).origin)];
  const servers = await openServerChoices({ ...deps, sources: names, given: args.servers });
  const assets = await deps.assets();
  // Nothing is waited for between listening and the first page, so that no reader meets a site that is starting.
  const site = await listenForSite(deps, deps.port, log);
  if (!site.ok) return { errors: site.errors };
  const source = modelSource(
    isLocal(deps)
      ? async (apiId, url) => {
          await servers.set(apiId, url);
          show();
        }
      : undefined,
  );
  /** Shows the models of the store where they are served. */
  const show = (): void => {
    const models = sources.store.models();
    const canSet = isLocal(deps) ? servers.open(models) : undefined;
    source.show(servers.apply(models), sources.store.hash() + servers.key(), canSet);
    source.notify(sources.store.notices());
    garbage.soon();
  };
  show();
  for (const note of servers.notes(sources.store.models())) out(note);
  if (!isLocal(deps) && !direct) {
    for (const note of loopbackNotes(servers.apply(sources.store.models()), reachable)) out(note);
  }
  // Users who serve their own file want to call the server that they develop; readers elsewhere get no access to this
  // machine by it. A description from an address is by someone else, and gets no access to this machine beyond the
  // server that it came from, which the user has named.
  const ids = idsOf(names);
  const origins = new Map(names.map((name, i) => [itemAt(ids, i), isAddress(name) ? originIn(name) : "file"] as const));
  site.show({
    sites: oneSite(source),
    live: true,
    assets,
    direct,
    privateOrigins: reachable,
    isOwn: (apiId, baseUrl) => {
      const origin = origins.get(apiId);
      return isLocal(deps) && (origin === "file" || (origin !== undefined && originIn(baseUrl) === origin));
    },
    onDrawn: () => garbage.soon(),
  });
  const reloading = reloadSources({
    ...sources,
    ...{ folder: deps.folder, all, every, show, err },
    onError: logBug(log),
  });
  out(`\nCallboard is running.\n\n  Docs  ${site.url}\n\n${reloadNotice(names, every)} Press Ctrl-C to stop.`);
  return {
    stop: async () => {
      await Promise.all([reloading.stop(), site.close()]);
    },
  };
}

const originIn = (url: string): string | undefined => parseUrl(url)?.origin;

/** Describes when sources are loaded again. */
function reloadNotice(sources: readonly string[], every: number): string {
  const addresses = sources.some(isAddress);
  const files = sources.some((source) => !isAddress(source));
  const reported = [
    ...(files ? ["Files are reloaded when they change."] : []),
    ...(addresses
      ? [every === 0 ? "Addresses are not fetched again." : `Addresses are fetched again every ${every} s.`]
      : []),
  ];
  return reported.join(" ");
}

/**
 * Returns a sentence for each server of this machine that descriptions name, and that readers of a site which others can
 * open don't reach.
 *
 * @param allowed origins that the operator allows
 */
function loopbackNotes(models: readonly ApiModel[], allowed: readonly string[]): readonly string[] {
  const origins = models.flatMap(({ endpoints, channels = [] }) =>
    [...endpoints, ...channels]
      .flatMap(({ environments }) => environments)
      .flatMap(addressesOf)
      .flatMap((address) => parseUrl(address.replace(/^ws/i, "http")) ?? [])
      .filter((url) => isLoopbackHost(hostOf(url)))
      .map(({ origin }) => origin),
  );
  return [...new Set(origins)]
    .filter((origin) => !allowed.includes(origin))
    .map((origin) => `The playground can't call ${origin}: others may open this site. --allow ${origin} permits it.`);
}
