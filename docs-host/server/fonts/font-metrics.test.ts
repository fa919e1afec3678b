import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, it } from "vitest";
import { buildSite } from "#docs-host/site/model";
import { siteSettings } from "#docs-host/site/model/settings";
import { siteFiles } from "../../site/model/files.ts";
import { fontMetrics } from "./font-metrics.ts";
import { withFontMetrics } from "./with-font-metrics.ts";

const geist = readFileSync(
  createRequire(import.meta.url).resolve("@fontsource-variable/geist/files/geist-latin-wght-normal.woff2"),
);

/** A packed file with one table of this length; its stream is as it is given. */
function packed(length: number, stream: Uint8Array): Uint8Array {
  const file = new Uint8Array(54 + stream.length);
  const view = new DataView(file.buffer);
  file.set(new TextEncoder().encode("wOF2"));
  view.setUint16(12, 1);
  view.setUint32(20, stream.length);
  const base128 = [28, 21, 14, 7, 0].map((bits) => ((length >>> bits) & 127) | (bits === 0 ? 0 : 128));
  file.set([1, ...base128], 48);
  file.set(stream, 54);
  return file;
}

/** 100 MB of zeros. The best compression would take seconds. */
const bomb = brotliCompressSync(new Uint8Array(100_000_000), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

it("reads the sizes of a font", () => {
  expect(fontMetrics(geist)).toEqual({
    ...{ ascent: 1.005, descent: 0.295, lineGap: 0 },
    widths: [{ weight: 400, width: expect.closeTo(0.464, 3) }],
  });
});

it.each([
  ["a text", new TextEncoder().encode("no font")],
  ["an empty file", new Uint8Array()],
  ["half a font", geist.subarray(0, geist.length / 2)],
  ["a file with a table that claims two gigabytes", packed(2 ** 31 - 1, brotliCompressSync("x"))],
  ["a file that unpacks to 100 MB", packed(10, bomb)],
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
