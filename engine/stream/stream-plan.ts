import type { EndpointResponse, ResponseBody } from "#engine/model";
import { isJsonType, isSequenceType, mediaType } from "#engine/request";
import type { StreamFormat } from "./stream-reader.ts";

/** The method of reading a streamed answer. */
export interface StreamPlan {
  /** `bytes` are only counted and stored, for audio, which becomes a file. */
  readonly format: StreamFormat | "bytes";
  /** The row that marks the end, where one is documented. */
  readonly terminator?: string;
  /** True if all bytes are stored, since the response becomes an ordinary one when complete. */
  readonly keepsBytes: boolean;
}

/** Facts about an answer before its body, from its headers and its definition. */
export interface StreamHead {
  readonly status: number;
  readonly contentType?: string | undefined;
  /** True if the response has a length header. */
  readonly hasLength: boolean;
  readonly responses: readonly EndpointResponse[];
}

type StreamBody = Extract<ResponseBody, { readonly kind: "stream" }>;

/**
 * Decides how a streamed response is read; `undefined` if it is read as a whole. The content type decides, then the
 * documentation. A JSON document where events were documented is not a stream, since it is often an error or was
 * requested.
 */
export function planStream({ status, contentType = "", hasLength, responses }: StreamHead): StreamPlan | undefined {
  const type = mediaType(contentType);
  const documented = documentedStream(status, responses);
  const stream = (format: StreamFormat): StreamPlan => ({
    format,
    keepsBytes: false,
    ...(documented?.terminator !== undefined && format !== "text" && { terminator: documented.terminator }),
  });
  if (type === "text/event-stream") return stream("sse");
  if (isSequenceType(type)) return stream("ndjson");
  if (type.startsWith("audio/")) return { format: "bytes", keepsBytes: true };
  if (documented !== undefined && mayBe(documented, type)) return stream(formatOf(documented));
  // It is not declared as a stream, but a slow response is still shown as it arrives.
  return !hasLength && isFreeText(type) ? { format: "text", keepsBytes: true } : undefined;
}

/** Text of which each part is meaningful on its own: not a page and not a JSON document. */
const isFreeText = (type: string): boolean => type.startsWith("text/") && type !== "text/html" && !isJsonType(type);

/** Returns true if a stream is documented for a status: by the answer of that number, or else by the first success. */
export function documentedStream(status: number, responses: readonly EndpointResponse[]): StreamBody | undefined {
  const isSuccess = status >= 200 && status < 300;
  const found = responses.find(({ statusCode }) => statusCode === status) ?? (isSuccess ? responses[0] : undefined);
  return found?.body.kind === "stream" ? found.body : undefined;
}

/** The wire format omits the format for lines of JSON. */
const formatOf = ({ format = "ndjson" }: StreamBody): StreamFormat => format;

/** Images and videos are files whatever is documented, and a JSON document is neither an event nor free text. */
const mayBe = (stream: StreamBody, type: string): boolean =>
  isJsonType(type) ? formatOf(stream) === "ndjson" : !/^(?:image|video)\//.test(type);
