import type { IncomingMessage, Server } from "node:http";
import { channelPath, createProxy, defaultLimits, type ForwardingProxy, takeUpgrades } from "#docs-host/proxy";
import {
  type Assets,
  createDocsApp,
  type DocsApp,
  proxyPath,
  revalidating,
  type SiteAnswer,
  type SiteSource,
  type Sites,
  siteBelow,
  siteEnvironments,
  siteOfApis,
} from "#docs-host/server";
import { servedAt } from "#engine/model";
import type { Docs, DocsOptions, Visitor } from "#package/server";
import { type InProcess, inProcess } from "./in-process.ts";
import { type OwnServer, originOfApp, schemeOfApp } from "./own-server.ts";
import { proxyAccess, sessionCredentials } from "./proxy-access.ts";
import { type DocsSettings, isPath, readOptions } from "./read-options.ts";
import { type ReadSourceDeps, type SourceReader, sourceReader } from "./read-source.ts";

/** The dependencies of docs. */
export interface DocsDeps extends ReadSourceDeps {
  /** Opens the built files of the pages. */
  readonly openAssets: () => Promise<Assets>;
  /** Milliseconds for which a description counts as unchanged, or as one that can't be read. */
  readonly checkedFor: number;
  readonly isProduction: boolean;
}

/** Creates docs in an app. */
export function createDocsWith<Original>(options: DocsOptions<Original>, deps: DocsDeps): Docs {
  const settings = readOptions(options);
  const app: OwnServer = { origin: settings.origin, port: undefined };
  const report = options.onProblem ?? reportToConsole;
  const reader = sourceReader(options.description, deps);
  const upgrades: Upgrades = { areTaken: false };
  const hasSession = options.session !== undefined;
  const source = siteSource(reader, { ...deps, settings, app, upgrades, report, hasSession });
  const { proxy, answerCall } = openProxy(options, { settings, app, source });
  const { path, mountPath } = settings;
  const handles = (pathname: string): boolean => pathname === mountPath || pathname.startsWith(`${mountPath}/`);
  const pages = pagesOf({ ...deps, source, app, upgrades, path, report, live: options.live ?? !deps.isProduction });
  const attached = new WeakSet<object>();

  const answer = async (request: Request, visitor: Visitor): Promise<Response> => {
    const url = new URL(request.url);
    if (!handles(url.pathname)) return plain(404, "There are no docs here.");
    app.port ??= visitor.port;
    url.pathname = path + url.pathname.slice(mountPath.length);
    const asked = path === mountPath ? request : new Request(url, request);
    if (url.pathname === path + proxyPath) return answerCall(asked, visitor);
    return (await pages()).fetch(asked, visitor.address === undefined ? {} : { address: visitor.address });
  };
  return {
    mountPath,
    handles,
    fetch: (request, visitor = {}) =>
      answer(request, visitor).catch((error: unknown) => {
        // A client who has left waits for no answer.
        if (!request.signal.aborted) report("an internal error occurred", error);
        return plain(500, "An internal error occurred. See the log of the app.");
      }),
    attach: (server) => {
      if (attached.has(server)) return;
      attached.add(server);
      upgrades.areTaken = true;
      const upgrade: ForwardingProxy["upgrade"] = (request, socket, head) => {
        app.port ??= request.socket.localPort;
        proxy.upgrade(request, socket, head);
      };
      // It has the events of Node's server.
      takeUpgrades(server as Server, {
        ...{ path: mountPath + proxyPath + channelPath, isShared: true },
        proxy: () => ({ upgrade }),
      });
    },
    close: async () => {
      await Promise.all([proxy.close(), reader.close()]);
    },
  };
}

const plain = (status: number, text: string): Response =>
  new Response(`${text}\n`, { status, headers: { "content-type": "text/plain; charset=utf-8" } });

const reportToConsole = (message: string, error?: unknown): void => {
  if (error === undefined) console.warn(`callboard: ${message}`);
  else console.error(`callboard: ${message}`, error);
};

/** The WebSocket connections of an app. */
interface Upgrades {
  /** True once a server lets docs take them: without one, channels connect from the browser. */
  areTaken: boolean;
}

interface SourceDeps extends Pick<DocsDeps, "now" | "checkedFor"> {
  readonly settings: DocsSettings;
  readonly app: OwnServer;
  readonly upgrades: Upgrades;
  readonly report: NonNullable<DocsOptions["onProblem"]>;
  readonly hasSession: boolean;
}

/** Creates the source of the site of a description, which is read again when it has changed. */
function siteSource(reader: SourceReader, deps: SourceDeps): SiteSource {
  const { settings, app, upgrades, report, hasSession, now, checkedFor } = deps;
  let reported = "";
  const reportOnce = (text: string): void => {
    if (text !== "" && text !== reported) report(text);
    reported = text;
  };
  const fetchSite = async (): Promise<SiteAnswer> => {
    const read = await reader.read();
    if (!read.ok) reportOnce(read.lines.join("\n"));
    if (!read.ok) return { ok: false, error: { message: read.message, advice: seeLog } };
    const base = baseUrlOf(settings.server, app);
    const model = base === undefined ? read.model : servedAt(read.model, base);
    // A channel of another protocol, such as Kafka, has no environments, and is not opened from a page.
    const opened = (model.channels ?? []).some(({ environments }) => environments.length > 0);
    reportOnce(opened && !upgrades.areTaken ? directChannels : "");
    const site = siteOfApis(`${read.hash}${base ?? ""}`, [model], settings.path.slice(1));
    const settled = hasSession ? { ...site, settings: { ...site.settings, announcement: sessionNotice } } : site;
    return { ok: true, site: siteBelow(settled, settings.path) };
  };
  return revalidating({
    ...{ fetchSite, now, freshFor: Number.POSITIVE_INFINITY, failedFor: checkedFor, checkedFor },
    onError: () => {},
    isReplaced: reader.isChanged,
  });
}

const directChannels =
  "WebSocket channels connect from the browser, without the proxy and the session: docs.attach(server) has not been called.";
const seeLog = "The log of the app says why. This page works as soon as the description can be read.";
const sessionNotice = "Requests from these pages are sent with your session, unless you enter credentials.";

/**
 * Returns the base URL of an API without a server in its description: the base URL of the settings, or the app itself.
 */
function baseUrlOf(server: string | undefined, app: OwnServer): string | undefined {
  if (server !== undefined && !isPath(server)) return server;
  const origin = originOfApp(app);
  return origin === undefined ? undefined : new URL(server ?? "", `${origin}/`).href.replace(/\/$/, "");
}

interface ProxyDeps {
  readonly settings: DocsSettings;
  readonly app: OwnServer;
  readonly source: SiteSource;
}

/** Opens the proxy of docs, for requests of the web and for the connections of a server. */
function openProxy<Original>(options: DocsOptions<Original>, { settings, app, source }: ProxyDeps) {
  const { origin, server, privateOrigins } = settings;
  const access = proxyAccess(
    siteEnvironments(source, () => true),
    app,
  );
  const visitors = new WeakMap<Request, Visitor>();
  let calls: InProcess | undefined;
  const requestOf = (incoming: IncomingMessage) => {
    const request = calls?.originOf(incoming);
    // A channel comes from Node's server itself.
    if (request === undefined) return { request: bareRequest(incoming), original: incoming };
    return { request: withoutBody(request), original: visitors.get(request)?.original };
  };
  const { session, limits = {} } = options;
  const named = server === undefined || isPath(server) ? [] : [new URL(server).origin];
  const proxy = createProxy({
    environments: access.environments,
    privateOrigins: [...privateOrigins, ...named, ...(origin === undefined ? [] : [origin])],
    pageOrigins: origin === undefined ? [] : [origin],
    schemeOf: (incoming) => schemeOfApp(incoming, calls?.originOf(incoming)),
    trustedHops: options.trustedHops ?? 0,
    limits: knownLimits(limits),
    credentials: session && sessionCredentials(session, access, requestOf),
    log: options.log ?? (() => {}),
  });
  calls = inProcess(proxy.handle, 2 * (limits.headerBytes ?? defaultLimits.headerBytes));
  const { fetch } = calls;
  return {
    proxy,
    answerCall: (request: Request, visitor: Visitor): Promise<Response> => {
      visitors.set(request, visitor);
      return fetch(request, visitor.address ?? "unknown");
    },
  };
}

/** Throws `TypeError` for a limit that the proxy doesn't have. */
function knownLimits(limits: NonNullable<DocsOptions["limits"]>): { readonly [name: string]: number } {
  for (const [name, value] of Object.entries(limits)) {
    if (name in defaultLimits && Number.isFinite(value) && value >= 0) continue;
    throw new TypeError(`createDocs: limits: there is no limit ${name}, or ${value} is not valid for it`);
  }
  return limits;
}

const withoutBody = ({ url, headers }: Request): Request => new Request(url, { headers });

function bareRequest({ headers, url = "/" }: IncomingMessage): Request {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) sent.set(name, String(value));
  return new Request(new URL(url, `http://${headers.host ?? "localhost"}`), { headers: sent });
}

interface PagesDeps extends Pick<DocsDeps, "openAssets"> {
  readonly source: SiteSource;
  readonly app: OwnServer;
  readonly upgrades: Upgrades;
  readonly path: string;
  readonly report: NonNullable<DocsOptions["onProblem"]>;
  readonly live: boolean;
}

/**
 * Creates the pages of docs with the first request, which may say where the app is, and again if a server is attached
 * after it.
 */
function pagesOf({ openAssets, source, app, upgrades, path, report, live }: PagesDeps) {
  const located = {
    kind: "site",
    site: { content: { kind: "source", source } as const, base: path, isGuest: true, isOwn: true, isUnlisted: false },
  } as const;
  const sites: Sites = {
    locate: async () => located,
    resolveHost: async () => "not-served",
    list: async ({ find }) => ({ sites: [], total: 0, pages: 1, page: 1, find }),
  };
  let pages: Promise<DocsApp> | undefined;
  let takesUpgrades = false;
  return (): Promise<DocsApp> => {
    if (takesUpgrades !== upgrades.areTaken) pages = undefined;
    takesUpgrades = upgrades.areTaken;
    pages ??= openAssets().then((assets) =>
      createDocsApp({
        ...{ sites, assets, live, directChannels: !takesUpgrades },
        proxyUrl: proxyPath,
        origin: originOfApp(app) ?? "http://localhost",
        onBug: (error) => report("an internal error occurred", error),
      }),
    );
    return pages;
  };
}
