import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { deflateSync } from "node:zlib";

/** A response of the API, by its path. */
interface Answer {
  readonly status?: number;
  readonly type: string;
  readonly disposition?: string;
  readonly body: string | Uint8Array;
}

/** Nested lists, with a number at the bottom that a double can't represent. */
const deep = `${"[".repeat(200)}12345678901234567890.10${"]".repeat(200)}`;

/** About 5 MB of JSON on one line, with the nested part at its end. */
function bigJson(): string {
  const record = (at: number): string =>
    `{"id":${at},"name":"plant ${at}","height":1.0,"notes":"${"it grows in the shade of others; ".repeat(6)}"}`;
  return `{"plants":[${Array.from({ length: 20_000 }, (_, at) => record(at)).join(",")}],"deep":${deep}}`;
}

/** A chunk of a PNG with its checksum, which browsers verify. */
function chunk(type: string, data: Uint8Array): Buffer {
  const whole = Buffer.concat([Buffer.from(type, "latin1"), data]);
  let sum = 0xffffffff;
  for (const byte of whole) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE((sum ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, whole, check]);
}

/** An image of 2 by 2 gray pixels. */
function picture(): Buffer {
  const head = Buffer.from([0, 0, 0, 2, 0, 0, 0, 2, 8, 0, 0, 0, 0]);
  const dots = deflateSync(Buffer.from([0, 0, 255, 0, 255, 0]));
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk("IHDR", head), chunk("IDAT", dots), chunk("IEND", new Uint8Array())]);
}

const script = "parent.document.title='owned';document.title='owned'";

/** Every byte value, so that the bytes are not valid text. */
export const reportBytes = Uint8Array.from({ length: 1024 }, (_, at) => (at * 7) % 256);

const answers: { readonly [name: string]: Answer } = {
  big: { type: "application/json", body: bigJson() },
  unlike: { type: "application/json", body: '{"n":"12","exact":12345678901234567890.10,"name":"moss"}' },
  words: { type: "text/plain; charset=utf-8", body: `${"The moss grows in the shade of others. ".repeat(40)}\nlast` },
  page: {
    type: "text/html",
    body: `<!doctype html><title>P</title><h1>Hello</h1><script>${script}</script><img src=x onerror="${script}">`,
  },
  drawing: {
    type: "image/svg+xml",
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="15"/><script>${script}</script></svg>`,
  },
  picture: { type: "image/png", body: picture() },
  sound: { type: "audio/wav", body: reportBytes },
  film: { type: "video/webm", body: reportBytes },
  report: { type: "application/pdf", disposition: 'attachment; filename="plants 2026.pdf"', body: reportBytes },
  nothing: { status: 204, type: "application/json", body: "" },
  lie: { type: "application/json", body: '{"a": 1,\n"b": oops}' },
};

const documented = "{ type: object, properties: { n: { type: integer }, name: { type: string } } }";

/** A description of that API, as OpenAPI. */
export const answerDescription = (url: string): string => `openapi: 3.1.0
info: { title: Answers, version: "1" }
servers: [{ url: "${url}" }]
paths:
${Object.entries(answers)
  .map(
    ([name, { status = 200, type }]) => `  /${name}:
    get:
      operationId: ${name}
      summary: Get ${name}
      tags: [answers]
      responses: { "${status}": { description: Done.${
        name === "unlike" ? `, content: { ${type}: { schema: ${documented} } }` : ""
      } } }
`,
  )
  .join("")}`;

/** Starts the API on a free port. */
export async function startAnswerUpstream(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const found = answers[(request.url ?? "").slice(1)];
    if (found === undefined) return void response.writeHead(404).end();
    const { status = 200, type, disposition, body } = found;
    response.writeHead(status, {
      ...(status !== 204 && { "content-type": type }),
      ...(disposition !== undefined && { "content-disposition": disposition }),
    });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // The address of a server that listens on a port is an object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
