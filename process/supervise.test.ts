import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { buildPrograms } from "../tooling/build-programs.testing.ts";
import { someOf } from "../tooling/tier.ts";

const built = buildPrograms(import.meta.dirname, ["supervised.testing"]);

interface Supervised {
  readonly child: ChildProcess;
  readonly port: number;
  readonly ended: Promise<readonly unknown[]>;
  readonly errors: () => string;
}

async function start(env: { readonly [name: string]: string } = {}): Promise<Supervised> {
  const child = spawn(process.execPath, [built("supervised.testing")], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let errors = "";
  child.stderr.on("data", (bytes) => {
    errors += bytes;
  });
  const ended = once(child, "close");
  const [line] = await once(child.stdout, "data");
  return { child, port: Number(/\d+/.exec(String(line))?.[0]), ended, errors: () => errors };
}

/** Opens a POST exchange: resolves when its response has begun. `end` sends the rest of its body. */
async function openPost(
  port: number,
  path: string,
): Promise<{ readonly end: () => void; readonly response: IncomingMessage }> {
  const outgoing = request({ port, path, method: "POST", agent: false });
  outgoing.write("part");
  const [incoming] = await once(outgoing, "response");
  return { end: () => outgoing.end("rest"), response: incoming as IncomingMessage }; // as Node documents the event
}

const entriesIn = (lines: string): readonly { readonly [key: string]: unknown }[] =>
  lines
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

const causes = ["timer", "immediate", "tick", "rejection", "file", "socket", "stream", "emitter"];

describe("an unhandled error", () => {
  it.each(someOf(causes, 3))(
    "in %s fails its own exchange, waits for the others, and ends the process with code 1",
    async (cause) => {
      const { port, ended, errors } = await start();
      const other = await openPost(port, "/other");
      const failed = await fetch(`http://127.0.0.1:${port}/${cause}`);
      expect([failed.status, await failed.text()]).toEqual([500, "failed\n"]);
      expect(failed.headers.get("content-encoding")).toBeNull();
      await expect(fetch(`http://127.0.0.1:${port}/next`)).rejects.toThrow("fetch failed");

      other.end();
      const incoming = await other.response;
      expect([incoming.statusCode, await text(incoming)]).toEqual([200, "complete"]);
      expect(await ended).toEqual([1, null]);
      const origin = cause === "rejection" ? "unhandledRejection" : "uncaughtException";
      expect(entriesIn(errors())).toEqual([
        expect.objectContaining({ event: "fatal", origin, exchangeId: expect.any(String), frames: expect.any(Array) }),
      ]);
      expect(errors()).not.toContain("s3cret");
    },
  );

  it("ends the process even if another exchange exceeds the drain limit @nightly", async () => {
    const { port, ended } = await start({ DRAIN_MS: "100" });
    const hanging = fetch(`http://127.0.0.1:${port}/hang`).catch((error: unknown) => error);
    await fetch(`http://127.0.0.1:${port}/next`, { method: "POST", body: "all" });
    expect((await fetch(`http://127.0.0.1:${port}/timer`)).status).toBe(500);
    expect(await hanging).toBeInstanceOf(TypeError);
    expect(await ended).toEqual([1, null]);
  });

  it("closes the connection of a started response", async () => {
    const { port, ended } = await start();
    const failed = await fetch(`http://127.0.0.1:${port}/timer?begun`);
    await expect(failed.text()).rejects.toThrow("terminated");
    expect(await ended).toEqual([1, null]);
  });

  it("closes its upgraded connection", async () => {
    const { port, ended } = await start();
    const socket = connect(port, "127.0.0.1");
    socket.write("GET /timer HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n");
    expect(await text(socket)).toContain("101 Switching Protocols");
    expect(await ended).toEqual([1, null]);
  });
});

it("a synchronous exception in a listener fails its exchange, and the server continues", async () => {
  const { port, child, ended, errors } = await start();
  const failed = await fetch(`http://127.0.0.1:${port}/throw`);
  expect([failed.status, await failed.text()]).toEqual([500, "failed\n"]);
  const next = await fetch(`http://127.0.0.1:${port}/next`, { method: "POST", body: "all" });
  expect([next.status, await next.text()]).toEqual([200, "complete"]);
  expect(entriesIn(errors())).toEqual([{ event: "bug", is: true }]);
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

describe("a signal", () => {
  it("waits for open exchanges, and then ends the process with code 0", async () => {
    const { port, child, ended, errors } = await start();
    const other = await openPost(port, "/other");
    child.kill("SIGINT");
    await expect.poll(errors).toContain("stopping");
    other.end();
    expect(await text(other.response)).toBe("complete");
    expect(await ended).toEqual([0, null]);
  });

  it("ends the process at once if it is sent twice", async () => {
    const { port, child, ended, errors } = await start();
    const hanging = fetch(`http://127.0.0.1:${port}/hang`).catch((error: unknown) => error);
    await fetch(`http://127.0.0.1:${port}/next`, { method: "POST", body: "all" });
    child.kill("SIGTERM");
    await expect.poll(errors).toContain("stopping");
    child.kill("SIGTERM");
    expect(await ended).toEqual([1, null]);
    expect(await hanging).toBeInstanceOf(TypeError);
  });

  it("ends a process that can't stop with code 1, at once, and says why", async () => {
    const { child, ended, errors } = await start({ STOP_FAILURE: "the disk is full", DRAIN_MS: "600000" });
    child.kill("SIGTERM");
    expect(await ended).toEqual([1, null]);
    expect(errors()).toContain("could not stop cleanly: the disk is full\n");
  });
});
