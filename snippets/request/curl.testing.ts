import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A request as it came in. Header names are in lower case, header values and body bytes as sent. */
export interface Arrived {
  readonly method: string;
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer;
}

/** A server that keeps what comes in. */
export interface Recorder {
  readonly origin: string;
  /** Gives what came since the last call. */
  readonly take: () => readonly Arrived[];
  readonly close: () => Promise<void>;
}

export async function startRecorder(): Promise<Recorder> {
  let arrived: Arrived[] = [];
  const server = createServer({ maxHeaderSize: 1 << 20 }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const headers = Object.fromEntries(
        Object.entries(request.headersDistinct).map(([name, all]) => [name, (all ?? []).join("\n")]),
      );
      arrived.push({ method: request.method ?? "", url: request.url ?? "", headers, body: Buffer.concat(chunks) });
      response.end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    take: () => {
      const taken = arrived;
      arrived = [];
      return taken;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** A folder to run scripts in, with a `curl` that only writes down its arguments. */
export interface Workshop {
  /** Runs a script with the stand-in for curl; gives the arguments of each call. */
  readonly listen: (script: string) => readonly (readonly string[])[];
  /** Runs a script with the real curl, with these files beside it. */
  readonly run: (script: string, files?: ReadonlyMap<string, Uint8Array>) => Promise<void>;
  /** What scripts have left in their folder. */
  readonly litter: () => readonly string[];
  readonly close: () => void;
}

const standIn = `#!/bin/sh
printf '%s\\0' "$#" "$@" >> "$CALLS"
`;

/** Each call is its number of arguments and then the arguments. */
function callsIn(written: readonly string[]): readonly (readonly string[])[] {
  const [count, ...rest] = written;
  if (count === undefined) return [];
  return [rest.slice(0, Number(count)), ...callsIn(rest.slice(Number(count)))];
}

export function openWorkshop(): Workshop {
  const home = mkdtempSync(join(tmpdir(), "callboard-curl-"));
  const [bin, cwd, calls] = [join(home, "bin"), join(home, "cwd"), join(home, "calls")];
  mkdirSync(bin);
  mkdirSync(cwd);
  writeFileSync(join(bin, "curl"), standIn);
  chmodSync(join(bin, "curl"), 0o755);
  return {
    listen: (script) => {
      writeFileSync(calls, "");
      const env = { PATH: `${bin}:${process.env.PATH ?? ""}`, CALLS: calls };
      const { status, stderr } = spawnSync("bash", ["--norc", "-c", script], { cwd, env, encoding: "utf8" });
      if (status !== 0 || stderr !== "") throw new Error(`the shell ended with ${status}: ${stderr}\n${script}`);
      return callsIn(readFileSync(calls, "utf8").split("\0").slice(0, -1));
    },
    run: async (script, files = new Map()) => {
      for (const [name, bytes] of files) writeFileSync(join(cwd, name), bytes);
      // HOME without a .curlrc, and no proxy: only the snippet speaks.
      const env = { PATH: process.env.PATH ?? "", HOME: home };
      const shell = spawn(
        "bash",
        ["--norc", "-c", `curl() { command curl --silent --show-error --output /dev/null "$@"; }\n${script}`],
        { cwd, env },
      );
      let said = "";
      shell.stderr.on("data", (text: Buffer) => {
        said += text.toString();
      });
      const [status] = await once(shell, "close");
      for (const name of files.keys()) rmSync(join(cwd, name));
      if (status !== 0) throw new Error(`curl ended with ${status}: ${said}\n${script}`);
    },
    litter: () => readdirSync(cwd),
    close: () => rmSync(home, { recursive: true }),
  };
}

/** Whether the real curl is installed here. */
export const hasCurl: boolean = spawnSync("curl", ["--version"]).status === 0;

/** One part of a multipart body as it came in; names as written between the quotes. */
export interface ArrivedPart {
  readonly name: string;
  readonly fileName?: string;
  readonly contentType?: string;
  readonly bytes: Buffer;
}

/** Takes a multipart body apart (RFC 2046 §5.1, RFC 7578 §4). */
export function partsArrived({ headers, body }: Arrived): readonly ArrivedPart[] {
  const boundary = /boundary=(\S+)/.exec(headers["content-type"] ?? "")?.[1];
  if (boundary === undefined) throw new Error(`no boundary in ${headers["content-type"]}`);
  // Latin-1 keeps every byte.
  const text = `\r\n${body.toString("latin1")}`;
  return text
    .split(`\r\n--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const end = part.indexOf("\r\n\r\n");
      const head = Buffer.from(part.slice(0, end), "latin1").toString("utf8");
      const [, name = "", , fileName] =
        /content-disposition: form-data; name="([^"]*)"(; filename="([^"]*)")?/i.exec(head) ?? [];
      const contentType = /content-type: (.*)/i.exec(head)?.[1]?.trim();
      return {
        name,
        ...(fileName === undefined ? {} : { fileName }),
        ...(contentType === undefined ? {} : { contentType }),
        bytes: Buffer.from(part.slice(end + 4), "latin1"),
      };
    });
}
