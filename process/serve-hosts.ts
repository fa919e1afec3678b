import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { type HostRefusal, type HostStatus, refuseHost, servedHosts } from "#engine/host";

/** Which hosts a server answers for, and how it refuses the others. */
export interface HostOptions {
  /** Hosts beside those of this machine, as `readHosts` gives them. */
  readonly hosts: readonly string[];
  /** Looks up a host that is not on the list; without it, no such host is served. */
  readonly lookUpHost?: (host: string) => Promise<HostStatus>;
  /** The body of a refusal. */
  readonly answer: (refusal: HostRefusal) => { readonly contentType: string; readonly text: string };
  /** Receives each refusal, for the log. */
  readonly onRefused?: (refusal: HostRefusal) => void;
  /** Receives exceptions thrown by listeners of the server while it waited for `lookUpHost`. */
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

/** Refuses a host for now: 421 would tell a client that it is not served, and nobody knows that. */
const unknownHost = (host: string): HostRefusal => ({
  status: 503,
  message: `It could not be looked up whether the host ${host} is served here. Try again in a moment.`,
  host,
});

/** Delay after which a client should look up a host again, in seconds (RFC 9110 §10.2.3). */
const retryAfter = "1";

/**
 * Has a server answer requests and upgrades for its own hosts only, before any listener of it runs. Otherwise a page of
 * another site could read what is served here, by pointing its own name at this machine (DNS rebinding): the browser
 * takes both for one origin, and only the host in the request says which page asks.
 */
export function serveHosts(server: Server, options: HostOptions): void {
  const serves = servedHosts(options.hosts);
  const { answer, lookUpHost, onRefused = () => {}, onError } = options;

  /** Continues with a request for a served host, and refuses any other; synchronously unless `isServed` must be asked. */
  const check = (request: IncomingMessage, pass: () => boolean, refuse: (refusal: HostRefusal) => void): boolean => {
    const refusal = refuseHost(request, serves, setting);
    if (refusal === undefined) return pass();
    const settle = (reason: HostRefusal): void => {
      onRefused(reason);
      refuse(reason);
    };
    if (refusal.status === 400 || lookUpHost === undefined) settle(refusal);
    else {
      const { host } = refusal;
      const settleLookup: Record<HostStatus, () => unknown> = {
        served: pass,
        "not-served": () => settle(refusal),
        unknown: () => settle(unknownHost(host)),
      };
      lookUpHost(host)
        .then((status) => void settleLookup[status]())
        .catch((error: unknown) => {
          onError(error);
          request.socket.destroy();
        });
    }
    return true;
  };

  // Its declaration lists the events one by one; any event passes here.
  const emit = server.emit as (event: string | symbol, ...details: unknown[]) => boolean;
  server.emit = (event: string | symbol, ...details: unknown[]): boolean => {
    const pass = (): boolean => emit.call(server, event, ...details);
    switch (event) {
      case "request":
      case "checkContinue":
      case "checkExpectation": {
        const [request, response] = details as [IncomingMessage, ServerResponse]; // as Node documents these events
        return check(request, pass, (refusal) => answerRequest(response, refusal.status, answer(refusal)));
      }
      case "upgrade": {
        const [request, socket] = details as [IncomingMessage, Duplex]; // as Node documents the event
        return check(request, pass, (refusal) => answerUpgrade(socket, refusal.status, answer(refusal)));
      }
      default:
        return pass();
    }
  };
}

type Body = ReturnType<HostOptions["answer"]>;

const headersOf = (status: number, { contentType, text }: Body) => ({
  "content-type": contentType,
  "content-length": Buffer.byteLength(text),
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  // The rest of the request body is never read.
  connection: "close",
  ...(status === 503 && { "retry-after": retryAfter }),
});

function answerRequest(response: ServerResponse, status: number, body: Body): void {
  response.writeHead(status, headersOf(status, body));
  response.end(body.text);
}

function answerUpgrade(socket: Duplex, status: number, body: Body): void {
  const lines = Object.entries(headersOf(status, body)).map(([name, value]) => `${name}: ${value}`);
  socket.on("error", () => socket.destroy());
  socket.once("finish", () => socket.destroy());
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body.text].join("\r\n"));
}
