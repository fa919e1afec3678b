import { fnv1a } from "#engine/fnv";
import { parseLargeJson, printJson } from "#engine/json";
import { decodeText, mediaParameter, type Shown } from "#engine/request";
import type { ComparedAnswer } from "#live/compare";
import type { SentResponse } from "#machines";

/** Returns a body to compare, as JSON or text; a file is compared by its type, its size and a checksum. */
export function comparedBody(shown: Shown): ComparedAnswer["body"] {
  switch (shown.kind) {
    case "json":
      return { json: shown.value };
    case "empty":
      return { text: "" };
    case "text":
      return { text: shown.text };
    case "long": {
      const text = decodeText(shown.bytes, mediaParameter(shown.contentType, "charset")) ?? "";
      const parsed = parseLargeJson(text);
      return parsed.ok ? { json: parsed.value } : { text };
    }
    case "file":
      return { text: `${shown.contentType}, ${shown.bytes.length} bytes, checksum ${checksum(shown.bytes)}` };
  }
}

/** Returns a checksum of 32 bits (FNV-1a) in hexadecimal digits. */
const checksum = (bytes: Uint8Array): string => fnv1a(bytes).toString(16).padStart(8, "0");

/** Returns a response as lines: status, headers in the order of their names, and the body, with JSON indented. */
export function answerLines({ status, statusText, headers, shown }: SentResponse): readonly string[] {
  const body = comparedBody(shown);
  const text = "json" in body ? printJson(body.json, 2) : body.text;
  return [
    `${status} ${statusText}`.trim(),
    ...headers.map(([name, value]) => `${name.toLowerCase()}: ${value}`).sort(),
    "",
    ...text.split(/\r\n|\r|\n/),
  ];
}
