import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { type HostRefusal, refuseHost, servedHosts } from "#engine/host";

/** Which hosts a server answers for, and how it refuses the others. */
export interface HostOptions {
  /** Hosts beside those of this machine, as `readHosts` gives them. */
  readonly hosts: readonly string[];
  /** Resolves to true if a host is served that is not on the list; no other one is if absent. */
  readonly isServed?: (host: string) => Promise<boolean>;
  /** The body of a refusal. */
  readonly answer: (refusal: HostRefusal) => { readonly contentType: string; readonly text: string };
  /** Receives each refusal, for the log. */
  readonly onRefused?: (refusal: HostRefusal) => void;
  /** Receives exceptions thrown by listeners of the server while it waited for `isServed`. */
  readonly onError: (error: unknown) => void;
}

/** The log entry of a refusal. */
export const hostEntry = (refusal: HostRefusal) => ({
  event: "host" as const,
  status: refusal.status,
  ...(refusal.status === 421 && { host: refusal.host }),
});

/** The setting that lists the hosts. */
const setting = "CALLBOARD_HOSTS";

/**
 * Has a server answer requests and upgrades for its own hosts only, before any listener of it runs. Otherwise a page of
 * another site could read what is served here, by pointing its own name at this machine (DNS rebinding): the browser
 * takes both for one origin, and only the host in the request says which page asks.
 */
export function serveHosts(server: Server, options: HostOptions): void {
  const serves = servedHosts(options.hosts);
  const { answer, isServed, onRefused = () => {}, onError } = options;

  /** Continues with a request for a served host, and refuses any other; at once wherever that is possible. */
  const check = (request: IncomingMessage, pass: () => boolean, refuse: (refusal: HostRefusal) => void): boolean => {
    const refusal = refuseHost(request, serves, setting);
    if (refusal === undefined) return pass();
    const settle = (): void => {
      onRefused(refusal);
      refuse(refusal);
    };
    if (refusal.status === 400 || isServed === undefined) settle();
    else {
      isServed(refusal.host)
        .then((isOurs) => void (isOurs ? pass() : settle()))
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

const headersOf = ({ contentType, text }: Body) => ({
  "content-type": contentType,
  "content-length": Buffer.byteLength(text),
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  // The rest of the request body is never read.
  connection: "close",
});

function answerRequest(response: ServerResponse, status: number, body: Body): void {
  response.writeHead(status, headersOf(body));
  response.end(body.text);
}

function answerUpgrade(socket: Duplex, status: number, body: Body): void {
  const lines = Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}`);
  socket.on("error", () => socket.destroy());
  socket.once("finish", () => socket.destroy());
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body.text].join("\r\n"));
}
