import { once } from "node:events";
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
  started = createMockServer({ parts, delay: 0, onAnswer: () => {}, onError: (error) => errors.push(error) });
  const { server } = started;
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return { errors, host: `127.0.0.1:${typeof address === "object" ? address?.port : ""}` };
}

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
