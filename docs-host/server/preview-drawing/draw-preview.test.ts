import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { previewDrawer } from "./draw-preview.ts";

const draw = previewDrawer(
  dirname(createRequire(import.meta.url).resolve("@fontsource/geist/files/geist-latin-400-normal.woff")),
);
const colors = { background: "#fff", text: "#000", muted: "#555", accent: "#06c", soft: "#def", isDark: false };
const image = { siteTitle: "Garden", title: "Plants", colors, hasGradient: false, logo: "l" };
const drawWith = (logo: Uint8Array): Promise<Uint8Array> => draw(image, new Map([["l", logo]]));

const folder = mkdtempSync(join(tmpdir(), "callboard-drawing-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const svg = (content: string): Uint8Array =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="50">${content}</svg>`);

it("shows the logo, and no file of this machine that the logo names", async () => {
  const file = join(folder, "secret.png");
  const square = await drawWith(svg('<rect width="50" height="50"/>'));
  const empty = await drawWith(svg(""));
  expect(Buffer.compare(square, empty)).not.toBe(0);
  writeFileSync(file, square);
  for (const href of [file, `file://${file}`]) {
    const named = await drawWith(svg(`<image href="${href}" width="400" height="50"/>`));
    expect(Buffer.compare(named, empty)).toBe(0);
  }
});

it("leaves out a logo of more pixels than fit into memory", async () => {
  const bomb = Buffer.from(await drawWith(svg("")));
  bomb.writeUInt32BE(100_000, 16);
  bomb.writeUInt32BE(100_000, 20);
  expect(Buffer.compare(await drawWith(bomb), await drawWith(new Uint8Array(9)))).toBe(0);
});
