import type { AnswerHeaders } from "../headers/index.ts";
import { type Coding, codingOf } from "./download.ts";

/** The body of a response, by its header block. */
export interface ResponseBody {
  /** The coding that the proxy undoes. */
  readonly coding: Coding | undefined;
  /** Bytes of the decoded body, if they are known. */
  readonly length: number | undefined;
  /** True if the body may take as long as a stream. */
  readonly isStream: boolean;
}

/** The body of a response without a body. */
export const noBody: ResponseBody = { coding: undefined, length: 0, isStream: false };

/** Media types with open-ended bodies, even if a server makes up a length. */
const streamTypes: ReadonlySet<string> = new Set([
  "text/event-stream",
  "application/x-ndjson",
  "application/ndjson",
  "application/jsonl",
  "application/json-seq",
  "application/stream+json",
]);

/** Describes the body of a response by method, status and headers. */
export function responseBody(method: string, status: number, headers: AnswerHeaders): ResponseBody {
  // RFC 9110 §6.4.1: these have no body, whatever their headers say.
  if (method === "HEAD" || status === 204 || status === 304) return noBody;
  const coding = codingOf(headers.get("content-encoding"));
  const declared = headers.get("content-length");
  const length = declared !== undefined && /^\d+$/.test(declared) ? Number(declared) : undefined;
  // A body of unknown length may take as long as a stream, whatever its type: plain text and sound are streamed so.
  const isStream = length === undefined || isStreamType(headers.get("content-type"));
  return { coding, length: coding === undefined ? length : undefined, isStream };
}

function isStreamType(contentType: string | undefined): boolean {
  if (contentType === undefined) return false;
  const [type] = contentType.split(";", 1);
  return type !== undefined && streamTypes.has(type.trim().toLowerCase());
}
