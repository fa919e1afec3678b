import { isObject } from "#engine/json";
import { pairsText } from "../parameter-text.ts";
import type { BodyFormat } from "./format.ts";

/** Bodies of `application/x-www-form-urlencoded`: a list is its key repeated, an object is JSON. */
export const urlEncoded: BodyFormat = {
  of: "body",
  kind: "form-urlencoded",
  write: (body, { encoding, encode }) => {
    const wire = encode(body);
    return {
      content: isObject(wire) ? pairsText(wire) : "",
      contentType: "contentType" in encoding ? encoding.contentType : "application/x-www-form-urlencoded",
    };
  },
};
