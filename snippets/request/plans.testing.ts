import fc from "fast-check";
import { dataUrlBytes, type PlannedBody, type RequestPlan, safeName } from "#engine/request";
import { join, plain, secret } from "#engine/secret";

/** A placeholder for an API that is not called. */
export const origin = "http://api.example";
const dataUrl = (bytes: Uint8Array) => `data:;base64,${Buffer.from(bytes).toString("base64")}`;

/** Texts that a shell or curl would interpret. */
const hostileText = fc
  .oneof(
    fc.string({ unit: "grapheme" }),
    fc
      .array(
        fc.constantFrom(
          "'",
          '"',
          "`",
          "$(touch pwned)",
          "$HOME",
          "\\",
          "\n",
          "\r\n",
          "@",
          "@/etc/passwd",
          "-",
          "--",
          "<",
          ";type=a/b",
          ",",
          "=",
          "%0A",
          "{a,b}",
          "[1-9]",
          "é",
        ),
      )
      .map((parts) => parts.join("")),
  )
  .filter((text) => !text.includes("\0"));

const headerValue = fc
  .oneof(fc.string({ unit: "grapheme-ascii" }), hostileText)
  .map((text) => text.replace(/[^\x20-\x7e\xa1-\xff]/g, "").trim());
const headers = fc.uniqueArray(
  fc.record({
    name: fc.stringMatching(/^X-[A-Za-z0-9!#$%&'*+.^_`|~-]{1,8}$/),
    value: headerValue.map((text) => join(plain(text.slice(0, 3)), secret(text.slice(3)))),
  }),
  { maxLength: 3, selector: ({ name }) => name.toLowerCase() },
);

const fieldName = hostileText.filter((name) => name !== "" && !name.includes("="));
const mime = fc.constantFrom("application/json", "text/csv", "text/plain; charset=utf-8", "application/vnd.a+json");
const textPart = fc.record(
  { kind: fc.constant("text" as const), name: fieldName, text: hostileText, contentType: mime },
  { requiredKeys: ["kind", "name", "text"] },
);
const fileNames = [
  "leaf.png",
  "a b;c.txt",
  'q"uo te.txt',
  "$(touch pwned).txt",
  "it's.bin",
  "-",
  "ü,=.txt",
  "../up.txt",
];
/** The name of the reader's file for a part; its bytes are derived from that name. */
const localName = (fileName: string) => safeName(fileName) ?? "file";
const bytesOf = (fileName: string) => Uint8Array.of(0, 255, 13, 10, ...new TextEncoder().encode(localName(fileName)));
const filePart = fc
  .record({ name: fieldName, fileName: fc.constantFrom(...fileNames), contentType: mime })
  .map((part) => ({ kind: "file" as const, ...part, dataUrl: dataUrl(bytesOf(part.fileName)) }));

/** Texts of forms in the notation of a query, well-formed and not. */
const pairsText = fc
  .array(
    fc.oneof(
      hostileText.map((text) => `a=${encodeURIComponent(text)}`),
      hostileText,
    ),
    { maxLength: 3 },
  )
  .map((pairs) => pairs.join("&"));

const target = fc.record({
  path: hostileText.map(encodeURIComponent),
  query: hostileText.map(encodeURIComponent),
  brackets: fc.constantFrom("", "&a[]={b,c}&d=[1-3]"),
});
const request = fc.oneof(
  fc.record({ method: fc.constantFrom("GET" as const, "HEAD" as const), body: fc.constant({ kind: "none" as const }) }),
  fc.record({
    method: fc.constantFrom("POST" as const, "PUT" as const, "PATCH" as const, "DELETE" as const),
    body: fc.oneof(
      fc.constant({ kind: "none" as const }),
      hostileText.map((text) => ({ kind: "text" as const, text })),
      pairsText.map((text) => ({ kind: "text" as const, text, isForm: true })),
      fc
        .tuple(fc.uint8Array({ maxLength: 60 }), fc.constantFrom(...fileNames))
        .map(([bytes, fileName]) => ({ kind: "bytes" as const, dataUrl: dataUrl(bytes), fileName })),
      fc.array(fc.oneof(textPart, filePart), { maxLength: 3 }).map((parts) => ({ kind: "multipart" as const, parts })),
    ),
  }),
);
/** Plans of all kinds to this address, with texts that a program could interpret. */
export const plans = (base: string): fc.Arbitrary<RequestPlan> =>
  fc.tuple(target, headers, request).map(([{ path, query, brackets }, more, { method, body }]) => {
    const sent = "isForm" in body ? "application/x-www-form-urlencoded" : "text/x-any";
    const type = body.kind === "text" || body.kind === "bytes" ? [{ name: "Content-Type", value: plain(sent) }] : [];
    return { method, url: `${base}/v1/x${path}?q=${query}${brackets}`, headers: [...type, ...more], body };
  });

/** The files in the command's folder. */
export const filesOf = (body: PlannedBody): ReadonlyMap<string, Uint8Array> => {
  if (body.kind === "bytes") return new Map([[localName(body.fileName ?? ""), dataUrlBytes(body.dataUrl)]]);
  if (body.kind !== "multipart") return new Map();
  const files = body.parts.flatMap((part) => (part.kind === "file" ? [part] : []));
  return new Map(files.map((part) => [localName(part.fileName), dataUrlBytes(part.dataUrl)]));
};

/** Quotes a name as browsers and curl do (RFC 7578 §4.2, WHATWG "multipart/form-data encoding"). */
export const quoted = (name: string) => name.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
