import fc from "fast-check";
import { expect, it } from "vitest";
import { volumeOf } from "./microphone.ts";
import { withDuration } from "./webm-duration.ts";

const idBytes = (id: number): readonly number[] =>
  [24, 16, 8, 0].map((shift) => (id >>> shift) & 255).filter((_, i, all) => all.slice(0, i + 1).some(Boolean));
/** An element with a size of four bytes, as recorders write them. */
const element = (id: number, content: readonly number[]): readonly number[] => [
  ...idBytes(id),
  ...[0x10 | (content.length >>> 24), content.length >>> 16, content.length >>> 8, content.length].map((b) => b & 255),
  ...content,
];
/** An element of unknown size. */
const open = (id: number, content: readonly number[]): readonly number[] => [
  ...idBytes(id),
  0x01,
  ...Array.from({ length: 7 }, () => 255),
  ...content,
];

const scale = element(0x2ad7b1, [0x0f, 0x42, 0x40]);
const app = element(0x4d80, [0x43]);
const oldDuration = element(0x4489, [0, 0, 0, 0]);
const tracks = element(0x1654ae6b, [1, 2, 3]);
const seekHead = element(0x114d9b74, [9, 9]);
const doctype = element(0x1a45dfa3, [0x42, 0x82]);
/** A packet of one frame of 20 ms (CELT, configuration 31). */
const toc20 = 31 << 3;
const block = (time: number, toc = toc20, rest: readonly number[] = []): readonly number[] =>
  element(0xa3, [0x81, (time >> 8) & 255, time & 255, 0x80, toc, ...rest]);
const cluster = (time: number, ...blocks: readonly (readonly number[])[]): readonly number[] =>
  open(0x1f43b675, [...element(0xe7, [(time >> 16) & 255, (time >> 8) & 255, time & 255]), ...blocks.flat()]);

const file = (info: readonly number[], ...rest: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array([...doctype, ...open(0x18538067, [...element(0x1549a966, info), ...rest.flat()])]);

/** Reads the only duration in a file. */
function durationIn(bytes: Uint8Array): number {
  const text = Buffer.from(bytes).toString("latin1");
  const mark = "\u0044\u0089\u0001\0\0\0\0\0\0\u0008";
  expect(text.split(mark)).toHaveLength(2);
  return new DataView(bytes.buffer).getFloat64(text.indexOf(mark) + mark.length);
}

it("writes the end of the last packet as the duration of a recording without one", () => {
  const bytes = file([...scale, ...app], tracks, cluster(0, block(0), block(20)), cluster(1000, block(0), block(40)));
  expect(durationIn(withDuration(bytes))).toBe(1060);
});

it("keeps all other bytes and drops the index of outdated positions", () => {
  const sound = [tracks, cluster(0, block(0, toc20, [7, 7, 7]))] as const;
  const bytes = file([...scale, ...oldDuration, ...app], seekHead, ...sound);
  const output = withDuration(bytes);
  expect(durationIn(output)).toBe(20);
  const end = [...output].slice(-sound.flat().length);
  expect(end).toEqual(sound.flat());
  expect([...output].join()).toContain([...app].join());
  expect([...output].join()).not.toContain(seekHead.join());
  expect(withDuration(output)).toEqual(output);
});

it.each([
  ["two frames of 60 ms", (3 << 3) | 1, [], 120],
  ["five counted frames of 10 ms", (12 << 3) | 3, [5], 50],
  ["one frame of 2.5 ms", 16 << 3, [], 2.5],
])("reads the duration of a packet of %s", (_, toc, rest, length) => {
  expect(durationIn(withDuration(file(scale, cluster(0, block(0, toc, rest)))))).toBe(length);
});

it("computes the duration of any recording in the time unit of the file", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(60_000), { minLength: 1, maxLength: 20 }),
      fc.constantFrom(1_000_000, 500_000),
      (times, nanoseconds) => {
        const unit = element(0x2ad7b1, [nanoseconds >> 16, (nanoseconds >> 8) & 255, nanoseconds & 255]);
        const clusters = times.toSorted((a, b) => a - b).map((time) => cluster(time * 20, block(0), block(20)));
        const last = Math.max(...times) * 20 + 20;
        expect(durationIn(withDuration(file(unit, ...clusters)))).toBe(last + (20 * 1e6) / nanoseconds);
      },
    ),
  );
});

it("returns unreadable bytes unchanged", () => {
  const complete = file(scale, tracks, cluster(0, block(0)));
  expect(withDuration(new Uint8Array())).toEqual(new Uint8Array());
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      const copy = new Uint8Array(bytes);
      expect(withDuration(copy)).toEqual(bytes);
    }),
  );
  const truncated = complete.slice(0, doctype.length + 20);
  expect(withDuration(truncated)).toBe(truncated);
});

it("computes the volume as the mean byte frequency over 20, at most 1", () => {
  expect(volumeOf(new Uint8Array(8))).toBe(0);
  expect(volumeOf(new Uint8Array([0, 20, 0, 20]))).toBe(0.5);
  expect(volumeOf(new Uint8Array([255, 255]))).toBe(1);
  expect(volumeOf(new Uint8Array())).toBe(0);
});
