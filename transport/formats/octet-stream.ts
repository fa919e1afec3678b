import type { BodyFormat } from "./format.ts";
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
