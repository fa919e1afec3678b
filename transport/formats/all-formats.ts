import { isObject } from "#engine/json";
import { pairsText } from "../parameter-text.ts";
import { formData } from "./form-data.ts";
import type { BodyFormat, Format } from "./format.ts";
import { jsonLines, serverEvents, textChunks } from "./streams.ts";
import { NotAFileError, readUpload, uploadType } from "./upload.ts";

/** Bodies that are the bytes of one file: of a form's file value, a `Blob`, a byte array or a stream. */
export const octetStream: BodyFormat = {
  of: "body",
  kind: "octet-stream",
  write: (body, { encoding }) => {
    const upload = readUpload(body);
    if (upload === undefined) throw new NotAFileError("The body");
    const { content } = upload;
    return {
      content,
      contentType: uploadType("contentType" in encoding ? [encoding.contentType] : [], upload),
      ...(content instanceof ReadableStream && { once: true }),
    };
  },
};

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

/** Every format, where size does not matter. */
export const allFormats: readonly Format[] = [formData, jsonLines, octetStream, serverEvents, textChunks, urlEncoded];
