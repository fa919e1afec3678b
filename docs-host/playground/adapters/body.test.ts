import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Part, PlannedBody } from "#engine/request";
import { bodyBytes } from "./body.ts";

const dataUrl = (bytes: Uint8Array): string =>
  `data:application/octet-stream;base64,${Buffer.from(bytes).toString("base64")}`;

const read = async (body: PlannedBody): Promise<FormData> => {
  const { bytes, contentType } = bodyBytes(body, "boundary-5f1c");
  return new Response(bytes, { headers: { "content-type": contentType ?? "" } }).formData();
};

describe("multipart bodies", () => {
  it("parse back into the same parts, in order, byte for byte", async () => {
    // Text parts of a form keep CRLF line ends as typed; a lone CR or LF in a *name* is escaped.
    const name = fc.stringMatching(/^[\p{L}\p{N} _.'[\]-]{1,12}$/u);
    const part: fc.Arbitrary<Part> = fc.oneof(
      fc.record({ kind: fc.constant("text" as const), name, text: fc.string({ unit: "grapheme" }) }),
      fc.record({
        kind: fc.constant("file" as const),
        name,
        fileName: name,
        contentType: fc.constant("application/octet-stream"),
        dataUrl: fc.uint8Array({ maxLength: 40 }).map(dataUrl),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 5 }), async (parts) => {
        const entries = [...(await read({ kind: "multipart", parts })).entries()];
        expect(entries.map(([key]) => key)).toEqual(parts.map((one) => one.name));
        for (const [index, one] of parts.entries()) {
          const value = entries[index]?.[1];
          if (one.kind === "text") expect(value).toBe(one.text);
          else expect(dataUrl(new Uint8Array(await (value as File).arrayBuffer()))).toBe(one.dataUrl);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("keep the content type of a text part without turning it into a file", () => {
    const parts: Part[] = [{ kind: "text", name: "meta", text: "{}", contentType: "application/json" }];
    const { bytes } = bodyBytes({ kind: "multipart", parts }, "b");
    expect(new TextDecoder().decode(bytes)).toBe(
      '--b\r\ncontent-disposition: form-data; name="meta"\r\ncontent-type: application/json\r\n\r\n{}\r\n--b--\r\n',
    );
  });

  it("escape part names, so that a name can't inject headers", () => {
    const parts: Part[] = [{ kind: "text", name: 'a"\r\nx-evil: 1\r\n\r\n', text: "t" }];
    const { bytes } = bodyBytes({ kind: "multipart", parts }, "b");
    expect(new TextDecoder().decode(bytes)).toContain('name="a%22%0D%0Ax-evil: 1%0D%0A%0D%0A"\r\n');
  });
});

it("encodes text as UTF-8 and files as their bytes, and returns no bytes for an empty body", () => {
  expect(bodyBytes({ kind: "text", text: "é" }, "b").bytes).toEqual(new Uint8Array([0xc3, 0xa9]));
  expect(bodyBytes({ kind: "bytes", dataUrl: "data:;base64,AP8=" }, "b").bytes).toEqual(new Uint8Array([0, 255]));
  expect(bodyBytes({ kind: "none" }, "b")).toEqual({});
});
