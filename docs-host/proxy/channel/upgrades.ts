import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { splitList } from "../headers/index.ts";
import { answerUpgrade } from "./refuse-upgrade.ts";

/** Takes the WebSocket connections of channels, as a proxy does. */
export interface UpgradeTaker {
  /** Takes one connection, whatever its path. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/** Returns the proxy that takes channels at the moment. */
export interface UpgradeRoute {
  /** The one path that is a channel's, compared letter by letter; or returns true for each of several. */
  readonly path: string | ((path: string) => boolean);
  /**
   * Returns true if the path of a request is the path of a channel, once `path` allows it; every such path if absent.
   */
  readonly isChannel?: (request: IncomingMessage) => Promise<boolean>;
  /** Nothing while the site is starting. */
  readonly proxy: () => UpgradeTaker | undefined;
  /** True if other listeners of the server, where there are any, answer at all other paths. */
  readonly isShared?: boolean;
}

/**
 * Lets a server accept WebSocket connections at one path and refuse them at all others. A request that offers another
 * upgrade (some clients offer h2c with every call) is served without it, as Node does on a server without upgrades.
 */
export function takeUpgrades(server: Server, { path, isChannel, proxy, isShared = false }: UpgradeRoute): void {
  const mayBeChannel = typeof path === "string" ? (one: string) => one === path : path;
  const isOurs = (request: IncomingMessage): boolean => offersWebSocket(request) && mayBeChannel(pathOf(request));
  const take: UpgradeListener = (request, socket, head) => {
    // Node has removed its own listeners from the connection.
    socket.on("error", () => socket.destroy());
    const taker = proxy();
    if (taker === undefined) {
      return answerUpgrade(socket, 503, [...plainText, "retry-after", "1"], starting);
    }
    const upgrade = (): void => {
      try {
        taker.upgrade(request, socket, head);
      } catch {
        socket.destroy();
      }
    };
    if (isChannel === undefined) return upgrade();
    isChannel(request).then(
      (is) => (is ? upgrade() : answerUpgrade(socket, 404, plainText, noChannel)),
      () => void socket.destroy(),
    );
  };
  const refuse: UpgradeListener = (request, socket, head) => {
    if (!offersWebSocket(request)) return serveWithoutUpgrade(server, request, socket, head);
    socket.on("error", () => socket.destroy());
    answerUpgrade(socket, 404, plainText, noChannel);
  };
  if (isShared) takeBeforeOthers(server, isOurs, take, refuse);
  else server.on("upgrade", (request, socket, head) => (isOurs(request) ? take : refuse)(request, socket, head));
  chooseUpgrades(server, isOurs);
}

/**
 * Node 22.21, 24.9 and later ask a server whether a request is an upgrade, and serve it as any other if not. Since Node 26
 * it can't be put back, because its body is not part of the connection.
 */
function chooseUpgrades(server: Server, isOurs: (request: IncomingMessage) => boolean): void {
  const chooser = server as Chooser; // an option of a server is its property too
  const { shouldUpgradeCallback: others = () => true } = chooser;
  chooser.shouldUpgradeCallback = (request) =>
    isOurs(request) ||
    (server.listenerCount("upgrade") === 1 ? offersWebSocket(request) : others.call(server, request));
}

type Chooser = Server & { shouldUpgradeCallback?: (request: IncomingMessage) => boolean };

type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Servers of others that `takeBeforeOthers` has a listener at. */
const shared = new WeakSet<Server>();

/**
 * Takes connections of a server before its other listeners: the usual ones end each connection at a path that is not
 * theirs, and an event of Node can't be stopped by a listener. `refuse` answers if there are no others.
 */
function takeBeforeOthers(
  server: Server,
  isOurs: (request: IncomingMessage) => boolean,
  take: UpgradeListener,
  refuse: UpgradeListener,
): void {
  // Without its overloads.
  const emit = server.emit.bind(server) as (event: string | symbol, ...values: unknown[]) => boolean;
  server.emit = (event: string | symbol, ...values: unknown[]): boolean => {
    // The values of this event of Node (HTTP, "upgrade").
    const [request, socket, head] = values as Parameters<UpgradeListener>;
    if (event !== "upgrade" || !isOurs(request)) return emit(event, ...values);
    take(request, socket, head);
    return true;
  };
  // Node emits the event only if there is a listener. One is enough for several channels.
  if (shared.has(server)) return;
  shared.add(server);
  server.on("upgrade", (request, socket, head) => {
    if (server.listenerCount("upgrade") === 1) refuse(request, socket, head);
  });
}

/** The path of a request. The whole address may be written out (RFC 9112 §3.2.2); it is not a path then, and never ours. */
const pathOf = ({ url = "" }: IncomingMessage): string => url.split("?", 1)[0] ?? "";

const plainText = ["content-type", "text/plain; charset=utf-8"];
const noChannel = "There is no channel here.\n";
const starting = "The site is starting. Try again in a moment.\n";

const offersWebSocket = ({ headers }: IncomingMessage): boolean =>
  (headers.upgrade ?? "").split(",").some((name) => /^\s*websocket\b/i.test(name));

const ofUpgrade: ReadonlySet<string> = new Set(["upgrade", "http2-settings"]);

/** Other options of a Connection header, such as that this is the last request. */
const withoutOffer = (value: string): string =>
  splitList(value)
    .filter((name) => !ofUpgrade.has(name.toLowerCase()))
    .join(", ");

/**
 * An older Node has stopped reading the connection as HTTP, so the request is put back in front of the remaining bytes, without
 * its upgrade header.
 */
function serveWithoutUpgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method = "GET", url = "/", httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = "", value = ""] = rawHeaders.slice(at, at + 2);
    if (name.toLowerCase() === "connection") lines.push(`${name}: ${withoutOffer(value)}`);
    else if (!ofUpgrade.has(name.toLowerCase())) lines.push(`${name}: ${value}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), head]));
  server.emit("connection", socket);
}
