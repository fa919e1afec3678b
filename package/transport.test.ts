import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createClient } from "#transport";
import { notes } from "../transport/notes.testing.ts";
import { createTransport, type TransportOptions } from "./transport.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A client of a service with answers in order, and the times of its requests in milliseconds. */
function clientOf(answers: readonly (Response | "none")[], options: Partial<TransportOptions> = {}) {
  const times: number[] = [];
  const began = Date.now();
  const fetch = (): Promise<Response> => {
    const answer = answers[times.push(Date.now() - began) - 1] ?? new Response(null, { status: 204 });
    return answer === "none" ? new Promise(() => {}) : Promise.resolve(answer);
  };
  return { client: createClient(notes, createTransport({ baseUrl: "https://api.example", fetch, ...options })), times };
}

/** A signal with the number of listeners that it has. */
function countedSignal() {
  const control = new AbortController();
  const { signal } = control;
  let count = 0;
  const { addEventListener, removeEventListener } = signal;
  signal.addEventListener = (...all: unknown[]) => {
    count += 1;
    addEventListener.apply(signal, all as Parameters<typeof addEventListener>);
  };
  signal.removeEventListener = (...all: unknown[]) => {
    count -= 1;
    removeEventListener.apply(signal, all as Parameters<typeof removeEventListener>);
  };
  return { control, signal, listeners: () => count };
}

const busy = (): Response => new Response(null, { status: 503 });

/** Observes a call without waiting for it. */
function observed(call: Promise<unknown>): () => unknown {
  let outcome: unknown = "open";
  void call.then((settled) => {
    outcome = settled;
  });
  return () => outcome;
}

it("waits about a second before the first retry, without a signal and with one, which it then leaves", async () => {
  for (const { signal, listeners } of [{ signal: undefined, listeners: () => 0 }, countedSignal()]) {
    const { client, times } = clientOf([busy()]);
    const outcome = observed(client.clear({}, { ...(signal && { signal }) }));
    await vi.advanceTimersByTimeAsync(700);
    expect(times).toEqual([0]);
    await vi.advanceTimersByTimeAsync(600);
    expect(outcome()).toMatchObject({ ok: true });
    expect(times).toHaveLength(2);
    expect(listeners()).toBe(0);
  }
});

it("ends the pause before a retry when the call is aborted, and stops its timer", async () => {
  const { control, signal } = countedSignal();
  const { client, times } = clientOf([busy()]);
  const outcome = observed(client.clear({}, { signal }));
  await vi.advanceTimersByTimeAsync(100);
  expect(outcome()).toBe("open");
  control.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(outcome()).toMatchObject({ ok: false, rawResponse: { status: 499 } });
  expect([vi.getTimerCount(), times.length]).toEqual([0, 1]);
});

it.each([
  [2, 1999, 2000],
  // Timers count no further.
  [10 ** 8, 2 ** 31 - 2, 2 ** 31 - 1],
])("ends a call with a timeout of %d s between %d and %d ms", async (timeoutInSeconds, before, after) => {
  const { client } = clientOf(["none"], { timeoutInSeconds, maxRetries: 0 });
  const outcome = observed(client.clear({}));
  await vi.advanceTimersByTimeAsync(before);
  expect(outcome()).toBe("open");
  await vi.advanceTimersByTimeAsync(after - before);
  expect(outcome()).toMatchObject({ ok: false, failure: { reason: "timeout" } });
});
