import { createServer, type ServerResponse } from "node:http";
import { maxNumber, maxTextLength } from "./echo-description.ts";

/**
 * An API with one operation that answers a fixed document, in a separate process. It sends its port as a message, and
 * then, for each message with a number, a message as soon as it has answered that many requests.
 */

const bytesOf = (value: unknown) => {
  const body = JSON.stringify(value);
  return { body, head: { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) } };
};
const plant = bytesOf({ id: 7, name: "fern", tags: ["green", "tall"] });
const refusal = bytesOf({ error: "limit" });

let answered = 0;
const awaited: number[] = [];
process.on("message", (count: number) => awaited.push(count));

const server = createServer((request, response) => {
  request.resume();
  request.on("end", () => {
    answer(request.method ?? "", request.url ?? "", response);
    answered += 1;
    const [next = Number.POSITIVE_INFINITY] = awaited;
    if (answered < next) return;
    awaited.shift();
    process.send?.(answered);
  });
});

function answer(method: string, url: string, response: ServerResponse): void {
  if (method === "OPTIONS") response.writeHead(204, { allow: "GET, HEAD, OPTIONS" }).end();
  else if (method !== "GET" && method !== "HEAD") {
    response.writeHead(405, { ...refusal.head, allow: "GET, HEAD, OPTIONS" }).end(refusal.body);
  } else {
    const query = new URL(url, "http://localhost").searchParams;
    const isValid =
      isBetween(query.get("limit"), 1, 50) &&
      isBetween(query.get("number"), 0, maxNumber) &&
      [...(query.get("text") ?? "")].length <= maxTextLength;
    const { head, body } = isValid ? plant : refusal;
    response.writeHead(isValid ? 200 : 400, head).end(body);
  }
}

const isBetween = (text: string | null, min: number, max: number): boolean =>
  text === null || (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max);

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address !== null && typeof address === "object") process.send?.(address.port);
});
