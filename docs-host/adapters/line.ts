import { fromCallback } from "xstate";
import { type ChannelNote, channelAddress, channelApi, channelPath, proxyHeaders } from "#docs-host/proxy/wire";
import { hostOf, isLoopbackHost } from "#engine/host";
import type { LineCommand, LineEvent, LineFailure, LineInput } from "#machines";
import { proxyUnreachable } from "./failures.ts";
import type { HttpPorts } from "./http.ts";
import { type Judged, judgedClose, judgedRefusal } from "./line-ends.ts";
import { apiNotOpened, badLineAddress, badProtocols, mixedLine, noChannelProxy, noUpgrades } from "./line-failures.ts";
import { type LinePorts, type LineWay, openLine } from "./open-line.ts";
import { refusalOf } from "./refusal.ts";

/** What a line through the proxy borrows: `fetch` asks the proxy why it could not be connected to. */
export interface ProxyLinePorts extends LinePorts, Pick<HttpPorts, "fetch"> {
  /** The origin of the page. */
  readonly pageOrigin: string;
  /** The API that the channel belongs to; its environments alone may then be reached. */
  readonly apiId?: string;
}

/** What a direct line borrows. */
export interface DirectLinePorts extends LinePorts {
  /** The origin of the page. */
  readonly pageOrigin: string;
}

const protocolHeader = "sec-websocket-protocol";

/** Whether a browser takes a header along when it connects by itself: only subprotocols, which are offered as such. */
export const goesDirectly = (name: string): boolean => name.toLowerCase() === protocolHeader;

/** An address with ws or wss, whatever it was written with; nothing when a browser could not connect to it. */
function addressOf(url: string): URL | undefined {
  if (!/^(wss?|https?):/i.test(url) || !URL.canParse(url)) return undefined;
  const address = new URL(url);
  if (address.protocol === "http:") address.protocol = "ws:";
  if (address.protocol === "https:") address.protocol = "wss:";
  // RFC 6455 §3: no fragment.
  address.hash = "";
  return address;
}

/** The subprotocols to offer: those of the input, then those that a header lists, each once. */
function protocolsOf({ handshake, protocols = [] }: LineInput): readonly string[] {
  const listed = handshake.headers.flatMap(([name, value]) =>
    goesDirectly(name) ? value.split(",").map((part) => part.trim()) : [],
  );
  return [...new Set([...protocols, ...listed.filter((part) => part !== "")])];
}

/** Makes an actor of what opens a line; what can't even be tried fails at once, told as any other end. */
const lineActor = (ports: LinePorts, wayOf: (input: LineInput) => LineWay | LineFailure) =>
  fromCallback<LineCommand, LineInput>(({ input, receive, sendBack }) => {
    const tell = (event: LineEvent) => sendBack(event);
    const fail = (why: LineFailure) => tell({ type: "line.closed", code: 1006, reason: "", ended: "failed", why });
    const way = wayOf(input);
    if ("cause" in way) return fail(way);
    try {
      return openLine({ ...way, cap: input.cap }, ports, { receive, tell });
    } catch {
      // The address is known to be one, so it is the subprotocols that the browser will not take.
      return fail(badProtocols);
    }
  });

/**
 * Lines through the site's proxy (product.md §7 "WebSocket"), to lend to the dialogue of a channel. Headers, credentials
 * included, travel in the handshake message; the address of the connection itself holds none.
 */
export const proxyLine = (proxyUrl: string, ports: ProxyLinePorts) =>
  lineActor(ports, (input) => {
    const address = addressOf(input.handshake.url);
    if (address === undefined) return badLineAddress;
    const protocols = protocolsOf(input);
    const plain = input.handshake.headers.filter(([name]) => !goesDirectly(name));
    const headers = protocols.length === 0 ? plain : [...plain, [protocolHeader, protocols.join(", ")] as const];
    const mount = new URL(proxyUrl, ports.pageOrigin);
    const own = new URL(mount);
    own.protocol = mount.protocol.replace("http", "ws");
    own.pathname = mount.pathname.replace(/\/$/, "") + channelPath;
    own.searchParams.set(channelAddress, address.href.split("?")[0] ?? "");
    if (ports.apiId !== undefined) own.searchParams.set(channelApi, ports.apiId);
    let id: string | undefined;
    let last: ChannelNote | undefined;
    const said = (text: string): ChannelNote | undefined => {
      try {
        // What stands behind the mark is the proxy's, and each part of it is looked at before it is shown.
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
      hear(data) {
        const isMarked = typeof data === "string" && (id === undefined || data.startsWith(`${id} `));
        if (!isMarked) return id === undefined ? "drop" : "pass";
        const note = said(id === undefined ? data : data.slice(id.length + 1));
        if (note?.type !== "opened") {
          last = note;
          return "drop";
        }
        ({ id } = note);
        const { protocol, messageBytes, dropped } = note;
        return { opened: { protocol, messageBytes, unsent: dropped } };
      },
      async judge(code, reason, opened) {
        if (last?.type === "capped") return { ended: "capped" };
        if (last?.type === "refused") return judgedRefusal(whyRefused(last), last.status);
        if (opened) return judgedClose(code, reason);
        return code === 1006 ? judgedUnreachable(proxyUrl, ports) : { ended: "failed", why: noChannelProxy };
      },
    };
  });

/**
 * Lines straight to the API, for where the proxy is off. A browser sends what the address and the subprotocols hold, and its
 * own cookies of that address; it can set no header, so all of them are told as unsent.
 */
export const directLine = (ports: DirectLinePorts) =>
  lineActor(ports, (input) => {
    const address = addressOf(input.handshake.url);
    if (address === undefined) return badLineAddress;
    const isMixed = ports.pageOrigin.startsWith("https:") && address.protocol === "ws:";
    if (isMixed && !isLoopbackHost(hostOf(address))) return mixedLine;
    const unsent = input.handshake.headers.map(([name]) => name).filter((name) => !goesDirectly(name));
    return {
      url: address.href,
      protocols: protocolsOf(input),
      opened: ({ protocol }) => ({ protocol, unsent, messageBytes: Number.POSITIVE_INFINITY }),
      hear: () => "pass",
      // What kept the browser from connecting it does not tell, so that it may as well pass.
      judge: (code, reason, opened) =>
        opened ? judgedClose(code, reason) : { ended: "lost", why: apiNotOpened(unsent) },
    };
  });

/** Headers as the handshake holds them: names once, whatever their case, and values of the same name joined (RFC 9110 §5.3). */
function joined(headers: LineInput["handshake"]["headers"]): { readonly [name: string]: string } {
  const byName = new Map<string, readonly [name: string, value: string]>();
  for (const [name, value] of headers) {
    const [first, before] = byName.get(name.toLowerCase()) ?? [name];
    byName.set(name.toLowerCase(), [first, before === undefined ? value : `${before}, ${value}`]);
  }
  return Object.fromEntries(byName.values());
}

function whyRefused({ cause, who, message, advice, status }: Extract<ChannelNote, { type: "refused" }>): LineFailure {
  const answered = status === undefined ? "" : ` It answered with status ${status}.`;
  return { cause, who, message: message + answered, advice };
}

/** A browser does not tell why an upgrade failed, so the proxy is asked by an ordinary call, which the same rules would refuse. */
async function judgedUnreachable(proxyUrl: string, { fetch }: Pick<HttpPorts, "fetch">): Promise<Judged> {
  try {
    const headers = { [proxyHeaders.ending]: "channel" };
    const response = await fetch(proxyUrl, { method: "POST", headers, credentials: "same-origin", cache: "no-store" });
    if (response.status === 204) return { ended: "failed", why: noUpgrades };
    return judgedRefusal(await refusalOf(response), response.status);
  } catch {
    return { ended: "lost", why: proxyUnreachable };
  }
}
