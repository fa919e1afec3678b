import { expect, it } from "vitest";
import type { CheckedCall, Received } from "#live";
import { tallyOf } from "./tally.ts";

const answer = (status: number): Received => ({ kind: "answer", status, headers: [], body: new Uint8Array(), time: 1 });
const none = (reason: "aborted" | "timeout"): Received => ({ kind: "none", reason, message: reason, time: 0 });

function checked(received: Received, { method = "", isBroken = false } = {}): CheckedCall {
  const form = { value: {}, selection: {} };
  const change = method === "" ? {} : { change: { kind: "method", method } as const };
  return {
    exchange: {
      call: { endpoint: "plants.get", form, credentials: "own", ...change },
      request: { method: "GET", url: "https://a.example", headers: [] },
      received,
    },
    intent: { kind: "probe" },
    violations: isBroken ? [{ check: "no-answer", cause: "", message: "" }] : [],
  };
}

it.each<[string, readonly CheckedCall[], string | undefined]>([
  ["no request", [], undefined],
  ["only refusals of the caller", [checked(answer(401)), checked(answer(403))], "locked-out"],
  [
    "refusals, and of another method one of that",
    [checked(answer(401)), checked(answer(405), { method: "PUT" })],
    "locked-out",
  ],
  ["refusals and an answer", [checked(answer(401)), checked(answer(404))], undefined],
  ["refusals and an answer that can't be read", [checked(answer(401)), checked(none("aborted"))], "locked-out"],
  ["no answer that can be read", [checked(none("aborted"))], "unreadable"],
  ["a missing answer that is a mismatch", [checked(none("timeout"), { isBroken: true })], undefined],
])("a run with %s has checked something, or says why not", (_, calls, unchecked) => {
  const tally = tallyOf();
  for (const call of calls) tally.add(call);
  expect(tally.unchecked()).toBe(unchecked);
});

it("five requests without a readable answer are hopeless, unless there was an answer before", () => {
  const [silent, answered] = [tallyOf(), tallyOf()];
  answered.add(checked(answer(401)));
  for (let i = 0; i < 5; i += 1) {
    expect(silent.isHopeless()).toBe(false);
    for (const tally of [silent, answered]) tally.add(checked(none("aborted")));
  }
  expect([silent.isHopeless(), silent.reason(), answered.isHopeless()]).toEqual([true, "aborted", false]);
});
