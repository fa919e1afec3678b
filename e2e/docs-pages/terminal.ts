import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { dirname, join } from "node:path";
import type { PageStep } from "./page-steps.ts";

/** Commands that run until a reader stops them, and what they print when they are ready. */
const servers: readonly { readonly starts: RegExp; readonly isReady: RegExp }[] = [
  { starts: /^npx callboard (?:dev|serve|start|registry|site)\b/, isReady: /Ctrl-C/ },
  { starts: /^node server\.mjs/, isReady: /Listening/ },
];

/** Milliseconds for which a server is waited for on a busy machine. */
const patience = 20_000;

/** The settings of a terminal. */
export interface TerminalOptions {
  /** The folder in which the page starts. */
  readonly folder: string;
  /** Free ports, by the ports of the page that they replace. */
  readonly numbers: { readonly [port: string]: number };
  /** Replacements of commands, such as of the one that installs from the network. */
  readonly replace: readonly (readonly [from: string, to: string])[];
}

/** A terminal in which the steps of a page are done. */
export interface Terminal {
  readonly act: (step: PageStep) => Promise<void>;
  /** Ends what still runs. */
  readonly close: () => Promise<void>;
}

/** Opens a terminal. A step that does not do what its page says throws an error. */
export function openTerminal({ folder, numbers, replace }: TerminalOptions): Terminal {
  let cwd = folder;
  const running: { readonly child: ChildProcess; readonly isProduct: boolean }[] = [];
  const here = (text: string): string => {
    const ported = text.replace(/(localhost:|\.listen\()(\d{4})\b/g, (whole, before, port) =>
      numbers[port] === undefined ? whole : `${before}${numbers[port]}`,
    );
    return replace.reduce((all, [from, to]) => all.replaceAll(from, to), ported);
  };
  const env = {
    ...process.env,
    // The runner of the tests sets it, and readers of a page have other terminals.
    FORCE_COLOR: undefined,
    PORT: String(numbers["4000"]),
    REGISTRY_PORT: String(numbers["4001"]),
    CALLBOARD_REGISTRY: `http://localhost:${numbers["4001"]}`,
    NO_COLOR: "1",
  };
  const bash = (commands: string): ChildProcess => spawn("bash", ["-c", commands], { cwd, env, detached: true });
  const stop = async (child: ChildProcess): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    const { pid } = child;
    const ended = new Promise((done) => child.once("exit", done));
    process.kill(-pid, "SIGTERM");
    const timer = setTimeout(() => process.kill(-pid, "SIGKILL"), patience);
    await ended;
    clearTimeout(timer);
  };
  /** Readers stop the command that shows a site before they start another one. */
  const stopProduct = async (): Promise<void> => {
    for (const one of running.splice(0)) {
      if (one.isProduct) await stop(one.child);
      else running.push(one);
    }
  };
  return {
    act: async (step) => {
      if (step.kind === "file") {
        const file = join(cwd, step.name);
        await mkdir(dirname(file), { recursive: true });
        return writeFile(file, here(step.text));
      }
      if (step.kind === "open") return open(here(step.url));
      const commands = here(step.commands);
      const server = servers.find(({ starts }) => starts.test(step.commands));
      if (server !== undefined) {
        const isProduct = step.commands.includes("callboard");
        if (isProduct) await stopProduct();
        const child = bash(`exec ${commands}`);
        running.push({ child, isProduct });
        return isReady(child, server.isReady, step.line);
      }
      const place = join(folder, ".cwd");
      const { code, output } = await ended(bash(`set -e\ntrap 'pwd > ${place}' EXIT\n${commands}`));
      cwd = (await readFile(place, "utf8")).trim();
      if (code !== step.exitCode)
        throw new Error(`line ${step.line} exits with ${code}, not ${step.exitCode}:\n${output}`);
      for (const line of step.output) {
        if (!output.includes(line.trim()))
          throw new Error(`line ${step.line} does not print “${line}” but:\n${output}`);
      }
    },
    close: async () => {
      for (const { child } of running.splice(0)) await stop(child);
    },
  };
}

function outputOf(child: ChildProcess): () => string {
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return () => output;
}

function ended(child: ChildProcess): Promise<{ readonly code: number | null; readonly output: string }> {
  const output = outputOf(child);
  return new Promise((done) => child.once("close", (code) => done({ code, output: output() })));
}

function isReady(child: ChildProcess, expected: RegExp, line: number): Promise<void> {
  const output = outputOf(child);
  return new Promise((done, fail) => {
    const timer = setTimeout(
      () => fail(new Error(`line ${line} is not ready, but prints:\n${output()}`)),
      3 * patience,
    );
    child.stdout?.on("data", () => {
      if (!expected.test(output())) return;
      clearTimeout(timer);
      done();
    });
    child.once("exit", (code) => fail(new Error(`line ${line} ends with ${code}:\n${output()}`)));
  });
}

/** Opens an address of this machine, also one with a name below localhost, and follows its redirects. */
async function open(url: string): Promise<void> {
  const { hostname, host, port, pathname, search } = new URL(url);
  const headers = { host: hostname === "localhost" ? `localhost:${port}` : host };
  const { status, location } = await new Promise<{ readonly status: number; readonly location: string | undefined }>(
    (done, fail) => {
      const call = request({ host: "127.0.0.1", port, path: pathname + search, headers }, (answer) => {
        answer.resume();
        done({ status: answer.statusCode ?? 0, location: answer.headers.location });
      });
      call.once("error", fail).end();
    },
  );
  if (status >= 300 && status < 400 && location !== undefined) return open(new URL(location, url).href);
  if (status !== 200) throw new Error(`${url} answers ${status}`);
}
