import { describe, expect, it } from "vitest";
import type { BodyReader } from "./body-reader.ts";
import {
  type BodyChunk,
  localReader,
  portReader,
  type Question,
  ReaderGoneError,
  type Reply,
  slicedReader,
  startAnswering,
  withSpare,
} from "./reader.ts";

/** Both ends of a worker port that clones messages as between threads and delivers them asynchronously. */
function channel() {
  const listeners: ((result: Reply) => void)[] = [];
  const endListeners: ((why: string) => void)[] = [];
  const answer = startAnswering((result) => {
    const copy = structuredClone(result);
    queueMicrotask(() => listeners.forEach((listener) => void listener(copy)));
  });
  let closed = 0;
  let longest = 0;
  return {
    /** The largest content in one message, in bytes. */
    longest: () => longest,
    crash: (why: string) => endListeners.forEach((end) => void end(why)),
    closed: () => closed,
    port: {
      post: (question: Question | BodyChunk, moved: readonly ArrayBuffer[]) => {
        for (const buffer of moved) longest = Math.max(longest, buffer.byteLength);
        const copy = structuredClone(question, { transfer: [...moved] });
        queueMicrotask(() => answer(copy));
      },
      listen: (listener: (result: Reply) => void, onEnd: (why: string) => void) => {
        listeners.push(listener);
        endListeners.push(onEnd);
      },
      close: () => {
        closed += 1;
      },
    },
  };
}

const source = { content: new TextEncoder().encode('{"a":[1,2]}'), charset: undefined, saysJson: true };

describe("a worker reader", () => {
  it("returns the same results as a local reader", async () => {
    const [local, remote] = [localReader(), portReader(channel().port)];
    for (const reader of [local, remote]) await reader.open(source);
    for (const view of ["text", "tree"] as const) {
      const rows = await local.lay(view, 40);
      expect(await remote.lay(view, 40)).toBe(rows);
      expect(await remote.read(0, rows)).toEqual(await local.read(0, rows));
    }
    expect(await remote.find("a")).toEqual(await local.find("a"));
    expect(await remote.valueAt(1)).toEqual(await local.valueAt(1));
  });

  it("answers concurrent calls separately", async () => {
    const reader = portReader(channel().port);
    const pending = [reader.open(source), reader.lay("text", 40), reader.valueAt(2), reader.text()] as const;
    expect(await Promise.all(pending)).toEqual([
      { kind: "json", values: 4 },
      6,
      { path: "a[0]", value: "1" },
      '{"a":[1,2]}',
    ]);
  });

  it("transfers a long body in chunks that are quick to copy @nightly", async () => {
    const { port, longest } = channel();
    const text = JSON.stringify(Array.from({ length: 900_000 }, (_, at) => `é${at}`));
    const content = new TextEncoder().encode(text);
    const reader = portReader(port);
    expect(await reader.open({ ...source, content })).toEqual({ kind: "json", values: 900_001 });
    expect(await reader.text()).toBe(text);
    expect(content.length).toBeGreaterThan(8_000_000);
    expect(longest()).toBeLessThan(5_000_000);
  });

  it("forwards the reason of a failed call", async () => {
    const reader = portReader(channel().port);
    // No session can search for this; it simulates any unexpected error in a session.
    await expect(reader.find(7 as unknown as string)).rejects.toThrow("replace");
  });

  it("rejects pending and later calls after it crashed", async () => {
    const { port, crash } = channel();
    const reader = portReader(port);
    const pending = reader.open(source);
    crash("out of memory");
    await expect(pending).rejects.toThrow(ReaderGoneError);
    await expect(reader.text()).rejects.toThrow("out of memory");
  });

  it("closes its port when closed", async () => {
    const { port, closed } = channel();
    const reader = portReader(port);
    reader.close();
    expect(closed()).toBe(1);
    await expect(reader.text()).rejects.toThrow(ReaderGoneError);
  });
});

describe("a local reader that works in slices", () => {
  it("returns the same results as one that works synchronously", async () => {
    const text = `{"a":[${Array.from({ length: 50_000 }, (_, at) => `{"n":${at},"t":"wo\\"rd ${at}"}`).join()}]}`;
    for (const [content, saysJson] of [
      [new TextEncoder().encode(text), true],
      [new TextEncoder().encode(`${text.slice(0, 300)} oops`), true],
      [new TextEncoder().encode("moss\n".repeat(200_000)), false],
      [Uint8Array.of(0xff, 0xfe, 0xff), false],
    ] as const) {
      const [local, sliced] = [localReader(), slicedReader()];
      const facts = await local.open({ ...source, content, saysJson });
      const found = await sliced.open({ ...source, content, saysJson });
      expect(found.kind).toBe(facts.kind);
      if (facts.kind === "bytes") continue;
      if (facts.kind === "text" && found.kind === "text")
        expect(found.syntaxError?.offset).toBe(facts.syntaxError?.offset);
      const rows = await local.lay("text", 60);
      expect(await sliced.lay("text", 60)).toBe(rows);
      expect(await sliced.find("OR")).toEqual(await local.find("OR"));
      // The message is shorter, since the text is not parsed again for it.
      const lastRows = async (reader: BodyReader) =>
        (await reader.read(rows - 9, rows)).map(({ notes, ...row }) => row);
      expect(await lastRows(sliced)).toEqual(await lastRows(local));
    }
  });

  it("keeps the page responsive while it opens a body, and stops when closed", async () => {
    const reader = slicedReader();
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
      if (turns === 2) reader.close();
    });
    const content = new TextEncoder().encode(`[${"1,".repeat(3_000_000)}1]`);
    await expect(reader.open({ ...source, content })).rejects.toThrow(ReaderGoneError);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(1);
  });
});

describe("a reader with a fallback", () => {
  it("replays all earlier calls on the fallback when its worker crashes", async () => {
    const { port, crash, closed } = channel();
    const reader = withSpare(() => portReader(port), slicedReader);
    await reader.open(source);
    await reader.lay("tree", 40);
    await reader.fold(1, true);
    const rows = await reader.find("a").then(() => reader.read(0, 9));
    crash("out of memory");
    expect(await reader.read(0, 9)).toEqual(rows);
    expect(await reader.foldAll(false)).toBe(4);
    expect(closed()).toBe(1);
  });

  it("uses the fallback if a worker is unavailable or never responds", async () => {
    const none = withSpare(() => {
      throw new Error("no workers here");
    }, slicedReader);
    expect(await none.open(source)).toEqual({ kind: "json", values: 4 });
    const { port, crash } = channel();
    const crashed = withSpare(() => portReader(port), slicedReader);
    const pending = crashed.open(source);
    crash("not found");
    expect(await pending).toEqual({ kind: "json", values: 4 });
  });

  it("starts no fallback when closed", async () => {
    const reader = withSpare(() => portReader(channel().port), slicedReader);
    const pending = reader.open(source);
    reader.close();
    await expect(pending).rejects.toThrow(ReaderGoneError);
  });
});
