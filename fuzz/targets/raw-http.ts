import fc from "fast-check";
import { itemAt } from "#engine/item-at";
import type { FuzzDeps } from "../deps.ts";
import { nearTo } from "../inputs/text.ts";
import { readAnswers } from "../net/answers.ts";
import { exchange, type Leaving } from "../net/exchange.ts";
import { type Breach, breach } from "../oracles/breach.ts";
import { answered, undocumented } from "../oracles/documented.ts";
import { settle } from "../oracles/settle.ts";
import { processOf } from "../product/product.ts";
import { type ServerName, serverNames } from "../server-name.ts";
import type { Target } from "../target.ts";

/** Bytes on a connection, as Latin-1, cut into packets. */
type RawCase = {
  readonly serverName: ServerName;
  readonly text: string;
  /** Where the bytes are cut, in thousandths. */
  readonly cuts: readonly number[];
  readonly pause: number;
  readonly leaving: Leaving;
  /** So many connections do the same at the same time. */
  readonly times: number;
};

const proxyHead = (more: string): string =>
  `POST /api/callboard-docs/proxy HTTP/1.1\r\nHost: @host@\r\nOrigin: http://@host@\r\nx-callboard-proxy-url: http://@up@/base/x\r\nx-callboard-proxy-method: POST\r\n${more}`;

/** Whole requests, right and wrong, from which all others are made. */
const requests = [
  "GET / HTTP/1.1\r\nHost: @host@\r\n\r\n",
  "GET / HTTP/1.0\r\n\r\n",
  "GET /\r\n\r\n",
  "HEAD / HTTP/1.1\r\nHost: @host@\r\n\r\n",
  "GET http://@canary@/ HTTP/1.1\r\nHost: @canary@\r\n\r\n",
  "GET http://@host@/ HTTP/1.1\r\nHost: @host@\r\n\r\n",
  "CONNECT @canary@ HTTP/1.1\r\nHost: @canary@\r\n\r\n",
  "TRACE / HTTP/1.1\r\nHost: @host@\r\nCookie: a=@secret@\r\n\r\n",
  "TRACK / HTTP/1.1\r\nHost: @host@\r\n\r\n",
  "OPTIONS * HTTP/1.1\r\nHost: @host@\r\n\r\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: @host@\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n\r\n",
  'POST /tokens/generate HTTP/1.1\r\nHost: @host@\r\nAuthorization: Bearer @token@\r\nContent-Type: application/json\r\nContent-Length: 16\r\n\r\n{"orgId":"fuzz"}',
  'POST /registry/api/register HTTP/1.1\r\nHost: @host@\r\nTransfer-Encoding: chunked\r\nAuthorization: Bearer @token@\r\n\r\n5\r\n{"a":\r\n2\r\n1}\r\n0\r\n\r\n',
  "POST /registry/api/register HTTP/1.1\r\nHost: @host@\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n5c\r\nGET /smuggled HTTP/1.1\r\nHost: @host@\r\n\r\n0\r\n\r\n",
  "POST / HTTP/1.1\r\nHost: @host@\r\nTransfer-Encoding: xchunked, chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: @host@\r\n\r\n",
  "POST / HTTP/1.1\r\nHost: @host@\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!",
  "GET / HTTP/1.1\r\nHost: @host@\r\nHost: evil.test\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: evil.test\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: @host@\r\nExpect: 100-continue\r\nContent-Length: 10\r\n\r\n",
  proxyHead("Content-Length: 4\r\n\r\nbody"),
  proxyHead('Transfer-Encoding: chunked\r\n\r\n4;ext="\r\n"\r\nbody\r\n0\r\nTrailer: x\r\n\r\n'),
  proxyHead("Content-Length: 60\r\n\r\nGET /base/smuggled HTTP/1.1\r\nHost: @up@\r\nX: @secret@\r\n\r\n"),
  proxyHead("Content-Length: 2000000000\r\n\r\nx"),
  "GET /api/callboard-docs/proxy/channel?url=ws%3A%2F%2F@up@%2Fbase%2Ftalk HTTP/1.1\r\nHost: @host@\r\nOrigin: http://@host@\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
  "PUT /uploads/unknown HTTP/1.1\r\nHost: @host@\r\nContent-Length: 3\r\n\r\nabc",
  "GET /files/unknown HTTP/1.1\r\nHost: @host@\r\n\r\n",
];

const words = [
  "\r\n\r\n",
  "\r\nX: y",
  "\nX: y",
  "\r\n folded",
  "Transfer-Encoding: chunked\r\n",
  "Transfer-Encoding:\x0bchunked\r\n",
  "Content-Length: 0\r\n",
  "Content-Length: -1\r\n",
  "Content-Length: +5\r\n",
  "Content-Length: 0x10\r\n",
  "Content-Length: 99999999999999999999\r\n",
  "Connection: keep-alive, x-callboard-proxy-url\r\n",
  "Connection: close\r\n",
  "Expect: 200-ok\r\n",
  "Upgrade: websocket\r\n",
  "ffffffffffffffff\r\n",
  "0\r\n\r\n",
  "GET /smuggled HTTP/1.1\r\n",
  "HTTP/1.1",
  "HTTP/9.9",
  ": ",
  "X-Long: @long:140000@\r\n",
  "X-Callboard-Proxy-Headers: a,b,c\r\n",
];

const soup = fc
  .array(
    fc.tuple(
      nearTo(
        fc.constantFrom(
          "Accept",
          "Cookie",
          "Host",
          "Connection",
          "Content-Length",
          "Transfer-Encoding",
          "X-A",
          "TE",
          "Trailer",
        ),
        [],
        1,
      ),
      nearTo(fc.constantFrom("a", "gzip", "chunked", "5", "close", "@secret@", "*/*"), [], 1),
    ),
    { maxLength: 30 },
  )
  .map((lines) => lines.map(([name, value]) => `${name}: ${value}\r\n`).join(""));

const text = fc.oneof(
  { weight: 6, arbitrary: nearTo(fc.constantFrom(...requests), words) },
  // Requests one behind the other on a connection.
  {
    weight: 2,
    arbitrary: nearTo(
      fc.array(fc.constantFrom(...requests), { minLength: 2, maxLength: 12 }).map((all) => all.join("")),
      words,
      3,
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom("GET", "POST", "G\x00T", ""), soup)
      .map(([method, lines]) => `${method} / HTTP/1.1\r\nHost: @host@\r\n${lines}\r\n`),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 90, max: 3000 })
      .map((n) => `GET / HTTP/1.1\r\nHost: @host@\r\n${"X: y\r\n".repeat(n)}\r\n`),
  },
);

/** The most connections of one case: a client that is slow, many times over. */
const maxConnections = 12;

/** Bytes on a connection that are hardly HTTP any more. */
export const rawHttp: Target<RawCase> = {
  name: "http",
  summary: "request lines, header soup, framing, pipelining and slow clients on a raw connection",
  parallel: 6,
  batch: 200,
  cases: fc.record({
    serverName: fc.constantFrom(...serverNames),
    text,
    cuts: fc.array(fc.nat({ max: 1000 }), { maxLength: 6 }),
    pause: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 60 }) }),
    leaving: fc.constantFrom<Leaving>("after the answer", "after the answer", "half", "reset"),
    times: fc.oneof(
      { weight: 12, arbitrary: fc.constant(1) },
      { weight: 1, arbitrary: fc.integer({ min: 2, max: maxConnections }) },
    ),
  }),
  play: playRaw,
};

async function playRaw(one: RawCase, deps: FuzzDeps): Promise<readonly Breach[]> {
  const { serverName, cuts, pause, leaving, times } = one;
  const bytes = Buffer.from(deps.fill(one.text, serverName), "latin1");
  const ends = [...cuts.map((at) => Math.floor((bytes.length * at) / 1000)), bytes.length].toSorted((a, b) => a - b);
  const pieces = ends
    .map((end, at) => bytes.subarray(at === 0 ? 0 : itemAt(ends, at - 1), end))
    .filter((piece) => piece.length > 0);
  const port = deps.product.portOf(serverName);
  const connections = Array.from({ length: Math.min(times, maxConnections) }, () =>
    settle(
      exchange({ port, pieces, pause, leaving }),
      deps.stalls,
      `a raw connection to ${serverName}`,
      processOf[serverName],
    ),
  );
  const found: Breach[] = [];
  for (const { value, breaches } of await Promise.all(connections)) {
    found.push(...breaches);
    if (value === undefined || leaving === "reset") continue;
    const { answers, error } = readAnswers(value.bytes);
    for (const answer of answers) found.push(...undocumented(serverName, answered(answer), "raw bytes"));
    // A response to HEAD has no body, and cut bytes are not the server's fault.
    if (error !== undefined && value.ending === "ended" && leaving !== "half" && !/HEAD/i.test(one.text))
      found.push(breach("answer", `${serverName}: ${error}`));
  }
  return found;
}
