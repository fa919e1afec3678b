import { connect as connectTcp, isIP, isIPv6, type LookupFunction, type Socket } from "node:net";
import { connect as connectTls, rootCertificates } from "node:tls";
import type { buildConnector } from "undici";
import { isSameAddress, judgeAddress } from "./addresses.ts";
import { holdEnd } from "./held-end.ts";
import { canonicalOrigin } from "./target.ts";

/** Looks a host name up and gives all its addresses; rejects when there are none. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/** Why no connection was made. */
export type DialFault =
  | "blocked-address"
  | "name-not-found"
  | "connection-refused"
  | "connection-reset"
  | "tls-expired"
  | "tls-untrusted"
  | "tls-wrong-name"
  | "tls"
  | "connect-timeout";

/** No connection was made; `range` names the refused address range of a blocked address. */
export class DialError extends Error {
  override readonly name = "DialError";
  readonly fault: DialFault;
  readonly range: string | undefined;
  constructor(fault: DialFault, range?: string) {
    super(`no connection: ${fault}`);
    this.fault = fault;
    this.range = range;
  }
}

/** What a dialler is made of. */
export interface DialOptions {
  readonly resolve: Resolve;
  /** Canonical origins whose private addresses may be reached. */
  readonly privateOrigins: ReadonlySet<string>;
  /** Certificates (PEM) trusted beside the usual ones. */
  readonly certificateAuthorities: readonly string[];
  /** From the lookup to a usable connection, in milliseconds. */
  readonly connectMs: number;
}

/**
 * Makes the function that opens each connection to an API: one lookup (none for an address), every address judged, the
 * judged list and nothing else dialled, and the reached address compared with it before the first byte leaves.
 * Security rules 3 to 5.
 */
export function createDialer(options: DialOptions): buildConnector.connector {
  const ca =
    options.certificateAuthorities.length === 0 ? undefined : [...rootCertificates, ...options.certificateAuthorities];
  return ({ protocol, hostname: host, port }, callback) => {
    // URLs write IPv6 addresses in brackets (RFC 3986 §3.2.2); not everybody who dials has taken them off.
    const hostname = host.replace(/^\[(.*)\]$/, "$1");
    let socket: Socket | undefined;
    let settled = false;
    const settle = (outcome: Socket | Error) => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      if (outcome instanceof Error) {
        socket?.destroy();
        callback(outcome, null);
      } else callback(null, outcome);
    };
    const timer = setTimeout(() => settle(new DialError("connect-timeout")), options.connectMs);

    const dial = async () => {
      const addresses = await findAddresses(hostname, options.resolve);
      const allowPrivate = options.privateOrigins.has(originOf(protocol, hostname, port));
      for (const address of addresses) {
        const { reach, range } = judgeAddress(address);
        if (reach === "forbidden" || (reach === "private" && !allowPrivate))
          throw new DialError("blocked-address", range);
      }
      if (settled) return;
      socket = open({ secure: protocol === "https:", hostname, port, addresses, ca }, settle);
    };
    dial().catch(settle);
  };
}

interface OpenOptions {
  readonly secure: boolean;
  readonly hostname: string;
  readonly port: string;
  readonly addresses: readonly string[];
  readonly ca: string[] | undefined;
}

/** What a socket reads ahead of the parser while that waits for a slow reader. */
const readAheadBytes = 64 * 1024;

function open(
  { secure, hostname, port, addresses, ca }: OpenOptions,
  settle: (outcome: Socket | Error) => void,
): Socket {
  const tcp = {
    host: hostname,
    lookup: pinnedLookup(addresses),
    autoSelectFamily: true,
    noDelay: true,
    highWaterMark: readAheadBytes,
    // The HTTP client closes what has ended; see held-end.ts.
    allowHalfOpen: true,
  };
  // SNI carries names only (RFC 6066 §3).
  const servername = isIP(hostname) === 0 ? hostname : "";
  const socket = secure
    ? connectTls({
        ...{ ...tcp, port: Number(port || 443), servername, ALPNProtocols: ["http/1.1"], ...(ca && { ca }) },
        // Said aloud, since a variable of the environment could say otherwise.
        rejectUnauthorized: true,
      })
    : connectTcp({ ...tcp, port: Number(port || 80) });
  holdEnd(socket);
  let reached = false;
  // First in line, so that a wrong address is left before TLS says its first word.
  socket.prependOnceListener("connect", () => {
    reached = true;
    if (!isPinned(socket.remoteAddress, addresses)) settle(new DialError("blocked-address", "notPinned"));
  });
  socket.once(secure ? "secureConnect" : "connect", () => {
    if (!socket.destroyed) settle(socket);
  });
  socket.on("error", (error: NodeJS.ErrnoException) => {
    settle(new DialError(faultOf(error, reached && secure)));
    disarmReset(error);
  });
  socket.once("close", () => settle(new DialError("connection-reset")));
  return socket;
}

/**
 * undici 7.30 finishes its parser when a connection is reset under an answer that ends with the connection, and fails an
 * assertion if the parser is paused for a slow reader: an exception in a socket event, which ends the process. Under
 * another code the error takes the ordinary way. This listener stands before undici's own.
 */
function disarmReset(error: NodeJS.ErrnoException): void {
  if (error.code === "ECONNRESET") error.code = "UPSTREAM_RESET";
}

/** Whether a connection leads to one of the judged addresses. */
export function isPinned(remoteAddress: string | undefined, addresses: readonly string[]): boolean {
  return remoteAddress !== undefined && addresses.some((address) => isSameAddress(address, remoteAddress));
}

async function findAddresses(hostname: string, resolve: Resolve): Promise<readonly string[]> {
  if (isIP(hostname) !== 0) return [hostname];
  const addresses = await resolve(hostname).catch(() => []);
  if (addresses.length === 0) throw new DialError("name-not-found");
  return addresses;
}

function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_hostname, _options, callback) => callback(null, found);
}

function originOf(protocol: string, hostname: string, port: string): string {
  const host = isIPv6(hostname) ? `[${hostname}]` : hostname;
  return canonicalOrigin(`${protocol}//${host}${port === "" ? "" : `:${port}`}`) ?? "";
}

/** What OpenSSL and Node find wrong with a certificate, by their own codes. */
const certificateFaults: ReadonlyMap<string, DialFault> = new Map([
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

function faultOf({ code = "" }: NodeJS.ErrnoException, handshaking: boolean): DialFault {
  const certificateFault = certificateFaults.get(code);
  if (certificateFault !== undefined) return certificateFault;
  if (code === "ECONNRESET" || code === "EPIPE") return "connection-reset";
  if (code === "ETIMEDOUT") return "connect-timeout";
  return handshaking ? "tls" : "connection-refused";
}
