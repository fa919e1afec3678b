import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { buildPrograms } from "../../tooling/build-programs.testing.ts";
import { answerTo, call, openCall, pageOrigin, readAnswer } from "./caller.testing.ts";
import { startApi } from "./upstream.testing.ts";
import { proxyHeaders } from "./wire/wire.ts";

const built = buildPrograms(import.meta.dirname, ["main"]);

interface Process {
  readonly child: ChildProcess;
  output(): string;
  errors(): string;
  /** Resolves when stderr matches. */
  reports(pattern: RegExp): Promise<RegExpExecArray>;
}

function start(env: Readonly<Record<string, string>>, flags: readonly string[] = []): Process {
  const child = spawn(process.execPath, [...flags, built("main")], {
    env: { PATH: process.env.PATH ?? "", PORT: "0", HOST: "127.0.0.1", ...env },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  let errors = "";
  child.stdout.on("data", (bytes) => {
    output += bytes;
  });
  child.stderr.on("data", (bytes) => {
    errors += bytes;
  });
  const reports = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const check = () => {
        const found = pattern.exec(errors);
        if (found !== null) resolve(found);
      };
      child.stderr.on("data", check);
      child.once("close", () => reject(new Error(`ended without saying ${pattern}: ${errors}`)));
      check();
    });
  return { child, output: () => output, errors: () => errors, reports };
}

async function writeEnvironments(baseUrl: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "callboard-proxy-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "environments.json");
  await writeFile(path, JSON.stringify([{ apiId: "a", environmentId: "live", baseUrl }]));
  return path;
}

describe("the proxy process", () => {
  it("serves, logs a line per call, and exits after the running calls have ended", async () => {
    let finish: (() => void) | undefined;
    const api = await startApi((_request, response) => {
      response.write("one ");
      finish = () => void response.end("two");
    });
    const running = start({
      CALLBOARD_PROXY_ENVIRONMENTS: await writeEnvironments(api.origin),
      CALLBOARD_PAGE_ORIGINS: pageOrigin,
      CALLBOARD_PRIVATE_ORIGINS: api.origin,
    });
    const port = Number((await running.reports(/listening on port (\d+)/))[1]);
    const outgoing = openCall(port, { url: `${api.origin}/` });
    outgoing.end();
    const incoming = await answerTo(outgoing);
    const refused = await call(port, { url: "http://other.example/" });
    expect(refused.headers[proxyHeaders.cause]).toBe("not-registered");

    const closed = once(running.child, "close");
    running.child.kill("SIGTERM");
    await running.reports(/stopping/);
    finish?.();
    expect((await readAnswer(incoming)).body.toString()).toBe("one two");
    expect((await closed)[0]).toBe(0);
    const lines = running.output().trim().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { cause: "not-registered", time: expect.stringMatching(/^\d{4}-/) },
      { apiId: "a", status: 200, responseBytes: 7 },
    ]);
  });

  it("exits on an uncaught error after the running calls, and logs the location but not the message @nightly", async () => {
    let finish: (() => void) | undefined;
    const api = await startApi((_request, response) => {
      response.write("one ");
      finish = () => void response.end("two");
    });
    const brokenRequest =
      'process.on("SIGUSR2", () => setImmediate(() => { throw new RangeError("s3/cr3t\\n    at s3/cr3t".replaceAll("/", "")); }))';
    const running = start(
      {
        CALLBOARD_PROXY_ENVIRONMENTS: await writeEnvironments(api.origin),
        CALLBOARD_PAGE_ORIGINS: pageOrigin,
        CALLBOARD_PRIVATE_ORIGINS: api.origin,
      },
      ["--import", `data:text/javascript,${encodeURIComponent(brokenRequest)}`],
    );
    const port = Number((await running.reports(/listening on port (\d+)/))[1]);
    const outgoing = openCall(port, { url: `${api.origin}/` });
    outgoing.end();
    const incoming = await answerTo(outgoing);

    const closed = once(running.child, "close");
    running.child.kill("SIGUSR2");
    await running.reports(/stopping/);
    running.child.kill("SIGUSR2");
    await running.reports(/stopping.*stopping/s);
    finish?.();
    expect((await readAnswer(incoming)).body.toString()).toBe("one two");
    expect((await closed)[0]).toBe(1);
    const entries = running
      .output()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const frame = expect.stringMatching(/^at /);
    expect(entries.filter(({ event }) => event === "fatal")).toEqual([
      expect.objectContaining({
        origin: "uncaughtException",
        error: "RangeError",
        frames: expect.arrayContaining([frame]),
      }),
      expect.objectContaining({
        origin: "uncaughtException",
        error: "RangeError",
        frames: expect.arrayContaining([frame]),
      }),
    ]);
    expect(running.output() + running.errors()).not.toContain("s3cr3t");
  });

  it("serves only the hosts of its settings, which prevents DNS rebinding", async () => {
    const api = await startApi((_request, response) => response.end("hi"));
    const running = start({
      CALLBOARD_PROXY_ENVIRONMENTS: await writeEnvironments(api.origin),
      CALLBOARD_PAGE_ORIGINS: pageOrigin,
      CALLBOARD_PRIVATE_ORIGINS: api.origin,
      CALLBOARD_HOSTS: "proxy.example, *.proxies.example",
    });
    const port = Number((await running.reports(/listening on port (\d+)/))[1]);
    const at = (host: string) => call(port, { url: `${api.origin}/`, own: { host } });
    for (const host of ["proxy.example", "Proxy.Example.:8443", "a.proxies.example", "localhost:1", "127.0.0.1"]) {
      expect((await at(host)).body.toString()).toBe("hi");
    }
    const refused = await at("evil.example");
    expect([refused.status, refused.body.toString()]).toEqual([421, expect.stringContaining("CALLBOARD_HOSTS")]);
    await expect.poll(running.output).toContain('"event":"host","status":421,"host":"evil.example"');
  });

  it.each([
    ["nothing", {}, [/CALLBOARD_PROXY_ENVIRONMENTS must be/, /CALLBOARD_PAGE_ORIGINS must list/]],
    [
      "a missing file",
      { CALLBOARD_PROXY_ENVIRONMENTS: "/nowhere.json", CALLBOARD_PAGE_ORIGINS: pageOrigin },
      [/\/nowhere\.json/],
    ],
  ])("exits with an error message if it is given %s", async (_what, env, patterns) => {
    const { child, errors } = start(env);
    expect((await once(child, "close"))[0]).toBe(1);
    for (const pattern of patterns) expect(errors()).toMatch(pattern);
    expect(errors()).not.toContain("    at ");
  });

  it("exits with an error message for an invalid origin or a port in use @nightly", async () => {
    const api = await startApi((_request, response) => response.end());
    const CALLBOARD_PROXY_ENVIRONMENTS = await writeEnvironments(api.origin);
    const badOrigin = start({ CALLBOARD_PROXY_ENVIRONMENTS, CALLBOARD_PAGE_ORIGINS: "docs.example" });
    const takenPort = start({
      CALLBOARD_PROXY_ENVIRONMENTS,
      CALLBOARD_PAGE_ORIGINS: pageOrigin,
      PORT: String(api.port),
    });
    await Promise.all([once(badOrigin.child, "close"), once(takenPort.child, "close")]);
    expect(badOrigin.errors()).toMatch(/pageOrigins: "docs\.example" is not an origin/);
    expect(takenPort.errors()).toMatch(new RegExp(`port ${api.port} is in use`));
    expect([badOrigin.child.exitCode, takenPort.child.exitCode]).toEqual([1, 1]);
  });
});
