import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder to run scripts in, with a `curl` that only writes down its arguments. */
export interface Workshop {
  /** Runs a script with a replacement of curl; returns the arguments of each call. */
  readonly listen: (script: string) => readonly (readonly string[])[];
  /** Runs a script with curl, with these files in its folder. */
  readonly run: (script: string, files?: ReadonlyMap<string, Uint8Array>) => Promise<void>;
  /** The files that scripts left in their folder. */
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
      // HOME without a .curlrc, and no proxy: only the snippet decides the request.
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

/** True if the real curl is installed. */
export const hasCurl: boolean = spawnSync("curl", ["--version"]).status === 0;
