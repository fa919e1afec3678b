import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createMockServer, type MockServer } from "./create-mock-server.ts";
import type { MockParts } from "./mock-server-deps.ts";

let started: MockServer | undefined;
afterEach(() => {
  started?.closeChannels();
  started?.server.close();
});

/** Starts a server; the errors that it logs are added to a list. */
async function serve(parts: () => MockParts) {
  const errors: unknown[] = [];
  started = createMockServer({
    parts,
    hosts: ["mock.example"],
    delay: 0,
    onAnswer: () => {},
    onError: (error) => errors.push(error),
  });
  const { server } = started;
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return { errors, host: `127.0.0.1:${typeof address === "object" ? address?.port : ""}` };
}

/** Answers every call and every handshake. */
const greets = (): MockParts => ({
  answer: () => ({
    status: 200,
    headers: [
      ["Content-Type", "text/html"],
      ["x-content-type-options", "none"],
    ],
    body: { kind: "bytes", bytes: new TextEncoder().encode("hi") },
  }),
  connect: () => ({ kind: "accepted", conversation: { greeting: [], receive: fails } }),
});

/** Sends a request with a Host header, as a browser does that resolves the host to this machine. */
async function send(at: string, host: string, headers: Record<string, string> = {}, method = "GET") {
  const outgoing = request(`http://${at}/`, { method, headers: { ...headers, host } });
  outgoing.end();
  const [incoming] = (await once(outgoing, "response")) as [IncomingMessage]; // as Node documents the event
  return { status: incoming.statusCode, headers: incoming.headers, text: await text(incoming) };
}

it.each([
  ["evil.test", 421],
  ["evil.test:4010", 421],
  ["localhost.evil.test", 421],
  ["192.168.0.5", 421],
  ["localhost:4010", 200],
  ["api.localhost", 200],
  ["[::1]:4010", 200],
  ["mock.example", 200],
])("a request for the host %s gets %d, against DNS rebinding", async (host, status) => {
  const { host: at } = await serve(greets);
  expect((await send(at, host)).status).toBe(status);
  const socket = new WebSocket(`ws://${at}/`, { headers: { host } });
  const outcome = await Promise.race([
    once(socket, "open").then(() => 200),
    // As `ws` documents the event.
    once(socket, "unexpected-response").then((values) => (values as [unknown, IncomingMessage])[1].statusCode),
  ]);
  socket.terminate();
  expect(outcome).toBe(status);
});

it.each([
  ["https://docs.example", "*", undefined],
  ["null", "*", undefined],
  ["http://localhost.evil.test", "*", undefined],
  ["http://localhost:4000", "http://localhost:4000", "true"],
  ["https://mock.example", "https://mock.example", "true"],
])(
  "a page at %s may read answers, and sends cookies only from this machine and the hosts",
  async (origin, allowed, credentials) => {
    const { host } = await serve(greets);
    const asks = { origin, "access-control-request-method": "GET" };
    for (const { headers } of [await send(host, host, { origin }), await send(host, host, asks, "OPTIONS")]) {
      expect(headers["access-control-allow-origin"]).toBe(allowed);
      expect(headers["access-control-allow-credentials"]).toBe(credentials);
    }
  },
);

it("no answer is sniffed for another type: documented ones, preflights, and failures", async () => {
  const { host } = await serve(greets);
  const asks = { origin: "http://localhost", "access-control-request-method": "GET" };
  const answers = [await send(host, host), await send(host, host, asks, "OPTIONS"), await send(host, "evil.test")];
  started?.server.close();
  const { host: failing } = await serve(fails);
  answers.push(await send(failing, failing));
  expect(answers.map(({ status }) => status)).toEqual([200, 204, 421, 500]);
  for (const { headers } of answers) expect(headers["x-content-type-options"]).toBe("nosniff");
});

const bug = new Error("a bug");
const fails = (): never => {
  throw bug;
};

it.each(["GET", "POST"])("an error while a %s is answered is logged once, and answered by 500", async (method) => {
  const { errors, host } = await serve(fails);
  const response = await fetch(`http://${host}/`, { method, ...(method === "POST" && { body: "{}" }) });
  expect([response.status, await response.text()]).toEqual([500, "The mock server failed; see its log.\n"]);
  expect(errors).toEqual([bug]);
});

it("an error at a message of a channel is logged once, and closes the channel", async () => {
  const { errors, host } = await serve(() => ({
    answer: fails,
    connect: () => ({ kind: "accepted", conversation: { greeting: [], receive: fails } }),
  }));
  const socket = new WebSocket(`ws://${host}/`);
  await once(socket, "open");
  socket.send("{}");
  const [code] = await once(socket, "close");
  expect([code, errors]).toEqual([1011, [bug]]);
});
