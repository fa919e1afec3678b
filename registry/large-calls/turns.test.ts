import { describe, expect, it } from "vitest";
import { createTurns, type Turn } from "./turns.ts";

/** Turns that record their outcomes in order, as `name turn`. */
function recordedTurns(limits: { readonly calls: number; readonly bytes: number }) {
  const turns = createTurns(limits);
  const outcomes: string[] = [];
  const record = (name: string) => (turn: Turn) => void outcomes.push(`${name} ${turn}`);
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    outcomes,
    /** Requests a turn for the organization that the first letter names. */
    request: async (name: string, bytes = 1, { signal } = new AbortController()) => {
      turns.wait({ organization: name.slice(0, 1), bytes, signal }).then(record(name));
      await settled();
    },
    end: async () => {
      turns.end();
      await settled();
    },
    drain: async () => {
      turns.drain();
      await settled();
    },
  };
}

describe("queue turns", () => {
  it("are granted one at a time, rotating between organizations", async () => {
    const { request, end, outcomes } = recordedTurns({ calls: 10, bytes: 10 });
    for (const name of ["a1", "a2", "a3", "a4", "b1", "b2"]) await request(name);
    expect(outcomes).toEqual(["a1 granted"]);
    for (let n = 0; n < 6; n += 1) await end();
    await request("c1");
    const names = ["a1", "a2", "b1", "a3", "b2", "a4", "c1"];
    expect(outcomes).toEqual(names.map((name) => `${name} granted`));
  });

  it("leave half of each limit to other organizations", async () => {
    const calls = recordedTurns({ calls: 4, bytes: 100 });
    for (const name of ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]) await calls.request(name);
    expect(calls.outcomes).toEqual(["a1 granted", "a4 full", "c1 full"]);

    const bytes = recordedTurns({ calls: 100, bytes: 10 });
    await bytes.request("a1", 50);
    // A single call may wait even if it is larger than half of the limit.
    await bytes.request("a2", 6);
    await bytes.request("a3", 1);
    await bytes.request("b1", 4);
    await bytes.request("b2", 1);
    expect(bytes.outcomes).toEqual(["a1 granted", "a3 full", "b2 full"]);
  });

  it("skip a call with a disconnected client, and free its space", async () => {
    const { request, end, outcomes } = recordedTurns({ calls: 10, bytes: 10 });
    const client = new AbortController();
    await request("a1");
    await request("a2", 10, client);
    await request("b1", 1);
    client.abort();
    await request("b2", 10);
    await end();
    await end();
    await request("c1", 1, client);
    expect(outcomes).toEqual(["a1 granted", "b1 full", "a2 left", "b2 granted", "c1 left"]);
    await request("c2");
    expect(outcomes.at(-1)).toBe("c2 granted");
  });

  it("are refused immediately once the queue is drained", async () => {
    const { request, end, drain, outcomes } = recordedTurns({ calls: 10, bytes: 10 });
    for (const name of ["a1", "a2", "a3", "b1"]) await request(name);
    await drain();
    await request("b2");
    await end();
    await request("b3");
    const refused = ["a2", "a3", "b1", "b2", "b3"].map((name) => `${name} drained`);
    expect(outcomes).toEqual(["a1 granted", ...refused]);
  });
});
