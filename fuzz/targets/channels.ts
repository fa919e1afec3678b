import fc from "fast-check";
import type { FuzzDeps } from "../deps.ts";
import { nearTo } from "../inputs/text.ts";
import { readAnswers } from "../net/answers.ts";
import { exchange } from "../net/exchange.ts";
import { type Frame, readFrames, writeFrame } from "../net/frames.ts";
import { type Breach, breach } from "../oracles/breach.ts";
import { answered, undocumented } from "../oracles/documented.ts";
import { settle } from "../oracles/settle.ts";
import { pageOrigin, processOf } from "../product/product.ts";
import type { Target } from "../target.ts";
import type { Step } from "../upstreams/script.ts";

/** A channel with a hostile page at one end and a hostile API at the other. */
type ChannelCase = {
  readonly serverName: "served" | "proxy";
  /** The address in the query of the upgrade; undefined for the one of the handshake. */
  readonly url: string | null;
  /** Header lines of the upgrade, in addition to the lines of RFC 6455. */
  readonly lines: string;
  /** The first message; `@channel@` stands for the address of the hostile API. */
  readonly handshake: string;
  readonly frames: readonly Frame[];
  /** Script of the API, from the connection on. */
  readonly steps: readonly Step[];
  readonly leaves: boolean;
};

const payloads = [
  "",
  "hello",
  '{"text":"@secret@"}',
  "\xff\xfe",
  "\xe2\x82",
  "\xed\xa0\x80",
  "x".repeat(125),
  "x".repeat(126),
  "x".repeat(70_000),
  "\x03",
  "\x03\xe8",
  "\x03\xe8bye",
  "\x03\xed",
  "\x03\xee",
  "\x03\xf7",
  "\x00\x00",
  "\x13\x88",
  "\x0b\xb8\xff",
  "\xff\xff",
];

const frame = (masked: boolean): fc.Arbitrary<Frame> =>
  fc.record(
    {
      fin: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
      rsv: fc.oneof({ weight: 8, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 7 }) }),
      opcode: fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(1, 1, 1, 2, 0, 8, 9, 10) },
        { weight: 1, arbitrary: fc.nat({ max: 15 }) },
      ),
      masked: fc.oneof({ weight: 12, arbitrary: fc.constant(masked) }, { weight: 1, arbitrary: fc.constant(!masked) }),
      payload: nearTo(fc.constantFrom(...payloads), [], 1),
      length: fc.oneof(
        { weight: 8, arbitrary: fc.constant("shortest" as const) },
        { weight: 1, arbitrary: fc.constantFrom("16 bits" as const, "64 bits" as const) },
      ),
      claims: fc.constantFrom(0, 1, 126, 65_536, 2 ** 31, 2 ** 40, Number.MAX_SAFE_INTEGER),
    },
    { requiredKeys: ["fin", "rsv", "opcode", "masked", "payload", "length"] },
  );

/** Most frames tell their own length. */
const mostlyHonest = (masked: boolean): fc.Arbitrary<Frame> =>
  fc
    .tuple(frame(masked), fc.nat({ max: 9 }))
    .map(([{ claims, ...honest }, n]) => (n === 0 && claims !== undefined ? { ...honest, claims } : honest));

const good = '{"type":"handshake","url":"@channel@","headers":{"x-a":"@secret@"}}';
const handshakes = [
  good,
  good,
  good,
  '{"type":"handshake","url":"@channel@?token=@secret@","headers":{"Sec-WebSocket-Protocol":"a, b","Host":"@canary@"}}',
  '{"type":"handshake","url":"@channel@","headers":{"Connection":"close","Upgrade":"h2c","X-Real-IP":"1.2.3.4","Forwarded":"for=x"}}',
  '{"type":"handshake","url":"ws://@canary@/base/talk","headers":{}}',
  '{"type":"handshake","url":"ws://@up@//@canary@/base","headers":{}}',
  '{"type":"handshake","url":"ws://@up@/base/../x","headers":{}}',
  '{"type":"handshake","url":"wss://@up@/base","headers":{}}',
  '{"type":"handshake","url":"http://@up@/base/talk","headers":{}}',
  '{"type":"handshake","url":"@channel@","headers":{"a\\r\\nb":"c\\r\\nd","__proto__":"x","":""}}',
  '{"type":"handshake","url":1,"headers":[]}',
  '"@nested:5000@"',
  "@long:70000@",
  "",
];

const lines = [
  "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n",
  "Sec-WebSocket-Protocol: a, b, a\r\n",
  "Sec-WebSocket-Version: 8\r\n",
  "Sec-WebSocket-Key: short\r\n",
  "Origin: http://evil.test\r\n",
  "Cookie: a=@secret@\r\n",
  "Content-Length: 5\r\n",
];

const urls = [
  null,
  null,
  null,
  null,
  "ws://@canary@/base",
  "ws://@up@//@canary@/",
  "ws://@up@/base/../x",
  "http://@up@/base",
  "",
  "ws://@up@/base/%2e%2e/x",
];

const upstreamHeads = [
  "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: wrong\r\n\r\n",
  "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nno",
  "HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Bearer\r\nContent-Length: 0\r\n\r\n",
  "HTTP/1.1 302 Found\r\nLocation: ws://@canary@/base\r\nContent-Length: 0\r\n\r\n",
  "HTTP/1.1 500 Broken\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
  "HTTP/1.1 000 x\r\n\r\n",
  "nonsense",
  "",
];

const accept = fc.constantFrom<Step>(
  ...Array<Step>(6).fill({ do: "accept", headers: "" }),
  { do: "accept", headers: "Sec-WebSocket-Extensions: permessage-deflate\r\n" },
  { do: "accept", headers: "Sec-WebSocket-Protocol: unasked\r\n" },
  { do: "accept", headers: `X: ${"y".repeat(70_000)}\r\n` },
  { do: "accept", headers: "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n" },
);
const said: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: mostlyHonest(false).map((one): Step => ({ do: "frame", frame: one })) },
    { weight: 1, arbitrary: fc.nat({ max: 60 }).map((ms): Step => ({ do: "wait", ms })) },
    {
      weight: 1,
      arbitrary: nearTo(
        fc.constantFrom("\x81\x05hello", "\x01\x03abc\x80\x03def", "\x88\x02\x03\xe8", "\x89\x00"),
        [],
        3,
      ).map((bytes): Step => ({ do: "send", bytes })),
    },
    { weight: 1, arbitrary: fc.constant<Step>({ do: "repeat", bytes: "\x89\x00", times: 2000 }) },
    {
      weight: 1,
      arbitrary: fc.constant<Step>({ do: "repeat", bytes: `\x82\x7e\xff\xff${"x".repeat(65_535)}`, times: 60 }),
    },
  ),
  { maxLength: 6 },
);
/** Draws the script of an API that takes a channel. */
export const arbitraryChannelSteps: fc.Arbitrary<readonly Step[]> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(accept, said, fc.constantFrom<Step>({ do: "end" }, { do: "reset" }, { do: "hold" }))
      .map(([first, all, last]) => [first, ...all, last]),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(nearTo(fc.constantFrom(...upstreamHeads)), fc.constantFrom<Step>({ do: "end" }, { do: "hold" }))
      .map(([bytes, last]): readonly Step[] => [{ do: "send", bytes }, last]),
  },
);

/** WebSocket channels: upgrades, handshakes and frames of pages, handshakes and frames of APIs. */
export const channels: Target<ChannelCase> = {
  name: "channels",
  summary: "WebSocket upgrades, handshakes and frames, of pages and of APIs",
  parallel: 8,
  batch: 60,
  cases: fc.record({
    serverName: fc.constantFrom("served" as const, "proxy" as const),
    url: fc.constantFrom(...urls),
    lines: fc.oneof(
      { weight: 3, arbitrary: fc.constant("") },
      {
        weight: 1,
        arbitrary: nearTo(
          fc.subarray(lines, { maxLength: 2 }).map((some) => some.join("")),
          [],
          1,
        ),
      },
    ),
    handshake: fc.oneof(
      { weight: 5, arbitrary: fc.constant(good) },
      { weight: 3, arbitrary: nearTo(fc.constantFrom(...handshakes), [], 2) },
    ),
    frames: fc.array(mostlyHonest(true), { maxLength: 8 }),
    steps: arbitraryChannelSteps,
    leaves: fc.boolean(),
  }),
  play: playChannel,
};

const paths = { served: "/api/callboard-docs/proxy/channel", proxy: "/channel" } as const;

async function playChannel(one: ChannelCase, deps: FuzzDeps): Promise<readonly Breach[]> {
  const { serverName } = one;
  const scripted = one.steps.map((step) =>
    "bytes" in step ? { ...step, bytes: deps.fill(step.bytes, serverName) } : step,
  );
  const channel = `ws://${deps.upstream.host}${deps.upstream.expect(scripted)}`;
  const filled = (text: string): string => deps.fill(text.replaceAll("@channel@", channel), serverName);
  const host = filled("@host@");
  const origin = serverName === "proxy" ? pageOrigin : `http://${host}`;
  const asked = encodeURIComponent(filled(one.url ?? channel).replace(/[\ud800-\udfff]/g, "x"));
  const head = `GET ${paths[serverName]}?url=${asked} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${filled(one.lines)}\r\n`;
  const shake = Buffer.from(filled(one.handshake), "utf8").toString("latin1");
  const first = writeFrame({ fin: true, rsv: 0, opcode: 1, masked: true, payload: shake, length: "shortest" });
  const frames = one.frames.map((frame) => writeFrame({ ...frame, payload: filled(frame.payload) }));
  const exchanged = exchange({
    port: deps.product.portOf(serverName),
    pieces: [Buffer.from(head, "latin1"), first, ...frames],
    pause: 4,
    leaving: one.leaves ? "after the answer" : "last",
  });
  const { value, breaches } = await settle(
    exchanged,
    deps.stalls,
    `a channel through ${serverName}`,
    processOf[serverName],
  );
  if (value === undefined) return breaches;
  const { answers, error } = readAnswers(value.bytes);
  const found = [...breaches];
  // A request with other headers may not become a channel; the refusal of the frames behind it may cut its response.
  if (error !== undefined && value.ending === "ended" && one.lines === "")
    found.push(breach("answer", `${serverName}: ${error}`));
  for (const answer of answers) {
    found.push(...undocumented(serverName, answered(answer), "an upgrade"));
    const wrong = answer.status === 101 ? readFrames(answer.body).error : undefined;
    if (wrong !== undefined) found.push(breach("answer", `a channel of ${serverName}: ${wrong}`));
    if (answer.status === 101 && answer.headers.has("sec-websocket-extensions"))
      found.push(breach("answer", `${serverName} agreed on a compression`));
  }
  return found;
}
