import { fromCallback } from "xstate";
import { type ChannelNote, channelAddress, channelApi, channelPath, proxyHeaders } from "#docs-host/proxy/wire";
import { hostOf, isLoopbackHost, parseUrl } from "#engine/host";
import type { LineCommand, LineEvent, LineFailure, LineInput } from "#machines";
import { proxyUnreachable } from "../failures.ts";
import type { HttpDeps } from "../http.ts";
import { refusalOf } from "../refusal.ts";
import { type ReadEnd, readClose, readRefusal } from "./line-ends.ts";
import { apiNotOpened, badLineAddress, badProtocols, mixedLine, noChannelProxy, noUpgrades } from "./line-failures.ts";
import type { ConnectionDeps, LineRoute } from "./line-route.ts";
import { openLine } from "./open-line.ts";

/** The dependencies of a connection through the proxy: `fetch` asks the proxy why the connection failed. */
export interface ProxyConnectionDeps extends ConnectionDeps, Pick<HttpDeps, "fetch"> {
  /** The origin of the page. */
  readonly pageOrigin: string;
  /** The API that the channel belongs to; its environments alone may then be reached. */
  readonly apiId?: string;
}

/** The dependencies of a direct connection. */
export interface DirectConnectionDeps extends ConnectionDeps {
  /** The origin of the page. */
  readonly pageOrigin: string;
}

const protocolHeader = "sec-websocket-protocol";

/** Returns true if a browser sends a header when it connects: only subprotocols, which are offered as such. */
export const goesDirectly = (name: string): boolean => name.toLowerCase() === protocolHeader;

/** Returns an address with ws or wss for any scheme, or `undefined` if a browser can't connect to it. */
function addressOf(url: string): URL | undefined {
  const address = parseUrl(url);
  if (address === undefined || !/^(?:wss?|https?):$/.test(address.protocol)) return undefined;
  if (address.protocol === "http:") address.protocol = "ws:";
  if (address.protocol === "https:") address.protocol = "wss:";
  // RFC 6455 §3: no fragment.
  address.hash = "";
  return address;
}

/** Lists the subprotocols to offer: first from the input, then from a header, without duplicates. */
function protocolsOf({ handshake, protocols = [] }: LineInput): readonly string[] {
  const listed = handshake.headers.flatMap(([name, value]) =>
    goesDirectly(name) ? value.split(",").map((part) => part.trim()) : [],
  );
  return [...new Set([...protocols, ...listed.filter((part) => part !== "")])];
}

/**
 * Creates an actor that opens a connection. If it can't be tried, it fails at once, with the same events as any other
 * end.
 */
const lineActor = (deps: ConnectionDeps, routeOf: (input: LineInput) => LineRoute | LineFailure) =>
  fromCallback<LineCommand, LineInput>(({ input, receive, sendBack }) => {
    const emit = (event: LineEvent) => sendBack(event);
    const fail = (why: LineFailure) => emit({ type: "line.closed", code: 1006, reason: "", ended: "failed", why });
    const route = routeOf(input);
    if ("cause" in route) return fail(route);
    try {
      return openLine({ ...route, cap: input.cap }, deps, { receive, emit });
    } catch {
      // The address is valid, so the browser rejects the subprotocols.
      return fail(badProtocols);
    }
  });

/**
 * Creates connections through the site's proxy (docs/security.md#channels) for the channel machine. The handshake
 * message has the headers, credentials included; the address of the connection has no credentials.
 */
export const proxyLine = (proxyUrl: string, deps: ProxyConnectionDeps) =>
  lineActor(deps, (input) => {
    const address = addressOf(input.handshake.url);
    if (address === undefined) return badLineAddress;
    const protocols = protocolsOf(input);
    const plain = input.handshake.headers.filter(([name]) => !goesDirectly(name));
    const headers = protocols.length === 0 ? plain : [...plain, [protocolHeader, protocols.join(", ")] as const];
    const mount = new URL(proxyUrl, deps.pageOrigin);
    const own = new URL(mount);
    own.protocol = mount.protocol.replace("http", "ws");
    own.pathname = mount.pathname.replace(/\/$/, "") + channelPath;
    const withoutQuery = new URL(address);
    withoutQuery.search = "";
    own.searchParams.set(channelAddress, withoutQuery.href);
    if (deps.apiId !== undefined) own.searchParams.set(channelApi, deps.apiId);
    let id: string | undefined;
    let last: ChannelNote | undefined;
    const noteIn = (text: string): ChannelNote | undefined => {
      try {
        // The text after the mark is the proxy's; each part is validated before it is shown.
        const note = JSON.parse(text) as Partial<ChannelNote> | null;
        return typeof note === "object" && note?.type !== undefined ? (note as ChannelNote) : undefined;
      } catch {
        return undefined;
      }
    };
    return {
      url: own.href,
      protocols: [],
      greet: (socket) =>
        socket.send(JSON.stringify({ type: "handshake", url: address.href, headers: joined(headers) })),
      receiveMessage(data) {
        const isMarked = typeof data === "string" && (id === undefined || data.startsWith(`${id} `));
        if (!isMarked) return id === undefined ? "drop" : "pass";
        const note = noteIn(id === undefined ? data : data.slice(id.length + 1));
        if (note?.type !== "opened") {
          last = note;
          return "drop";
        }
        ({ id } = note);
        const { protocol, messageBytes, dropped } = note;
        return { opened: { protocol, messageBytes, unsent: dropped } };
      },
      async classifyClose(code, reason, opened) {
        if (last?.type === "capped") return { ended: "capped" };
        if (last?.type === "refused") return readRefusal(whyRefused(last), last.status);
        if (opened) return readClose(code, reason);
        return code === 1006 ? explainUnreachable(proxyUrl, deps) : { ended: "failed", why: noChannelProxy };
      },
    };
  });

/**
 * Creates direct connections to the API, for sites without a proxy. A browser sends the address, the subprotocols and
 * its own cookies for that address; it can set no header, so all of them are reported as unsent.
 */
export const directLine = (deps: DirectConnectionDeps) =>
  lineActor(deps, (input) => {
    const address = addressOf(input.handshake.url);
    if (address === undefined) return badLineAddress;
    const isMixed = deps.pageOrigin.startsWith("https:") && address.protocol === "ws:";
    if (isMixed && !isLoopbackHost(hostOf(address))) return mixedLine;
    const unsent = input.handshake.headers.map(([name]) => name).filter((name) => !goesDirectly(name));
    return {
      url: address.href,
      protocols: protocolsOf(input),
      opened: ({ protocol }) => ({ protocol, unsent, messageBytes: Number.POSITIVE_INFINITY }),
      receiveMessage: () => "pass",
      // The browser doesn't report why the connection failed, so the failure may be temporary.
      classifyClose: (code, reason, opened) =>
        opened ? readClose(code, reason) : { ended: "lost", why: apiNotOpened(unsent) },
    };
  });

/**
 * Headers as the handshake holds them: names once, whatever their case, and values of the same name joined (RFC 9110
 * §5.3).
 */
function joined(headers: LineInput["handshake"]["headers"]): { readonly [name: string]: string } {
  const byName = new Map<string, readonly [name: string, value: string]>();
  for (const [name, value] of headers) {
    const [first, before] = byName.get(name.toLowerCase()) ?? [name];
    byName.set(name.toLowerCase(), [first, before === undefined ? value : `${before}, ${value}`]);
  }
  return Object.fromEntries(byName.values());
}

function whyRefused({ cause, who, message, advice, status }: Extract<ChannelNote, { type: "refused" }>): LineFailure {
  const answered = status === undefined ? "" : ` It responded with status ${status}.`;
  return {
    ...{ cause, who, message: message + answered, advice },
    ...(status !== undefined && { reason: { kind: "refusedWith", refusal: { cause, message, advice }, status } }),
  };
}

/**
 * A browser does not say why an upgrade failed, so an ordinary call asks the proxy, which refuses it by the same rules.
 */
async function explainUnreachable(proxyUrl: string, { fetch }: Pick<HttpDeps, "fetch">): Promise<ReadEnd> {
  try {
    const headers = { [proxyHeaders.ending]: "channel" };
    const response = await fetch(proxyUrl, { method: "POST", headers, credentials: "same-origin", cache: "no-store" });
    if (response.status === 204) return { ended: "failed", why: noUpgrades };
    return readRefusal(await refusalOf(response), response.status);
  } catch {
    return { ended: "lost", why: proxyUnreachable };
  }
}
