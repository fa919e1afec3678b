import { brotliDecompressSync } from "node:zlib";
import { create, type Font } from "fontkitten";
import type { FontMetrics } from "#docs-host/site/model";
import { defined } from "#engine/item-at";

/** Returns the bytes that a font file takes once it is unpacked; infinity for a file that can't be unpacked. */
function unpackedSize(file: Uint8Array): number {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  try {
    const signature = String.fromCharCode(...file.subarray(0, 4));
    if (signature === "wOFF") return sizeOfWoff(view);
    return signature === "wOF2" ? sizeOfWoff2(file, view) : file.length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Each table has its own length (WOFF 1.0 §4). */
function sizeOfWoff(view: DataView): number {
  const tables = view.getUint16(12);
  let size = 0;
  for (let i = 0; i < tables; i++) size += view.getUint32(44 + 20 * i + 12);
  return size;
}

/** Bytes beyond which a stream is not unpacked. */
const most = 32 * 1024 * 1024;

/** All tables are one stream after the directory; its entries have no fixed length (WOFF 2.0 §4 and §5). */
function sizeOfWoff2(file: Uint8Array, view: DataView): number {
  const tables = view.getUint16(12);
  const packed = view.getUint32(20);
  let at = 48;
  let declared = 0;
  const base128 = (): number => {
    for (let value = 0; ; ) {
      const byte = view.getUint8(at++);
      value = value * 128 + (byte & 127);
      if ((byte & 128) === 0) return value;
    }
  };
  for (let i = 0; i < tables; i++) {
    const flags = view.getUint8(at++);
    const tag = flags & 63;
    if (tag === 63) at += 4;
    declared += base128();
    // The tables glyf (10) and loca (11) are transformed in version 0, others in any other one.
    const isTransformed = tag === 10 || tag === 11 ? flags >> 6 === 0 : flags >> 6 !== 0;
    if (isTransformed) declared += base128();
  }
  return declared + brotliDecompressSync(file.subarray(at, at + packed), { maxOutputLength: most }).length;
}

/** Bytes of a font file, packed and unpacked, that are read; our choice: fonts of all scripts have up to 20 MB. */
const [maxPacked, maxUnpacked] = [4 * 1024 * 1024, 16 * 1024 * 1024];

/** Weights of text and of headings. */
const weights = [400, 600] as const;

/** Occurrences of each character in 1,000 of English text, rounded. */
const frequencies: readonly (readonly [character: string, count: number])[] = Object.entries({
  ...{ " ": 180, e: 102, t: 75, a: 65, o: 62, n: 57, i: 57, s: 53, r: 50, h: 50, l: 33, d: 33, u: 23, c: 22 },
  ...{ m: 20, f: 18, w: 17, g: 16, p: 15, y: 14, b: 12, v: 8, k: 6, x: 1, j: 1, q: 1, z: 1 },
});

/**
 * Reads the sizes of a font from its file (TrueType, OpenType, WOFF or WOFF2). Returns undefined for other files, for
 * those without Latin letters, and for those that would take more than 16 MB of memory.
 */
export function fontMetrics(file: Uint8Array): FontMetrics | undefined {
  if (file.length > maxPacked || unpackedSize(file) > maxUnpacked) return undefined;
  try {
    const font = create(Buffer.from(file.buffer, file.byteOffset, file.length));
    return font.isCollection ? undefined : metricsOf(font);
  } catch {
    // A damaged file; browsers leave it out as well.
    return undefined;
  }
}

function metricsOf(font: Font): FontMetrics | undefined {
  const { ascent, descent, lineGap } = lineOf(font);
  const widths = widthsOf(font);
  const part = (units: number): number => units / font.unitsPerEm;
  const metrics = { ascent: part(ascent), descent: part(Math.abs(descent)), lineGap: part(lineGap), widths };
  const isUsable = [metrics.ascent, ...widths.map(({ width }) => width)].every((size) => size > 0 && size < 4);
  return isUsable && metrics.descent < 4 && metrics.lineGap >= 0 && metrics.lineGap < 4 ? metrics : undefined;
}

function widthsOf(font: Font): FontMetrics["widths"] {
  const axis = font.variationAxes.wght;
  const own = { weight: axis?.default ?? font["OS/2"].usWeightClass, width: meanWidth(font) };
  if (axis === undefined) return [own];
  try {
    return weights.map((weight) => {
      const value = Math.min(axis.max, Math.max(axis.min, weight));
      return { weight, width: value === axis.default ? own.width : meanWidth(font.getVariation({ wght: value })) };
    });
  } catch {
    // The library draws no variations of packed files; then all weights have the widths of the default one.
    return [own];
  }
}

/**
 * Browsers use the typographic sizes if the font says so (OpenType, OS/2 fsSelection bit 7), or else the sizes of hhea.
 */
function lineOf(font: Font): Pick<Font, "ascent" | "descent" | "lineGap"> {
  const { fsSelection, typoAscender, typoDescender, typoLineGap } = font["OS/2"];
  return fsSelection.useTypoMetrics
    ? { ascent: typoAscender, descent: typoDescender, lineGap: typoLineGap }
    : { ascent: font.hhea.ascent, descent: font.hhea.descent, lineGap: font.hhea.lineGap };
}

/** Returns the mean width of a character of English text; not a number if the font lacks one. */
function meanWidth(font: Font): number {
  let sum = 0;
  let total = 0;
  for (const [character, count] of frequencies) {
    const code = defined(character.codePointAt(0));
    if (!font.hasGlyphForCodePoint(code)) return Number.NaN;
    sum += count * font.glyphForCodePoint(code).advanceWidth;
    total += count;
  }
  return sum / total / font.unitsPerEm;
}
