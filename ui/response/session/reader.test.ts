import { describe, expect, it } from "vitest";
import { type Asked, localReader, portReader, ReaderGoneError, startAnswering, type Told } from "./reader.ts";

/** Both sides of a worker's port, with what travels copied as between threads; answers come later. */
function channel() {
  const listeners: ((told: Told) => void)[] = [];
  const ends: ((why: string) => void)[] = [];
  const answer = startAnswering((told) => {
    const copy = structuredClone(told);
    queueMicrotask(() => listeners.forEach((listener) => void listener(copy)));
  });
  let closed = 0;
  return {
    die: (why: string) => ends.forEach((end) => void end(why)),
    closed: () => closed,
    port: {
      post: (question: Asked) => {
        const copy = structuredClone(question);
        queueMicrotask(() => answer(copy));
      },
      listen: (listener: (told: Told) => void, onEnd: (why: string) => void) => {
        listeners.push(listener);
        ends.push(onEnd);
      },
      close: () => {
        closed += 1;
      },
    },
  };
}

const source = { content: new TextEncoder().encode('{"a":[1,2]}'), charset: undefined, saysJson: true };

describe("a reader in a worker", () => {
  it("answers as one on the page does", async () => {
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

  it("answers several questions asked at once, each its own", async () => {
    const reader = portReader(channel().port);
    const asked = [reader.open(source), reader.lay("text", 40), reader.valueAt(2), reader.text()] as const;
    expect(await Promise.all(asked)).toEqual([
      { kind: "json", values: 4 },
      6,
      { path: "a[0]", value: "1" },
      '{"a":[1,2]}',
    ]);
  });

  it("passes on why a question failed", async () => {
    const reader = portReader(channel().port);
    // No session can look for this, which stands for whatever goes wrong within one.
    await expect(reader.find(7 as unknown as string)).rejects.toThrow("replace");
  });

  it("that dies refuses what was asked and what is asked then", async () => {
    const { port, die } = channel();
    const reader = portReader(port);
    const asked = reader.open(source);
    die("out of memory");
    await expect(asked).rejects.toThrow(ReaderGoneError);
    await expect(reader.text()).rejects.toThrow("out of memory");
  });

  it("that is closed closes its port", async () => {
    const { port, closed } = channel();
    const reader = portReader(port);
    reader.close();
    expect(closed()).toBe(1);
    await expect(reader.text()).rejects.toThrow(ReaderGoneError);
  });
});
