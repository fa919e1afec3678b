import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entriesOf, entryFinder } from "#engine/log";
import { typesFrom } from "#engine/shape";
import {
  type ChannelLog,
  emptyChannelLog,
  endOfSample,
  type LogMessage,
  logMessages,
  markUnsent,
} from "./channel-log.ts";
import { jsonLines } from "./json-lines.ts";
import { holdsText, isWanted } from "./log-filter.ts";
import { isTooLong, messageKinds } from "./message-kinds.ts";

const message: fc.Arbitrary<LogMessage> = fc.record({
  at: fc.nat(),
  type: fc.constantFrom("a", "b"),
  data: fc.oneof(fc.string({ maxLength: 40 }), fc.uint8Array({ maxLength: 40 })),
  origin: fc.constantFrom("client", "server", "endSample"),
  displayName: fc.constantFrom("Ada", "Bob"),
});

const small = { entries: 64, size: 20_000 };
const said = (data: LogMessage["data"], more: Partial<LogMessage> = {}): LogMessage => ({
  at: 0,
  type: "a",
  data,
  origin: "server",
  displayName: "Ada",
  ...more,
});
const logOf = (...messages: readonly LogMessage[]): ChannelLog => logMessages(emptyChannelLog, messages);

describe("a channel log", () => {
  it("keeps the newest messages within its limits, in order, and counts all of them", () => {
    fc.assert(
      fc.property(fc.array(fc.array(message, { maxLength: 40 }), { maxLength: 12 }), (bursts) => {
        const log = bursts.reduce((before, burst) => logMessages(before, burst, small), emptyChannelLog);
        const all = bursts.flat();
        const kept = entriesOf(log.entries);
        expect(log.entries.count).toBe(all.length);
        expect(log.sent).toBe(all.filter(({ origin }) => origin === "client").length);
        expect(log.received).toBe(all.filter(({ origin }) => origin === "server").length);
        expect(kept).toEqual(all.map((one, at) => ({ ...one, id: at + 1 })).slice(log.entries.dropped));
        expect(kept.length).toBeLessThanOrEqual(small.entries);
        if (kept.length > 1) expect(log.entries.size).toBeLessThanOrEqual(small.size);
      }),
    );
  });

  it("marks an unsent message at any position, and counts it separately", () => {
    fc.assert(
      fc.property(fc.array(message, { minLength: 1, maxLength: 300 }), fc.nat(), (messages, chosen) => {
        const sending = chosen % messages.length;
        const sent = messages.map((one, at): LogMessage => ({ ...one, origin: "client", sending: at }));
        const before = logMessages(emptyChannelLog, sent, small);
        const log = markUnsent(before, sending, "too large");
        expect([log.sent, log.unsent]).toEqual([messages.length - 1, 1]);
        expect(entriesOf(log.entries)).toEqual(
          entriesOf(before.entries).map((one) => (one.sending === sending ? { ...one, unsent: "too large" } : one)),
        );
      }),
    );
    expect(logOf(said("1", { origin: "client", unsent: "too large" }))).toMatchObject({ sent: 0, unsent: 1 });
  });

  it("does not change earlier logs", () => {
    const before = logOf(said("1", { sending: 1 }));
    const kept = structuredClone(before);
    logMessages(before, [said("2")]);
    markUnsent(before, 1, "too large");
    expect(before).toEqual(kept);
  });

  it("stays within its limits under a flood of 100,000 messages", () => {
    let log = emptyChannelLog;
    const burst = Array.from({ length: 100 }, () => said("x".repeat(1000)));
    for (let count = 0; count < 1000; count += 1) log = logMessages(log, burst);
    expect(log.received).toBe(100_000);
    expect(log.entries.size).toBeLessThanOrEqual(8_000_000);
    expect(entriesOf(log.entries).length + log.entries.dropped).toBe(100_000);
  });
});

describe("a search in a channel log", () => {
  it("finds the same entries as a search from scratch, however the log grew", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(message, { maxLength: 30 }), { maxLength: 8 }),
        fc.string({ maxLength: 2 }),
        (bursts, query) => {
          const fits = holdsText(query);
          const find = entryFinder(fits);
          let log = emptyChannelLog;
          for (const burst of bursts) {
            log = logMessages(log, burst, small);
            expect(find(log.entries)).toEqual(entriesOf(log.entries).filter(fits));
          }
        },
      ),
    );
  });

  it.each<[LogMessage["data"], string, boolean]>([
    ['{"text":"Moss"}', "MOSS", true],
    ['{"text":"Moss"}', "fern", false],
    ["x", "ada", true],
    [Uint8Array.of(0xca, 0xfe, 0x01), "fe 01", true],
    [Uint8Array.of(0xca, 0xfe, 0x01), "af", false],
    [new TextEncoder().encode("Moss"), "moss", true],
  ])("of %j for %j matches: %s", (data, query, expected) => {
    const found = entriesOf(logOf(said(data)).entries).filter(holdsText(query));
    expect(found.length > 0).toBe(expected);
  });

  it("filters by origin and type, and always includes the end of a session", () => {
    const log = logOf(said("1", { origin: "client" }), said("2"), said("3", { type: "b" }), endOfSample(9));
    const wanted = (filter: Parameters<typeof isWanted>[0]) =>
      entriesOf(log.entries)
        .filter(isWanted(filter))
        .map(({ id }) => id);
    expect(wanted({})).toEqual([1, 2, 3, 4]);
    expect(wanted({ origin: "server" })).toEqual([2, 3, 4]);
    expect(wanted({ origin: "server", type: "b" })).toEqual([3, 4]);
  });
});

describe("a channel log as JSON Lines", () => {
  it("has one message per line and parses back to the same messages", () => {
    fc.assert(
      fc.property(fc.array(message, { maxLength: 20 }), (messages) => {
        const entries = entriesOf(logOf(...messages).entries);
        const lines = jsonLines(entries).split("\n");
        expect(lines.pop()).toBe("");
        const back = lines.map((line) => {
          const { time, base64, data, ...rest } = JSON.parse(line);
          const bytes = base64 === undefined ? data : Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0));
          return { ...rest, at: Date.parse(time), data: bytes };
        });
        expect(back).toEqual(entries);
      }),
    );
  });

  it("gives the reason why a message was not sent", () => {
    const entry = said("1", { origin: "client", sending: 4, unsent: "too large" });
    const line = JSON.parse(jsonLines(entriesOf(logOf(entry).entries)));
    expect(line).toMatchObject({ origin: "client", data: "1", unsent: "too large" });
    expect(line).not.toHaveProperty("sending");
  });

  it("encodes bytes of any length", () => {
    const data = Uint8Array.from({ length: 50_000 }, (_, at) => at % 251);
    const { base64 } = JSON.parse(jsonLines(entriesOf(logOf(said(data)).entries)));
    expect(Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0))).toEqual(data);
  });
});

describe("messageKinds", () => {
  const text = (key: string) => ({ key, shape: { kind: "string" as const }, optional: false });
  const kinds = messageKinds(
    {
      messages: [
        { type: "ask", origin: "client", body: { kind: "integer" } },
        { type: "note", displayName: "Note", origin: "server", body: { kind: "object", properties: [text("note")] } },
        {
          type: "move",
          origin: "server",
          body: { kind: "object", properties: [text("to"), { ...text("n"), shape: { kind: "integer" } }] },
        },
      ],
    },
    typesFrom({}),
  );

  it.each([
    ['{"note":"x"}', "note", "Note"],
    ['{"to":"x","n":1}', "move", "move"],
    ['{"to":"x","n":"1"}', "move", "move"],
    ["7", "note", "Note"],
  ])("classifies %s as kind %s", (data, type, displayName) =>
    expect(kinds.received(data)).toEqual({ type, displayName, mismatches: kinds.check(said(data, { type })) }),
  );

  it("labels bytes as binary and long messages generically, and still checks long messages", () => {
    expect(kinds.received(Uint8Array.of(1))).toEqual({ type: "binary", displayName: "Binary message" });
    const long = JSON.stringify({ to: "x".repeat(64_000), n: 1 });
    const named = kinds.received(long);
    expect(named).toEqual({ type: "message", displayName: "Message" });
    expect(kinds.check(said(long, named))).toEqual([]);
    expect(kinds.check(said(long.replace('"n":1', '"n":"1"'), named))).toHaveLength(1);
  });

  it("reports each mismatch with the documentation, with the received value", () => {
    const mismatches = (data: string, more: Partial<LogMessage>) =>
      kinds.check(said(data, more))?.map(({ path, documented, got }) => `${path.join()} ${documented} ${got}`);
    expect(mismatches('{"to":"x","n":"1"}', { type: "move" })).toEqual(['n integer "1"']);
    expect(mismatches('{"to":"x","n":1}', { type: "move" })).toEqual([]);
    expect(mismatches("1.5", { type: "ask", origin: "client" })).toEqual([" integer 1.5"]);
    expect(mismatches("1", { type: "other", origin: "client" })).toBeUndefined();
  });

  it("skips the check of a message that is too long", () => {
    const whole = JSON.stringify({ note: "x".repeat(249_989) });
    expect(kinds.check(said(whole, { type: "note" }))).toEqual([]);
    expect(kinds.check(said(`${whole} `, { type: "note" }))).toBeUndefined();
    expect([isTooLong(whole), isTooLong(`${whole} `)]).toEqual([false, true]);
  });

  it("labels messages of a channel without documentation", () =>
    expect(messageKinds({ messages: [] }, typesFrom({})).received("1")).toEqual({
      type: "message",
      displayName: "Message",
    }));
});
