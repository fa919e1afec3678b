import { expect, it } from "vitest";
import type { JudgedCall, Received } from "#live";
import { tallyOf } from "./tally.ts";

const answer = (status: number): Received => ({ kind: "answer", status, headers: [], body: new Uint8Array(), time: 1 });
const none = (reason: "aborted" | "timeout"): Received => ({ kind: "none", reason, message: reason, time: 0 });

function judged(received: Received, { method = "", isBroken = false } = {}): JudgedCall {
  const form = { value: {}, selection: {} };
  const change = method === "" ? {} : { change: { kind: "method", method } as const };
  return {
    exchange: {
      call: { endpoint: "plants.get", form, credentials: "own", ...change },
      request: { method: "GET", url: "https://a.example", headers: [] },
      received,
    },
    intent: { kind: "probe" },
    broken: isBroken ? [{ check: "no-answer", cause: "", message: "" }] : [],
  };
}

it.each<[string, readonly JudgedCall[], string | undefined]>([
  ["no request", [], undefined],
  ["only refusals of the caller", [judged(answer(401)), judged(answer(403))], "locked-out"],
  [
    "refusals, and of another method one of that",
    [judged(answer(401)), judged(answer(405), { method: "PUT" })],
    "locked-out",
  ],
  ["refusals and an answer", [judged(answer(401)), judged(answer(404))], undefined],
  ["refusals and an answer that can't be read", [judged(answer(401)), judged(none("aborted"))], "locked-out"],
  ["no answer that can be read", [judged(none("aborted"))], "unreadable"],
  ["a missing answer that is a mismatch", [judged(none("timeout"), { isBroken: true })], undefined],
])("a run with %s has checked something, or says why not", (_, calls, unchecked) => {
  const tally = tallyOf();
  for (const call of calls) tally.add(call);
  expect(tally.unchecked()).toBe(unchecked);
});

it("five requests without a readable answer are hopeless, unless there was an answer before", () => {
  const [silent, answered] = [tallyOf(), tallyOf()];
  answered.add(judged(answer(401)));
  for (let i = 0; i < 5; i += 1) {
    expect(silent.isHopeless()).toBe(false);
    for (const tally of [silent, answered]) tally.add(judged(none("aborted")));
  }
  expect([silent.isHopeless(), silent.reason(), answered.isHopeless()]).toEqual([true, "aborted", false]);
});
