import { once } from "node:events";
import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Outbox, openOutbox } from "./outbox.ts";

const server = createServer();
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => void server.close());

/** Responds to one call through an outbox, and returns the response as received. */
async function answerBy(
  head: readonly string[],
  act: (outbox: Outbox, response: ServerResponse) => void,
): Promise<{ readonly headers: IncomingMessage["headers"]; readonly body: Buffer }> {
  server.once("request", (_request, response) => {
    act(openOutbox(response, head, head.includes("content-length")), response);
  });
  // A TCP server that listens has an address with a port.
  const outgoing = get({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", agent: false });
  const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
  return { headers: answer.headers, body: await buffer(answer) };
}

const never = () => {};

/** Returns that many bytes without a pattern; drawing each of them would take longer than forwarding all. */
function bytesOf([length, seed]: readonly [number, number]): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}

describe("an outbox", () => {
  it("buffers the header block and a short body until `flush` is called", async () => {
    let hadSentHeaders: boolean | undefined;
    await answerBy([], (outbox, response) => {
      outbox.write(Buffer.from("short"), never);
      outbox.end();
      hadSentHeaders = response.headersSent;
      outbox.flush();
    });
    expect(hadSentHeaders).toBe(false);
  });

  it("adds a content length only if the body is complete by then", async () => {
    const complete = await answerBy(["x-one", "1"], (outbox) => {
      outbox.write(Buffer.from([0, 10, 200, 255]), never);
      outbox.end();
      outbox.flush();
    });
    expect(complete.headers).toMatchObject({ "x-one": "1", "content-length": "4" });
    const growing = await answerBy(["x-one", "1"], (outbox) => {
      outbox.flush();
      outbox.write(Buffer.from("later"), never);
      outbox.end();
    });
    expect(growing.headers).not.toHaveProperty("content-length");
    expect(growing.body.toString()).toBe("later");
  });

  it("sends the header block before the body has any bytes", async () => {
    let finish = () => {};
    const answer = answerBy(["x-quiet", "1"], (outbox) => {
      outbox.flush();
      outbox.flush();
      finish = outbox.end;
    });
    await once(server, "request");
    finish();
    expect((await answer).headers["x-quiet"]).toBe("1");
  });

  it("forwards every body byte for byte, however it is chunked and whenever it is flushed", async () => {
    const pieces = fc.array(fc.tuple(fc.nat(20_000), fc.nat()).map(bytesOf), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(pieces, fc.nat(6), fc.boolean(), async (cuts, flushAt, hasLength) => {
        const body = Buffer.concat(cuts);
        const head = hasLength ? ["content-length", String(body.length)] : [];
        const answer = await answerBy(head, (outbox) => {
          for (const [index, piece] of cuts.entries()) {
            if (index === flushAt) outbox.flush();
            outbox.write(Buffer.from(piece), never);
          }
          outbox.end();
          outbox.flush();
        });
        expect(answer.body.equals(body)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it("reports backpressure and when it ends", async () => {
    const piece = Buffer.alloc(1024 * 1024, "x");
    let waits = 0;
    const { body } = await answerBy([], (outbox) => {
      const fill = (remaining: number): void => {
        const next = () => fill(remaining - 1);
        if (remaining === 0) outbox.end();
        else if (outbox.write(piece, next)) next();
        else waits += 1;
      };
      fill(8);
    });
    expect(body.length).toBe(8 * piece.length);
    expect(waits).toBeGreaterThan(0);
  });
});
