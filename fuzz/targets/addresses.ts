import { gzipSync } from "node:zlib";
import fc from "fast-check";
import type { FuzzDeps } from "../deps.ts";
import { nearTo } from "../inputs/text.ts";
import { ask } from "../net/ask.ts";
import type { Breach } from "../oracles/breach.ts";
import { settle } from "../oracles/settle.ts";
import { smallDescription } from "../product/slots.ts";
import type { Target } from "../target.ts";
import { kindAnswer } from "../upstreams/remote.ts";
import type { Step } from "../upstreams/script.ts";

/** Response of the server of a remote description. */
type AddressCase = { readonly steps: readonly Step[] };

const small = smallDescription("Remote");
const local = JSON.stringify({
  openapi: "3.1.0",
  info: { title: "Inside", version: "1" },
  servers: [{ url: "http://@canary@/base" }, { url: "http://localhost:1/" }],
  paths: {
    "/one": { $ref: "http://@canary@/other.json#/x" },
    "/two": { get: { responses: { "200": { description: "x" } } } },
  },
});

const withLength = (head: string, body: string): string =>
  `HTTP/1.1 200 OK\r\n${head}Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`;

const answers = [
  withLength("Content-Type: application/json\r\n", small),
  withLength('Content-Type: application/json\r\nETag: "x"\r\nLast-Modified: never\r\n', small),
  `HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n${local}`,
  "HTTP/1.1 304 Not Modified\r\nConnection: close\r\n\r\n",
  "HTTP/1.1 302 Found\r\nLocation: http://@canary@/x.json\r\nConnection: close\r\n\r\n",
  "HTTP/1.1 301 Moved\r\nLocation: https://@canary@/x.json\r\nConnection: close\r\n\r\n",
  "HTTP/1.1 307 Again\r\nLocation: /remote.json\r\nConnection: close\r\n\r\n",
  "HTTP/1.1 307 Again\r\nLocation: http://[::1\r\nConnection: close\r\n\r\n",
  "HTTP/1.1 500 Broken\r\nContent-Length: 10\r\nConnection: close\r\n\r\nbroken",
  "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nConnection: close\r\n\r\nnot gzip",
  "HTTP/1.1 200 OK\r\nContent-Encoding: br\r\nConnection: close\r\n\r\nx",
  "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
  "HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\n{}",
  "",
];

const zipped = gzipSync(Buffer.alloc(80_000_000, " "));
const bomb = `HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${zipped.length}\r\nConnection: close\r\n\r\n`;

/** No connection is held open: `callboard serve` would wait for it until its own time limit. */
const ending = fc.constantFrom<Step>({ do: "end" }, { do: "end" }, { do: "reset" });

/** Answers of the server of a remote description. */
export const addresses: Target<AddressCase> = {
  name: "addresses",
  summary: "answers of servers that a description is fetched from",
  parallel: 1,
  batch: 2,
  cases: fc.oneof(
    {
      weight: 8,
      arbitrary: fc.tuple(nearTo(fc.constantFrom(...answers)), fc.nat({ max: 1000 }), ending).map(
        ([text, cut, last]): AddressCase => ({
          steps: [
            { do: "send", bytes: text.slice(0, Math.floor((text.length * cut) / 1000)) },
            { do: "wait", ms: 20 },
            { do: "send", bytes: text.slice(Math.floor((text.length * cut) / 1000)) },
            last,
          ],
        }),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constant<AddressCase>({
        steps: [{ do: "send", bytes: bomb }, { do: "send", bytes: "@zipped@" }, { do: "end" }],
      }),
    },
  ),
  play: playAddress,
};

/** `callboard serve` polls every second, or later while it processes the last answer. */
const askedWithin = 3000;

async function playAddress({ steps }: AddressCase, deps: FuzzDeps): Promise<readonly Breach[]> {
  const filled = steps.map((step) =>
    "bytes" in step
      ? { ...step, bytes: step.bytes === "@zipped@" ? zipped.toString("latin1") : deps.fill(step.bytes, "served") }
      : step,
  );
  await deps.remote.answer(filled, askedWithin);
  const port = deps.product.portOf("served");
  const found: Breach[] = [];
  found.push(
    ...(await settle(ask({ port, path: "/" }), deps.stalls, "the front page after a hostile address", "serve"))
      .breaches,
  );
  // A remote description opens no address of this machine, whatever servers it names.
  const call = ask({
    port,
    path: "/api/callboard-docs/proxy",
    method: "POST",
    headers: {
      origin: `http://localhost:${port}`,
      "x-callboard-proxy-url": deps.fill("http://@canary@/base/two", "served"),
      "x-callboard-proxy-method": "GET",
    },
  });
  found.push(
    ...(await settle(call, deps.stalls, "a call to a server that a remote description names", "serve")).breaches,
  );
  await deps.remote.answer(kindAnswer, 0);
  return found;
}
