import type { Json } from "#engine/json";
import { mediaType } from "#engine/request";

const decode = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));

/** Small valid files by media type. */
const files: { readonly [type: string]: () => Uint8Array } = {
  // One pixel (PNG, ISO/IEC 15948).
  "image/png": () =>
    decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  // One pixel (GIF89a).
  "image/gif": () => decode("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"),
  "image/svg+xml": () =>
    new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="28" fill="green"/></svg>',
    ),
  "application/pdf": onePage,
  "audio/wav": silence,
  "audio/x-wav": silence,
};

/** A tenth of a second of silence: 8 bits, one channel, 8,000 samples a second (RIFF WAVE). */
function silence(): Uint8Array {
  const count = 800;
  const bytes = new Uint8Array(44 + count).fill(128);
  const view = new DataView(bytes.buffer);
  const text = (at: number, word: string) => bytes.set(new TextEncoder().encode(word), at);
  text(0, "RIFF");
  view.setUint32(4, 36 + count, true);
  text(8, "WAVEfmt ");
  for (const [at, value] of [
    [16, 16],
    [24, 8000],
    [28, 8000],
    [40, count],
  ] as const)
    view.setUint32(at, value, true);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    view.setUint16(at, value, true);
  text(36, "data");
  return bytes;
}

/** One page with a line of text (PDF 1.4, ISO 32000-1). */
function onePage(): Uint8Array {
  const text = "BT /F1 24 Tf 20 90 Td (Sample) Tj ET";
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  let file = "%PDF-1.4\n";
  let offsets = "";
  for (const [index, object] of objects.entries()) {
    // All is ASCII: offsets in characters are offsets in bytes.
    offsets += `${String(file.length).padStart(10, "0")} 00000 n \n`;
    file += `${index + 1} 0 obj${object}endobj\n`;
  }
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets}trailer<</Size ${count}/Root 1 0 R>>\n`;
  return new TextEncoder().encode(`${file}${table}startxref\n${file.length}\n%%EOF\n`);
}

/** Returns the bytes of a file: its example, a small file of its type, or a text that names its type. */
export function sampleFile(contentType: string, example: Json | undefined): Uint8Array {
  if (typeof example === "string") return new TextEncoder().encode(example);
  const type = mediaType(contentType);
  const make = Object.hasOwn(files, type) ? files[type] : undefined;
  return make?.() ?? new TextEncoder().encode(`A sample of ${type}.\n`);
}
