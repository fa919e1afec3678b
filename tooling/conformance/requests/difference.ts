import type { Received } from "./echo.ts";

/** Headers that each sender sets by itself. */
const sendersOwn: ReadonlySet<string> = new Set([
  ...["accept", "accept-encoding", "accept-language", "connection", "content-length", "expect", "host", "priority"],
  ...["sec-fetch-mode", "transfer-encoding", "user-agent"],
]);

/**
 * Returns the first difference between two requests in words; `undefined` if they are the same. `planned` are the names
 * of headers that both must have, such as a declared `Accept`. Boundaries of multipart bodies may differ.
 */
export function differenceOf(sent: Received, ran: Received, planned: ReadonlySet<string>): string | undefined {
  for (const part of ["method", "target"] as const)
    if (sent[part] !== ran[part]) return `${part}: sent ${sent[part]}, the snippet ${ran[part]}`;
  const names = new Set([...sent.headers.keys(), ...ran.headers.keys()]);
  const [one, other] = [unbounded(sent), unbounded(ran)];
  for (const name of names) {
    if (sendersOwn.has(name) && !planned.has(name)) continue;
    const [left, right] = [one.headers.get(name), other.headers.get(name)];
    if (left !== right) return `${name}: sent ${left ?? "nothing"}, the snippet ${right ?? "nothing"}`;
  }
  if (one.body !== other.body) return `body: sent ${start(one.body)}, the snippet ${start(other.body)}`;
  return undefined;
}

/** Returns the headers and the body of a request with one boundary; heads of parts are in lower case, in one order. */
function unbounded({ headers, body }: Received): {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
} {
  const text = body.toString("latin1");
  const type = headers.get("content-type") ?? "";
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary === undefined) return { headers, body: text };
  const parts = text.split(`--${boundary}`).map((part) => {
    const end = part.indexOf("\r\n\r\n");
    if (end === -1) return part;
    const head = part
      .slice(0, end)
      .split("\r\n")
      .map((line) => line.replace(/^[\w-]+/, (name) => name.toLowerCase()));
    return `${head.sort().join("\r\n")}${part.slice(end)}`;
  });
  return {
    headers: new Map([...headers, ["content-type", type.replace(boundary, "boundary")]]),
    body: parts.join("--boundary"),
  };
}

const start = (text: string): string => JSON.stringify(text.length > 300 ? `${text.slice(0, 300)}…` : text);
