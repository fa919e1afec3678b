import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect, it } from "vitest";
import { buildSite } from "#docs-host/site/model";
import { siteSettings } from "#docs-host/site/model/settings";
import { siteFiles } from "../../site/model/files.ts";
import { fontMetrics } from "./font-metrics.ts";
import { withFontMetrics } from "./with-font-metrics.ts";

const geist = readFileSync(
  createRequire(import.meta.url).resolve("@fontsource-variable/geist/files/geist-latin-wght-normal.woff2"),
);

const base128 = (length: number): readonly number[] =>
  [28, 21, 14, 7, 0].map((bits) => ((length >>> bits) & 127) | (bits === 0 ? 0 : 128));

/** A packed file with one table of this length; its stream is as it is given. */
function packed(length: number, stream: Uint8Array): Uint8Array {
  const file = new Uint8Array(54 + stream.length);
  const view = new DataView(file.buffer);
  file.set(new TextEncoder().encode("wOF2"));
  view.setUint16(12, 1);
  view.setUint32(20, stream.length);
  file.set([1, ...base128(length)], 48);
  file.set(stream, 54);
  return file;
}

/** The best compression would take seconds. */
const compressed = (bytes: Uint8Array): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

/** Geist with an unknown table of this length, which counts twice: as it is declared, and in the unpacked stream. */
function withTable(length: number): Uint8Array {
  // The directory ends before the stream, which is padded to four bytes.
  const [tables, streamAt] = [geist.readUInt16BE(12), 117];
  const unpacked = brotliDecompressSync(geist.subarray(streamAt, streamAt + geist.readUInt32BE(20)));
  const stream = compressed(Buffer.concat([unpacked, Buffer.alloc(length)]));
  const entry = Buffer.from([63, ...Buffer.from("zzzz"), ...base128(length)]);
  const file = Buffer.concat([geist.subarray(0, streamAt), entry, stream]);
  file.writeUInt32BE(file.length, 8);
  file.writeUInt16BE(tables + 1, 12);
  file.writeUInt32BE(stream.length, 20);
  return file;
}

it("reads the sizes of a font", () => {
  expect(fontMetrics(geist)).toEqual({
    ...{ ascent: 1.005, descent: 0.295, lineGap: 0 },
    widths: [{ weight: 400, width: expect.closeTo(0.464, 3) }],
  });
});

it("reads a font that unpacks to 16 MB, and none that is larger", () => {
  expect(fontMetrics(withTable(8_200_000))).toEqual(fontMetrics(geist));
  expect(fontMetrics(withTable(8_400_000))).toBeUndefined();
});

it.each([
  ["a text", new TextEncoder().encode("no font")],
  ["an empty file", new Uint8Array()],
  ["half a font", geist.subarray(0, geist.length / 2)],
  ["a file with a table that claims two gigabytes", packed(2 ** 31 - 1, brotliCompressSync("x"))],
  ["a file that unpacks to 100 MB", packed(10, compressed(Buffer.alloc(100_000_000)))],
])("reads nothing from %s", (_, file) => {
  expect(fontMetrics(file)).toBeUndefined();
});

it("reads the fonts of a site once", async () => {
  const typographyV2 = { bodyFont: { name: "Own", variants: [{ fontFile: "text" }, { fontFile: "gone" }] } };
  const site = {
    ...buildSite({ hash: "fonts", apis: new Map(), definition: { pages: {}, config: {} } }),
    settings: siteSettings({ typographyV2 }),
    files: siteFiles({ text: "/a.woff2" }, {}),
  };
  const asked: string[] = [];
  const bytesOf = async (id: string): Promise<Uint8Array> => {
    asked.push(id);
    return geist;
  };
  const first = await withFontMetrics(site, bytesOf);
  const second = await withFontMetrics(site, bytesOf, first.fontMetrics);
  expect(second.fontMetrics?.get("text")).toEqual(fontMetrics(geist));
  expect(asked).toEqual(["text"]);
});
