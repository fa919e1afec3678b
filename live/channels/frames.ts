import { isObject, type Json, own, parseJson, printJson } from "#engine/json";
import type { Received } from "../exchange.ts";

/** An event on a channel, in the order in which they came; `closed` is the code of the server (RFC 6455 section 7.4). */
export type Frame =
  | { readonly from: "client" | "server"; readonly text: string }
  | { readonly from: "client" | "server"; readonly base64: string }
  | { readonly from: "server"; readonly closed: number; readonly reason: string }
  /** A ping, and whether its pong came in time. */
  | { readonly from: "client"; readonly ping: "answered" | "lost" };

/** Writes the frames of a connection as the body of its answer: a JSON object a line. */
export const framesText = (frames: readonly Frame[]): string =>
  frames.map((frame) => `${printJson({ ...frame } as Json)}\n`).join(""); // the members of frames are JSON

/** Reads the frames of a connection; none if the answer is another one than 101. */
export function framesOf(received: Received): readonly Frame[] {
  if (received.kind !== "answer" || received.status !== 101) return [];
  return new TextDecoder()
    .decode(received.body)
    .split("\n")
    .flatMap((line): readonly Frame[] => {
      const parsed = parseJson(line);
      return parsed.ok ? frameIn(parsed.value) : [];
    });
}

function frameIn(value: Json): readonly Frame[] {
  if (!isObject(value)) return [];
  const from = own(value, "from") === "server" ? "server" : "client";
  const [text, base64, closed] = [own(value, "text"), own(value, "base64"), own(value, "closed")];
  if (typeof text === "string") return [{ from, text }];
  if (typeof base64 === "string") return [{ from, base64 }];
  if (typeof closed === "number") return [{ from: "server", closed, reason: String(own(value, "reason") ?? "") }];
  return [{ from: "client", ping: own(value, "ping") === "lost" ? "lost" : "answered" }];
}
