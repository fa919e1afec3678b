import type { IncomingMessage, Server } from "node:http";
import { type HostRefusal, type HostStatus, refuseHost, servedHosts } from "#engine/host";
import { type IncomingRequest, interceptRequests } from "./intercept-requests.ts";
import { type ResponseHeaders, sendRawResponse } from "./raw-response.ts";

/** Options of restricting a server to its hosts. */
export interface HostOptions {
  /** Hosts in addition to the hosts of this machine, as returned by `readHosts`. */
  readonly hosts: readonly string[];
  /** Looks up a host that is not on the list; without it, no such host is served. */
  readonly resolveHost?: (host: string, request: IncomingMessage) => Promise<HostStatus>;
  /** The body of a refusal. */
  readonly answer: (refusal: HostRefusal) => { readonly contentType: string; readonly text: string };
  /** Receives each refusal, for the log. */
  readonly onRefused?: (refusal: HostRefusal) => void;
  /** Receives exceptions thrown by listeners of the server while it waited for `resolveHost`. */
  readonly onError: (error: unknown) => void;
}

/** The log entry of a refusal. */
export const hostEntry = (refusal: HostRefusal) => ({
  event: "host" as const,
  status: refusal.status,
  ...(refusal.status !== 400 && { host: refusal.host }),
});

/** The setting that lists the hosts. */
const setting = "CALLBOARD_HOSTS";

/**
 * Returns the refusal of a host that could not be looked up. Its status is not 421, which would say that the host is
 * not served.
 */
const unknownHost = (host: string): HostRefusal => ({
  status: 503,
  message: `The server could not check whether it serves the host ${host}. Try again in a moment.`,
  host,
});

/** Delay after which a client should look up a host again, in seconds (RFC 9110 §10.2.3). */
const retryAfter = "1";

/**
 * Lets a server answer requests and upgrades for its own hosts only, before any listener runs. Otherwise a page of
 * another site could read what is served here, by pointing its own name at this machine (DNS rebinding): the browser
 * takes both for one origin, and only the host in the request identifies the page.
 */
export function serveHosts(server: Server, options: HostOptions): void {
  const serves = servedHosts(options.hosts);
  const { answer, resolveHost, onRefused = () => {}, onError } = options;

  interceptRequests(server, (incoming, proceed) => {
    if (incoming.type === "connect") return proceed();
    const { request } = incoming;
    const refusal = refuseHost(request, serves, setting);
    if (refusal === undefined) return proceed();
    const refuse = (reason: HostRefusal): void => {
      onRefused(reason);
      sendRefusal(incoming, reason.status, answer(reason));
    };
    if (refusal.status === 400 || resolveHost === undefined) {
      refuse(refusal);
      return true;
    }
    const { host } = refusal;
    const settle: Record<HostStatus, () => unknown> = {
      served: proceed,
      "not-served": () => refuse(refusal),
      unknown: () => refuse(unknownHost(host)),
    };
    resolveHost(host, request)
      .then((status) => void settle[status]())
      .catch((error: unknown) => {
        onError(error);
        request.socket.destroy();
      });
    return true;
  });
}

type Body = ReturnType<HostOptions["answer"]>;

const headersOf = (status: number, { contentType, text }: Body): ResponseHeaders => ({
  "content-type": contentType,
  "content-length": Buffer.byteLength(text),
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  // The rest of the request body is never read.
  connection: "close",
  ...(status === 503 && { "retry-after": retryAfter }),
});

function sendRefusal(incoming: IncomingRequest, status: number, body: Body): void {
  const headers = headersOf(status, body);
  if (incoming.type === "request") incoming.response.writeHead(status, headers).end(body.text);
  else sendRawResponse(incoming.socket, status, headers, body.text);
}
