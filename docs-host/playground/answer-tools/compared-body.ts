import { fnv1a } from "#engine/fnv";
import { parseLargeJson } from "#engine/json";
import { decodeText, mediaParameter, type Shown } from "#engine/request";
import type { ComparedAnswer } from "#live/compare";

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
