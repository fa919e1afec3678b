import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RequestPlan } from "#engine/request";
import type { Reading } from "#engine/secret";
import { someOf } from "../../tooling/tier.ts";
import { hasCurl } from "./curl.testing.ts";
import { curlSnippet } from "./curl.ts";
import { fetchSnippet } from "./fetch.ts";
import { hasPython, requests } from "./programs.testing.ts";
import { pythonSnippet } from "./python-requests.ts";

type Framing = NonNullable<RequestPlan["stream"]>;

interface Language {
  readonly name: string;
  readonly here: boolean;
  readonly write: (plan: RequestPlan, reading: Reading) => string;
  readonly start: (program: string) => ChildProcess;
}

const home = mkdtempSync(join(tmpdir(), "callboard-streams-"));
/** No proxy and no .netrc: only the program decides the request. */
const env = { PATH: process.env.PATH ?? "", HOME: home, NO_PROXY: "*" };

const runFile =
  (command: string, name: string, before = "") =>
  (program: string): ChildProcess => {
    writeFileSync(join(home, name), `${before}${program}\n`);
    return spawn(command, [name], { cwd: home, env });
  };

const languages: readonly Language[] = [
  {
    name: "cURL",
    here: hasCurl,
    write: curlSnippet,
    start: (program) => spawn("sh", ["-c", program], { cwd: home, env }),
  },
  { name: "TypeScript", here: true, write: fetchSnippet, start: runFile(process.execPath, "program.mjs") },
  { name: "Python", here: hasPython, write: pythonSnippet, start: runFile("python3", "program.py", requests) },
];

const types: { readonly [F in Framing]: string } = {
  sse: "text/event-stream",
  ndjson: "application/x-ndjson",
  text: "text/plain",
};
const framed: { readonly [F in Framing]: (row: string) => string } = {
  sse: (row) => `id: 7\ndata: ${row}\n\n`,
  ndjson: (row) => `${JSON.stringify(row)}\n`,
  text: (row) => row,
};
const rows = ["one", "café", "日本", "end"];

let answer: (response: ServerResponse) => Promise<void>;
const server = createServer((request, response) => {
  request.resume();
  void answer(response);
});

beforeAll(async () => {
  // Programs of readers import an installed package.
  mkdirSync(join(home, "node_modules"));
  symlinkSync(
    resolve(import.meta.dirname, "../../node_modules/fetch-event-stream"),
    join(home, "node_modules/fetch-event-stream"),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
  rmSync(home, { recursive: true });
});

const planOf = (stream: Framing): RequestPlan => {
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return { method: "POST", url: `http://127.0.0.1:${port}/rows`, headers: [], body: { kind: "none" }, stream };
};

/** Starts a program; returns its output so far, and waits for texts in it. */
function outputOf(program: ChildProcess) {
  let text = "";
  let errors = "";
  const listeners = new Set<() => void>();
  program.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
    for (const listener of listeners) listener();
  });
  program.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
    errors += chunk;
  });
  return {
    text: () => text,
    errors: () => errors,
    has: (row: string) =>
      new Promise<void>((done) => {
        const look = () => {
          if (text.includes(row)) done();
        };
        listeners.add(look);
        look();
      }),
  };
}

describe.each(languages.filter(({ here }) => here))("a $name snippet of a stream", ({ write, start }) => {
  it.each(someOf<Framing>(["sse", "ndjson", "text"], 2))(
    "prints each row of %s before the server sends the next",
    async (one) => {
      let output: ReturnType<typeof outputOf> | undefined;
      answer = async (response) => {
        response.writeHead(200, { "content-type": types[one] });
        for (const row of rows) {
          // The first byte of a character arrives before the others.
          const bytes = Buffer.from(framed[one](row));
          const cut = Math.max(1, bytes.findIndex((byte) => byte > 0x7f) + 1);
          response.write(bytes.subarray(0, cut));
          response.write(bytes.subarray(cut));
          await output?.has(row);
        }
        response.end();
      };
      const program = start(write(planOf(one), "reveal"));
      output = outputOf(program);
      const [status] = await once(program, "close");
      expect([status, output.errors().includes("Error")]).toEqual([0, false]);
      for (const row of rows) expect(output.text()).toContain(row);
      expect(output.text()).not.toContain("\ufffd");
    },
  );
});

describe.each(languages.filter(({ here }) => here))("a $name snippet of a stream that fails", ({ write, start }) => {
  it.each<Framing>(someOf(["sse", "ndjson", "text"], 1))("prints the error in place of %s", async (one) => {
    answer = async (response) => {
      response.writeHead(401, { "content-type": "application/json" }).end('{"message":"no token"}');
    };
    const program = start(write(planOf(one), "reveal"));
    const output = outputOf(program);
    await once(program, "close");
    expect(output.text() + output.errors()).toContain("no token");
  });
});
