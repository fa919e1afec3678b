import { formData } from "./form-data.ts";
import type { Format } from "./format.ts";
import { octetStream } from "./octet-stream.ts";
import { jsonLines, serverEvents, textChunks } from "./streams.ts";
import { urlEncoded } from "./url-encoded.ts";

/** Every format, where size does not matter. */
export const allFormats: readonly Format[] = [formData, jsonLines, octetStream, serverEvents, textChunks, urlEncoded];
