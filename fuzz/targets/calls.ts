import fc from "fast-check";
import type { FuzzDeps } from "../deps.ts";
import { nearTo } from "../inputs/text.ts";
import { readAnswers } from "../net/answers.ts";
import { exchange } from "../net/exchange.ts";
import { type Breach, breach } from "../oracles/breach.ts";
import { answered, undocumented } from "../oracles/documented.ts";
import { settle } from "../oracles/settle.ts";
import { pageOrigin, processOf } from "../product/product.ts";
import type { Target } from "../target.ts";

/** A call of a page to a proxy; header lines are Latin-1 as they go out. */
type CallCase = {
  readonly serverName: "served" | "proxy";
  readonly url: string;
  readonly method: string;
  readonly lines: string;
  readonly body: string;
};

const urls = [
  "http://@up@/base/plants/1",
  "http://@up@/base/plants/1?api_key=@secret@",
  "http://@up@/base",
  "http://@up@/base/../other",
  "http://@up@/base/%2e%2e/other",
  "http://@up@/base/..;/other",
  "http://@up@/base/%252e%252e/other",
  "http://@up@/base//@canary@/",
  "http://@up@/basement",
  "http://@up@//@canary@/base",
  "http://@up@/\\@canary@/base",
  "http://@canary@/base",
  "http://@neighbor@/base",
  "http://@up@@@canary@/base",
  "http://@canary@#@up@/base",
  "http://user:@secret@@@up@/base/x",
  "https://@up@/base",
  "ws://@up@/base",
  "file:///etc/passwd",
  "http://localhost:1/base",
  "http://[::ffff:127.0.0.1]:80/base",
  "http://2130706433/base",
  "http://0/base",
  "HTTP://@up@/base/x",
  "http:@up@/base",
  "//@up@/base",
  "",
];

const urlWords = [
  "//@canary@/",
  "\\\\@canary@\\",
  "@canary@",
  "@neighbor@",
  "%2f%2f@canary@",
  "%5c",
  "@@",
  "..",
  ".%2e",
  "\t",
  "%09",
  "%00",
  "%0d%0aHost:%20@canary@",
  "。",
  "①",
];

const lines = [
  "x-callboard-proxy-headers: accept,x-a\r\nx-callboard-forward-accept: */*\r\nx-callboard-forward-x-a: @secret@\r\n",
  "x-callboard-proxy-headers: host\r\nx-callboard-forward-host: @canary@\r\n",
  "x-callboard-proxy-headers: connection,transfer-encoding,content-length\r\nx-callboard-forward-connection: close, x-a\r\nx-callboard-forward-transfer-encoding: chunked\r\nx-callboard-forward-content-length: 3\r\n",
  "x-callboard-proxy-headers: x-real-ip,true-client-ip,forwarded,x-forwarded-for,via,x-original-url,x-rewrite-url,cf-connecting-ip\r\nx-callboard-forward-x-real-ip: 10.0.0.1\r\nx-callboard-forward-true-client-ip: 10.0.0.1\r\nx-callboard-forward-forwarded: for=x\r\nx-callboard-forward-x-forwarded-for: x\r\nx-callboard-forward-via: x\r\nx-callboard-forward-x-original-url: /admin\r\nx-callboard-forward-x-rewrite-url: /admin\r\nx-callboard-forward-cf-connecting-ip: x\r\n",
  "x-callboard-proxy-headers: authorization\r\nx-callboard-forward-authorization: Bearer @secret@\r\nCookie: session=@secret@\r\n",
  "x-callboard-proxy-headers: @long:9000@\r\n",
  "x-callboard-proxy-headers: a,a,A,a b,é,,;\r\nx-callboard-forward-a: \x80\xff\r\n",
  "x-callboard-proxy-headers: expect,upgrade\r\nx-callboard-forward-expect: 100-continue\r\nx-callboard-forward-upgrade: websocket\r\n",
  "x-callboard-proxy-look: cors\r\nx-callboard-proxy-headers: x-a,authorization\r\n",
  "x-callboard-proxy-look: @secret@\r\n",
  "x-callboard-proxy-ending: 00000000-0000-4000-8000-000000000000\r\n",
  "x-callboard-proxy-url: http://@canary@/base\r\n",
  "x-callboard-proxy-method: GET\r\n",
  "Content-Type: multipart/form-data; boundary=@long:300@\r\n",
  "Origin: null\r\n",
  "X-Forwarded-For: 1.2.3.4\r\n",
];

const lineWords = [
  "x-callboard-proxy-headers: ",
  "x-callboard-forward-",
  ",",
  "\r\n ",
  "proxy-authorization",
  "sec-fetch-site",
  "__proto__",
  "constructor",
];

/** Calls to the proxies: addresses, listings of headers, methods and bodies. */
export const calls: Target<CallCase> = {
  name: "calls",
  summary: "addresses, header listings, methods and bodies of calls through the proxy",
  parallel: 6,
  batch: 240,
  cases: fc.record({
    serverName: fc.constantFrom("served" as const, "proxy" as const),
    url: nearTo(fc.constantFrom(...urls), urlWords, 4),
    method: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom("GET", "POST") },
      {
        weight: 1,
        arbitrary: nearTo(fc.constantFrom("PUT", "HEAD", "OPTIONS", "CONNECT", "TRACE", "get", "__proto__"), [], 2),
      },
    ),
    lines: nearTo(
      fc.subarray(lines, { maxLength: 3 }).map((some) => some.join("")),
      lineWords,
      3,
    ),
    body: fc.oneof(
      fc.constant(""),
      fc.constantFrom(
        "{}",
        "GET /base/smuggled HTTP/1.1\r\nHost: @up@\r\n\r\n",
        "@long:200000@",
        "0\r\n\r\nGET /base/smuggled HTTP/1.1\r\n\r\n",
      ),
    ),
  }),
  play: playCall,
};

const mounts = { served: "/api/callboard-docs/proxy", proxy: "/" } as const;

/** Writes a call of a page: control headers, then headers of the case, then its body with its length. */
function callOf({ serverName, url, method, lines: more, body }: CallCase, deps: FuzzDeps): Buffer {
  const filled = (text: string): string => deps.fill(text, serverName);
  const origin = serverName === "proxy" ? pageOrigin : `http://${filled("@host@")}`;
  const bytes = Buffer.from(filled(body), "latin1");
  const oneLine = (text: string): string => text.replace(/[\r\n]/g, "");
  const head = `POST ${mounts[serverName]} HTTP/1.1\r\nHost: ${filled("@host@")}\r\nOrigin: ${origin}\r\nConnection: close\r\nx-callboard-proxy-url: ${oneLine(filled(url))}\r\nx-callboard-proxy-method: ${oneLine(method)}\r\n${filled(more)}Content-Length: ${bytes.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head, "latin1"), bytes]);
}

async function playCall(one: CallCase, deps: FuzzDeps): Promise<readonly Breach[]> {
  const { serverName } = one;
  const port = deps.product.portOf(serverName);
  // A split line may leave an incomplete request; its client must not wait forever.
  const exchanged = exchange({
    port,
    pieces: [callOf(one, deps)],
    pause: 0,
    leaving: isComplete(one) ? "last" : "after the answer",
  });
  const { value, breaches } = await settle(
    exchanged,
    deps.stalls,
    `a call through ${serverName}`,
    processOf[serverName],
  );
  if (value === undefined || value.ending !== "ended") return breaches;
  const { answers, error } = readAnswers(value.bytes);
  if (error !== undefined && isComplete(one)) return [...breaches, breach("answer", `${serverName}: ${error}`)];
  return [
    ...breaches,
    ...answers.flatMap((answer) => undocumented(serverName, answered(answer), "a call")),
    ...answers.flatMap((answer) =>
      answer.headers.has("set-cookie") ? [breach("answer", `${serverName} set a cookie`)] : [],
    ),
  ];
}

/** Returns true if the header lines of a case are whole and leave the framing alone. */
const isComplete = ({ lines: more }: CallCase): boolean =>
  /^(?:[^\r\n]+\r\n)*$/.test(more) &&
  !/content-length|transfer-encoding|expect|connection|upgrade/i.test(more.replace(/x-callboard-[^\r\n]*/gi, ""));
