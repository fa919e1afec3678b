import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  answeredFor,
  type Binding,
  type Clearance,
  clearance,
  type Destination,
  destinationOf,
  editedAt,
  emptied,
  enteredAt,
  steppedAt,
} from "./index.ts";

const domains = {
  "https://api.example.com": "example.com",
  "http://api.example.com": "example.com",
  "https://eu.example.com": "example.com",
  "https://api.example.net": "example.net",
  "https://a.github.io": "a.github.io",
  "https://b.github.io": "b.github.io",
  "http://10.0.0.1:1": "",
  "http://10.0.0.1:2": "",
};
const at = (url: string, api = "garden"): Destination => destinationOf(url, api, domains);
const entered = (url: string, api = "garden"): Binding => enteredAt(at(url, api));

describe("clearance of a credential", () => {
  it.each<[string, string, string, Clearance]>([
    ["its own host", "https://api.example.com/v1", "https://api.example.com/v2", "send"],
    ["a channel on another host", "https://api.example.com", "wss://api.example.com/door", "send"],
    ["another host of the API", "https://api.example.com", "https://eu.example.com", "ask"],
    ["a host of the API with another registrable domain", "https://api.example.com", "https://api.example.net", "ask"],
    ["another port", "https://api.example.com", "https://api.example.com:8443", "ask"],
    ["the encrypted port of its host", "http://api.example.com", "https://api.example.com", "ask"],
    ["an IP address", "https://api.example.com", "https://192.0.2.1", "ask"],
    ["another port of this machine", "http://127.0.0.1:1", "http://127.0.0.1:2", "ask"],
    ["another name of this machine", "http://127.0.0.1:1", "http://localhost:1", "ask"],
    ["this machine, unencrypted", "https://api.example.com", "http://localhost:4000", "ask"],
    ["its own host, unencrypted", "https://api.example.com", "http://api.example.com", "never"],
    ["its own channel, unencrypted", "https://api.example.com", "ws://api.example.com/door", "never"],
    ["a host of the intranet, unencrypted", "https://api.example.com", "http://build", "never"],
  ])("in the same API: %s", (_, from, to, expected) => expect(clearance(entered(from), at(to))).toBe(expected));

  it.each<[string, string, string, Clearance]>([
    ["the same host", "https://api.example.com", "https://api.example.com/other", "send"],
    ["the same site", "https://api.example.com", "https://eu.example.com", "ask"],
    ["another port of the same host", "http://10.0.0.1:1", "http://10.0.0.1:2", "ask"],
    ["another registrable domain", "https://api.example.com", "https://api.example.net", "never"],
    ["another tenant of a shared suffix", "https://a.github.io", "https://b.github.io", "never"],
    ["a host that nobody listed", "https://api.example.com", "https://us.example.com", "never"],
    ["another scheme", "http://api.example.com", "https://api.example.com", "never"],
    ["another address", "http://10.0.0.1", "http://10.0.0.2", "never"],
    ["another name of this machine", "http://localhost:1", "http://127.0.0.1:1", "never"],
  ])("in another API: %s", (_, from, to, expected) => expect(clearance(entered(from), at(to, "pond"))).toBe(expected));

  it("follows the reader's answers, which never allow an insecure host", () => {
    const [home, sandbox, plain] = ["https://api.example.com", "https://eu.example.com", "http://eu.example.com"].map(
      (url) => at(url),
    ) as [Destination, Destination, Destination];
    const binding = enteredAt(home);
    expect(clearance(answeredFor(binding, sandbox.origin, "send"), sandbox)).toBe("send");
    expect(clearance(answeredFor(binding, sandbox.origin, "withhold"), sandbox)).toBe("withhold");
    const taken = answeredFor(answeredFor(binding, sandbox.origin, "withhold"), sandbox.origin, undefined);
    expect(clearance(taken, sandbox)).toBe("ask");
    expect(clearance(answeredFor(binding, plain.origin, "send"), plain)).toBe("never");
  });
});

const destinations = [
  ["https://api.example.com", "garden"],
  ["https://eu.example.com", "garden"],
  ["https://api.example.net", "garden"],
  ["http://api.example.com", "garden"],
  ["http://localhost:1", "garden"],
  ["https://eu.example.com", "pond"],
  ["https://api.example.net", "pond"],
  ["http://localhost:1", "pond"],
] as const;
/** Mostly one of two hosts, so that short runs return to a host. */
const destination = fc
  .oneof({ weight: 5, arbitrary: fc.constantFrom(...destinations.slice(0, 2)) }, fc.constantFrom(...destinations))
  .map(([url, api]) => at(url, api));

describe("a form", () => {
  /** Actions of a reader on a form: types a new value, deletes one, takes a step back, answers, or sends. */
  const act = fc.oneof(
    fc.record({ type: fc.constant("type" as const), at: destination }),
    fc.record({ type: fc.constant("delete" as const), at: destination }),
    fc.record({ type: fc.constant("undo" as const), at: destination, which: fc.nat(9) }),
    fc.record({ type: fc.constant("empty" as const), at: destination }),
    fc.record({ type: fc.constant("answer" as const), at: destination }),
    fc.record({ type: fc.constant("send" as const), at: destination }),
  );

  it("sends no value to a host that it was not entered or confirmed for, in any order of edits", () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        let binding: Binding | undefined;
        let values: readonly number[] = [];
        const states: (readonly number[])[] = [[]];
        /** Where each value was entered, and which origins it was confirmed for. */
        const allowed = new Map<number, Set<string>>();
        const home = new Map<number, Destination>();
        for (const one of acts) {
          if (one.type === "type") {
            const value = home.size;
            binding = editedAt(binding, one.at);
            values = [...values, value];
            allowed.set(value, new Set([one.at.origin]));
            home.set(value, one.at);
            states.push(values);
          } else if (one.type === "delete") {
            binding = editedAt(binding, one.at);
            values = values.slice(1);
            states.push(values);
          } else if (one.type === "undo" && binding !== undefined) {
            binding = steppedAt(binding, one.at);
            values = states[one.which % states.length] ?? [];
          } else if (one.type === "empty" && binding !== undefined && values.length === 0) {
            binding = emptied(binding);
          } else if (one.type === "answer" && binding !== undefined && clearance(binding, one.at) === "ask") {
            binding = answeredFor(binding, one.at.origin, "send");
            for (const value of values) allowed.get(value)?.add(one.at.origin);
          } else if (one.type === "send" && (binding === undefined || clearance(binding, one.at) === "send")) {
            for (const value of values) {
              expect(allowed.get(value)?.has(one.at.origin)).toBe(true);
              const from = home.get(value);
              const isSame = from?.origin === one.at.origin || from?.api === one.at.api || from?.site === one.at.site;
              expect(isSame).toBe(true);
            }
          }
        }
      }),
      { numRuns: 5000 },
    );
  });

  it("asks once per host, however often it is sent there, and never for its first host", () => {
    const [home, sandbox] = [at("https://api.example.com"), at("https://eu.example.com")];
    let binding = editedAt(undefined, home);
    for (let step = 0; step < 3; step += 1) binding = steppedAt(editedAt(binding, home), home);
    expect(clearance(binding, home)).toBe("send");
    expect(clearance(binding, sandbox)).toBe("ask");
    binding = answeredFor(binding, sandbox.origin, "send");
    expect(clearance(binding, sandbox)).toBe("send");
    expect(clearance(editedAt(binding, sandbox), sandbox)).toBe("send");
    expect(clearance(editedAt(binding, sandbox), home)).toBe("ask");
  });
});
