import { isIP, isIPv6, type LookupFunction, Socket } from "node:net";
import { connect as connectTls, createSecureContext, rootCertificates, type SecureContext } from "node:tls";
import type { buildConnector } from "undici";
import { checkAddress, isSameAddress } from "./addresses.ts";
import { holdEnd } from "./held-end.ts";
import { isAccessible, type PrivateAccess } from "./private-access.ts";
import { canonicalOrigin } from "./target.ts";

/** Looks up a host name and returns all its addresses; rejects if there are none. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/** Why no connection was made. */
export type DialReason =
  | "blocked-address"
  | "name-not-found"
  | "connection-refused"
  | "connection-reset"
  | "no-route"
  | "proxy-busy"
  | "tls-expired"
  | "tls-untrusted"
  | "tls-wrong-name"
  | "tls"
  | "connect-timeout";

/** No connection was made; `range` names the refused address range of a blocked address. */
export class DialError extends Error {
  override readonly name = "DialError";
  readonly reason: DialReason;
  readonly range: string | undefined;
  constructor(fault: DialReason, range?: string) {
    super(`no connection: ${fault}`);
    this.reason = fault;
    this.range = range;
  }
}

/** Options of a dialer. */
export interface DialOptions extends PrivateAccess {
  readonly resolve: Resolve;
  /** Additional trusted certificates (PEM). */
  readonly certificateAuthorities: readonly string[];
  /** From the lookup to a usable connection, in milliseconds. */
  readonly connectMs: number;
}

/**
 * Creates the function that opens every connection to an API. It resolves the name once (never for an address), checks
 * every address, dials only checked addresses, and compares the address that was reached before the first byte leaves.
 */
export function createDialer(options: DialOptions): buildConnector.connector {
  // Made at the first TLS connection and then shared: reading the root certificates takes longer than a handshake.
  let context: SecureContext | undefined;
  const secureContext = () => {
    const extra = options.certificateAuthorities;
    context ??= createSecureContext(extra.length === 0 ? {} : { ca: [...rootCertificates, ...extra] });
    return context;
  };
  return ({ protocol, hostname: host, port }, callback) => {
    // URLs write IPv6 addresses in brackets (RFC 3986 §3.2.2); not every caller has removed them.
    const hostname = host.replace(/^\[(.*)\]$/, "$1");
    const abort = new AbortController();
    let settled = false;
    const settle = (outcome: Socket | Error) => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      if (outcome instanceof Error) {
        abort.abort();
        callback(outcome, null);
      } else callback(null, outcome);
    };
    const timer = setTimeout(() => settle(new DialError("connect-timeout")), options.connectMs);

    const dial = async () => {
      const addresses = await findAddresses(hostname, options.resolve);
      const origin = originOf(protocol, hostname, port);
      for (const address of addresses) {
        const { reach, range } = checkAddress(address);
        if (reach === "public") continue;
        if (reach === "forbidden" || !isAccessible({ origin, hostname, address, range }, options))
          throw new DialError("blocked-address", range);
      }
      if (settled) return;
      const secure = protocol === "https:";
      openSocket(
        { secureContext: secure ? secureContext : undefined, hostname, port, addresses },
        settle,
        abort.signal,
      );
    };
    dial().catch(settle);
  };
}

interface OpenOptions {
  /** Present when the connection is to be secured. */
  readonly secureContext: (() => SecureContext) | undefined;
  readonly hostname: string;
  readonly port: string;
  readonly addresses: readonly string[];
}

/** Bytes that a socket reads ahead of the parser while the parser waits for a slow reader. */
const readAheadBytes = 64 * 1024;

/**
 * Opens a TCP connection to one of the addresses, then TLS on it if wanted. TLS starts only on a connection that exists
 * to a checked address: `tls.connect` on its own throws if the connection fails at once, such as without a route, and
 * leaves a socket without a listener.
 */
function openSocket(
  { secureContext, hostname, port, addresses }: OpenOptions,
  settle: (outcome: Socket | Error) => void,
  signal: AbortSignal,
): void {
  /** Returns a socket the listeners that it keeps for life, before it can fail. */
  const watch = (socket: Socket, isSecure: boolean): Socket => {
    socket.on("error", (error: NodeJS.ErrnoException) => {
      settle(new DialError(dialReasonOf(error, isSecure)));
      disarmReset(error);
    });
    socket.once("close", () => settle(new DialError("connection-reset")));
    signal.addEventListener("abort", () => void socket.destroy(), { once: true });
    return socket;
  };
  // The HTTP client closes what has ended; see held-end.ts.
  const streamOptions = { highWaterMark: readAheadBytes, allowHalfOpen: true };
  const tcp = watch(new Socket(streamOptions), false);
  tcp.once("connect", () => {
    // A connection that is already gone has no address any more.
    if (tcp.remoteAddress === undefined) return settle(new DialError("connection-reset"));
    if (!isPinned(tcp.remoteAddress, addresses)) return settle(new DialError("blocked-address", "notPinned"));
    if (secureContext === undefined) {
      holdEnd(tcp);
      return settle(tcp);
    }
    try {
      const tls = connectTls({
        ...{ ...streamOptions, socket: tcp, host: hostname, secureContext: secureContext() },
        // SNI carries names only (RFC 6066 §3).
        servername: isIP(hostname) === 0 ? hostname : "",
        ALPNProtocols: ["http/1.1"],
        // Explicit, since NODE_TLS_REJECT_UNAUTHORIZED could turn the check off.
        rejectUnauthorized: true,
      });
      watch(tls, true);
      holdEnd(tls);
      tls.once("secureConnect", () => {
        if (!tls.destroyed) settle(tls);
      });
    } catch (error) {
      settle(error instanceof Error ? error : new DialError("tls"));
    }
  });
  tcp.setNoDelay(true);
  tcp.connect({ host: hostname, port: Number(port || (secureContext ? 443 : 80)), ...dialing(addresses) });
}

const dialing = (addresses: readonly string[]) => ({ lookup: pinnedLookup(addresses), autoSelectFamily: true });

/**
 * undici 7.30 finishes its parser when a connection is reset under an answer that ends with the connection, and fails
 * an assertion if the parser is paused for a slow reader: an exception in a socket event, which ends the process. Under
 * another code the error takes the ordinary way. This listener is before undici's own.
 */
function disarmReset(error: NodeJS.ErrnoException): void {
  if (error.code === "ECONNRESET") error.code = "UPSTREAM_RESET";
}

/** Returns true if a connection is to one of the checked addresses. */
export function isPinned(remoteAddress: string | undefined, addresses: readonly string[]): boolean {
  return remoteAddress !== undefined && addresses.some((address) => isSameAddress(address, remoteAddress));
}

async function findAddresses(hostname: string, resolve: Resolve): Promise<readonly string[]> {
  if (isIP(hostname) !== 0) return [hostname];
  let addresses: readonly string[] = [];
  try {
    addresses = await resolve(hostname);
  } catch {
    // The reason makes no difference to the caller.
  }
  if (addresses.length === 0) throw new DialError("name-not-found");
  return addresses;
}

function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  // Later, as every lookup of Node's own: a connection that fails at once must find its listeners.
  return (_hostname, _options, callback) => process.nextTick(callback, null, found);
}

function originOf(protocol: string, hostname: string, port: string): string {
  const host = isIPv6(hostname) ? `[${hostname}]` : hostname;
  return canonicalOrigin(`${protocol}//${host}${port === "" ? "" : `:${port}`}`) ?? "";
}

/** Faults of a certificate, by the codes of OpenSSL and Node. */
const certificateReasons: ReadonlyMap<string, DialReason> = new Map([
  ["CERT_HAS_EXPIRED", "tls-expired"],
  ["CERT_NOT_YET_VALID", "tls-expired"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "tls-untrusted"],
  ["SELF_SIGNED_CERT_IN_CHAIN", "tls-untrusted"],
  ["UNABLE_TO_GET_ISSUER_CERT", "tls-untrusted"],
  ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "tls-untrusted"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "tls-untrusted"],
  ["CERT_UNTRUSTED", "tls-untrusted"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "tls-wrong-name"],
]);

/** Errors of the operating system before there is a connection. All others are a refusal. */
const networkReasons: ReadonlyMap<string, DialReason> = new Map([
  ["ECONNRESET", "connection-reset"],
  ["EPIPE", "connection-reset"],
  ["ETIMEDOUT", "connect-timeout"],
  ["ENETUNREACH", "no-route"],
  ["EHOSTUNREACH", "no-route"],
  ["EAFNOSUPPORT", "no-route"],
  ["EADDRNOTAVAIL", "no-route"],
  // This machine has no descriptor or no memory left for one more connection.
  ["EMFILE", "proxy-busy"],
  ["ENFILE", "proxy-busy"],
  ["ENOBUFS", "proxy-busy"],
  ["ENOMEM", "proxy-busy"],
]);

function dialReasonOf({ code = "" }: NodeJS.ErrnoException, handshaking: boolean): DialReason {
  return certificateReasons.get(code) ?? networkReasons.get(code) ?? (handshaking ? "tls" : "connection-refused");
}
