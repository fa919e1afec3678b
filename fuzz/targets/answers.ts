import fc from "fast-check";
import { itemAt } from "#engine/item-at";
import type { FuzzDeps } from "../deps.ts";
import { nearTo } from "../inputs/text.ts";
import { ask } from "../net/ask.ts";
import { type Breach, breach } from "../oracles/breach.ts";
import { undocumented } from "../oracles/documented.ts";
import { settle } from "../oracles/settle.ts";
import { pageOrigin, processOf } from "../product/product.ts";
import type { Target } from "../target.ts";
import type { Step } from "../upstreams/script.ts";

/** Response of an API to a call. */
type AnswerCase = {
  readonly serverName: "served" | "proxy";
  readonly method: string;
  readonly steps: readonly Step[];
  /** The bytes of the body of a valid response, which must arrive unchanged; null for an invalid one. */
  readonly body: string | null;
};

const heads = [
  'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 13\r\n\r\n{"name":"ada"}',
  "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
  "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhel",
  "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 9\r\n\r\nhello",
  "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nshort",
  "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nlonger than it said HTTP/1.1 200 OK\r\n\r\n",
  "HTTP/1.1 000 Nothing\r\n\r\n",
  "HTTP/1.1 099 Low\r\nContent-Length: 0\r\n\r\n",
  "HTTP/1.1 600 High\r\nContent-Length: 0\r\n\r\n",
  "HTTP/1.1 999 Higher\r\nContent-Length: 0\r\n\r\n",
  "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n",
  "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
  "HTTP/1.1 204 No Content\r\nContent-Length: 5\r\n\r\nhello",
  "HTTP/1.1 304 Not Modified\r\n\r\n",
  "HTTP/1.1 301 Moved\r\nLocation: http://@canary@/\r\nContent-Length: 0\r\n\r\n",
  "HTTP/1.1 407 Proxy\r\nProxy-Authenticate: Basic\r\nContent-Length: 0\r\n\r\n",
  'HTTP/1.1 200 OK\r\nSet-Cookie: a=b\r\nClear-Site-Data: "*"\r\nStrict-Transport-Security: max-age=1\r\nContent-Security-Policy: default-src *\r\nAccess-Control-Allow-Origin: *\r\nRefresh: 0;url=http://@canary@/\r\nContent-Length: 0\r\n\r\n',
  "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\nnope",
  "HTTP/1.1 200 OK\r\nContent-Encoding: gzip, br, gzip, deflate, zstd\r\nContent-Length: 4\r\n\r\nnope",
  "HTTP/1.1 200 OK\r\nX-Callboard-Proxy-Cause: internal\r\nX-Callboard-Response-X: y\r\nContent-Length: 0\r\n\r\n",
  "HTTP/1.1 200 OK\r\nX-A: \x80\xff\x01\r\nContent-Length: 0\r\n\r\n",
  "HTTP/1.1 200 \xe9t\xe9\r\nContent-Length: 0\r\n\r\n",
  "HTTP/1.1 200\r\n\r\n",
  "HTTP/1.0 200 OK\r\n\r\nuntil the end",
  "HTTP/2.0 200 OK\r\n\r\n",
  "ICY 200 OK\r\n\r\n",
  "\x16\x03\x01\x02\x00\x01\x00",
  "",
];

const words = [
  "\r\n",
  "\n",
  "Transfer-Encoding: chunked\r\n",
  "Content-Length: 18446744073709551616\r\n",
  "Content-Length: -5\r\n",
  "ffffffff\r\n",
  "0\r\n\r\n",
  "X: @long:80000@\r\n",
  "Connection: close\r\n",
  "Keep-Alive: timeout=99999\r\n",
  "Trailer: X\r\n",
  " folded\r\n",
];

const wait = fc.record({ do: fc.constant("wait" as const), ms: fc.nat({ max: 120 }) });
const ending: fc.Arbitrary<Step> = fc.constantFrom<Step>(
  ...Array<Step>(12).fill({ do: "end" }),
  { do: "reset" },
  { do: "reset" },
  { do: "hold" },
);

/** Any answer, cut anywhere. */
const wild: fc.Arbitrary<Omit<AnswerCase, "serverName" | "method">> = fc
  .tuple(
    nearTo(fc.constantFrom(...heads), words),
    fc.nat({ max: 1000 }),
    wait,
    fc.constantFrom<readonly Step[]>(
      [],
      [],
      [],
      [{ do: "repeat", bytes: "x".repeat(16_000), times: 200 }],
      [{ do: "repeat", bytes: "X: y\r\n", times: 20_000 }],
      [{ do: "repeat", bytes: "HTTP/1.1 100 Continue\r\n\r\n", times: 3000 }],
    ),
    ending,
  )
  .map(([text, cut, pause, more, end]) => {
    const at = Math.floor((text.length * cut) / 1000);
    return {
      steps: [{ do: "send", bytes: text.slice(0, at) }, pause, { do: "send", bytes: text.slice(at) }, ...more, end],
      body: null,
    };
  });

const bomb: fc.Arbitrary<Omit<AnswerCase, "serverName" | "method">> = fc
  .tuple(fc.integer({ min: 1, max: 200 }), ending)
  .map(([megabytes, end]) => ({ steps: [{ do: "bomb", megabytes }, end], body: null }));

const events = nearTo(
  fc
    .array(
      fc.constantFrom(
        'data: {"n":1}\n\n',
        "event: x\ndata: é\ndata: b\n\n",
        ": comment\n\n",
        "id: 1\r\nretry: 99999999999\r\ndata: x\r\n\r\n",
        `data: ${"x".repeat(3000)}\n\n`,
        "data: [DONE]\n\n",
        "data\n\n",
        "\r\r",
      ),
    )
    .map((all) => all.join("")),
);
const lines = nearTo(
  fc
    .array(
      fc.constantFrom('{"n":1}\n', "[1,2]\r\n", "null\n", "\n", `{"a":"${"x".repeat(3000)}"}\n`, '{"é":1', "\u2028\n"),
    )
    .map((all) => all.join("")),
);

/** A valid stream with chunks that are cut at any byte, also inside characters. */
const stream: fc.Arbitrary<Omit<AnswerCase, "serverName" | "method">> = fc
  .tuple(
    fc.oneof(
      events.map((text) => ["text/event-stream", text] as const),
      lines.map((text) => ["application/x-ndjson", text] as const),
    ),
    fc.array(fc.nat({ max: 1000 }), { maxLength: 12 }),
    fc.nat({ max: 30 }),
  )
  .map(([[type, text], cuts, pause]) => {
    const body = Buffer.from(text, "utf8").toString("latin1");
    const ends = [...cuts.map((at) => Math.floor((body.length * at) / 1000)), body.length].toSorted((a, b) => a - b);
    const chunks = ends
      .map((end, at) => body.slice(at === 0 ? 0 : itemAt(ends, at - 1), end))
      .filter((chunk) => chunk !== "");
    const steps = chunks.flatMap((chunk): readonly Step[] => [
      { do: "send", bytes: `${chunk.length.toString(16)}\r\n${chunk}\r\n` },
      { do: "wait", ms: pause },
    ]);
    const head = `HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`;
    return { steps: [{ do: "send", bytes: head }, ...steps, { do: "send", bytes: "0\r\n\r\n" }, { do: "end" }], body };
  });

const anyAnswer = fc.oneof(
  { weight: 5, arbitrary: wild },
  { weight: 3, arbitrary: stream },
  { weight: 1, arbitrary: bomb },
);

/** Draws the script of an API that answers. */
export const arbitrarySteps: fc.Arbitrary<readonly Step[]> = anyAnswer.map(({ steps }) => steps);

/** Responses of APIs through the proxies. */
export const answers: Target<AnswerCase> = {
  name: "answers",
  summary: "answers of APIs: broken framing, odd statuses, bombs, streams cut at any byte",
  parallel: 16,
  batch: 120,
  cases: fc
    .tuple(fc.constantFrom("served" as const, "proxy" as const), fc.constantFrom("GET", "POST", "HEAD"), anyAnswer)
    .map(([serverName, method, one]) => ({ serverName, method, ...one })),
  play: playAnswer,
};

/** Headers that a proxy's own answer never passes on as received. */
const neverReal = [
  "set-cookie",
  "clear-site-data",
  "strict-transport-security",
  "refresh",
  "link",
  "service-worker-allowed",
  "location",
];

async function playAnswer({ serverName, method, steps, body }: AnswerCase, deps: FuzzDeps): Promise<readonly Breach[]> {
  const filled = steps.map((step) =>
    "bytes" in step && body === null ? { ...step, bytes: deps.fill(step.bytes, serverName) } : step,
  );
  const path = deps.upstream.expect(filled);
  const origin = serverName === "proxy" ? pageOrigin : `http://localhost:${deps.product.portOf(serverName)}`;
  const asked = ask({
    port: deps.product.portOf(serverName),
    path: serverName === "proxy" ? "/" : "/api/callboard-docs/proxy",
    method: "POST",
    headers: {
      origin,
      "x-callboard-proxy-url": `http://${deps.upstream.host}${path}`,
      "x-callboard-proxy-method": method,
    },
  });
  const { value, breaches } = await settle(
    asked,
    deps.stalls,
    `a call through ${serverName} to a hostile API`,
    processOf[serverName],
  );
  if (value?.kind !== "answer") return breaches;
  const header = (name: string): string | undefined => [value.headers[name]].flat()[0];
  const found = [
    ...breaches,
    ...undocumented(serverName, { status: value.status, body: value.body, header }, "a hostile answer"),
  ];
  for (const name of neverReal)
    if (header(name) !== undefined) found.push(breach("answer", `${serverName} passed on ${name} as its own`));
  if (value.status === 200 && header("x-callboard-proxy-cause") === undefined) {
    const status = Number(header("x-callboard-proxy-status"));
    if (!(status >= 100 && status <= 599)) found.push(breach("answer", `${serverName} passed on the status ${status}`));
    if (!header("content-security-policy")?.includes("sandbox") || header("x-content-type-options") !== "nosniff")
      found.push(breach("answer", `${serverName} answered without its guards`));
  }
  // A pooled connection that the API has just closed ends in a refusal with a cause, which does not change bytes.
  if (body !== null && method !== "HEAD" && value.isComplete && header("x-callboard-proxy-cause") === undefined) {
    if (value.status !== 200 || !value.body.equals(Buffer.from(body, "latin1")))
      found.push(breach("answer", `${serverName} changed the bytes of a stream`));
  }
  return found;
}
