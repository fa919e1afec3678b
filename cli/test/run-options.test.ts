import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { phaseIds } from "#live";
import { testCommand } from "../command-line/index.ts";
import { readInTest } from "../serve/apart/read-here.testing.ts";
import { parseOptions } from "./arguments.ts";
import { type ExitCode, runTest } from "./run-test.ts";

const token = "t0p/secret&token";

/** The description of lists of things that can be added and removed. */
const description = (...lists: readonly string[]) => ({
  openapi: "3.1.0",
  info: { title: "Things", version: "1" },
  components: {
    securitySchemes: { token: { type: "http", scheme: "bearer" } },
    schemas: {
      Thing: {
        type: "object",
        required: ["name"],
        properties: {
          id: { type: "integer", readOnly: true },
          name: { type: "string", minLength: 1, maxLength: 9 },
          note: { type: "string" },
        },
      },
    },
  },
  security: [{ token: [] }],
  paths: Object.assign({}, ...lists.map(pathsOf)),
});

const thing = { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } };
const refused = { "400": { description: "Wrong." }, "401": { description: "Who?" }, "404": { description: "Gone." } };
const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const pathsOf = (list: string) => ({
  [`/${list}`]: {
    post: {
      requestBody: { required: true, content: thing },
      responses: { "201": { description: "New.", content: thing }, ...refused },
    },
    get: {
      responses: {
        "200": {
          description: "All.",
          content: { "application/json": { schema: { type: "array", items: thing["application/json"].schema } } },
        },
        ...refused,
      },
    },
  },
  [`/${list}/{id}`]: {
    get: { parameters: [id], responses: { "200": { description: "It.", content: thing }, ...refused } },
    delete: { parameters: [id], responses: { "204": { description: "Gone." }, ...refused } },
  },
});

let folder: string;
let server: Server;
/** Lines such as `GET /plants`. */
let called: string[];
/** Milliseconds before each answer. */
let delay: number;
let active: number;
let peak: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "callboard-run-options-"));
  [called, delay, active, peak] = [[], 0, 0, 0];
  const things = new Map<string, { readonly id: number }>();
  let last = 0;
  server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://a.example");
    called.push(`${request.method} ${pathname}`);
    active += 1;
    peak = Math.max(peak, active);
    let body = "";
    for await (const chunk of request) body += chunk;
    await sleep(delay);
    active -= 1;
    const send = (status: number, value?: unknown): void => {
      response.writeHead(status, value === undefined ? {} : { "Content-Type": "application/json", "X-Seen": token });
      response.end(value === undefined ? undefined : JSON.stringify(value));
    };
    const [, list = "", key] = pathname.split("/");
    if (request.headers.authorization !== `Bearer ${token}`) return send(401);
    if (request.method === "POST" && key === undefined) {
      const sent = parsed(body);
      if (sent === undefined) return send(400);
      last += 1;
      const stored = { ...sent, id: last };
      things.set(`${list}/${last}`, stored);
      return send(201, stored);
    }
    if (key === undefined) {
      const listed = [...things].filter(([name]) => name.startsWith(`${list}/`)).map(([, one]) => one);
      return send(200, listed.slice(-20));
    }
    if (!/^-?\d+$/.test(key)) return send(400);
    const found = things.get(`${list}/${key}`);
    if (found === undefined) return send(404);
    // The fault: a removed thing can still be read.
    return request.method === "DELETE" ? send(204) : send(200, found);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

function parsed(body: string): object | undefined {
  try {
    const value = JSON.parse(body);
    const isThing = typeof value.name === "string" && value.name !== "" && [...value.name].length <= 9;
    return isThing && (value.note === undefined || typeof value.note === "string") ? value : undefined;
  } catch {
    return undefined;
  }
}

const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port

/** Runs the command with some arguments; returns its exit code and what it printed. */
async function test(
  lists: readonly string[],
  ...args: readonly string[]
): Promise<{ readonly code: ExitCode; readonly text: string }> {
  writeFileSync(join(folder, "openapi.json"), JSON.stringify(description(...lists)));
  const read = parseOptions([
    "openapi.json",
    "--server",
    address(),
    "--allow-writes",
    "--cases",
    "1",
    "--settle",
    "20ms",
    ...args,
  ]);
  if (read.kind !== "options" || "replay" in read.options) {
    return { code: 2, text: read.kind === "error" ? read.error : "" };
  }
  const texts: string[] = [];
  const code = await runTest(read.options, {
    folder,
    env: { CALLBOARD_CREDENTIAL_TOKEN: token },
    readDescription: readInTest,
    ...{ out: (text: string) => texts.push(text), err: (text: string) => texts.push(text) },
    ...{ clock: () => performance.now(), date: () => new Date(), version: "1.2.3", draw: () => 1 },
    sleep: async (time) => void (await sleep(Math.min(time, 50))),
    interruption: () => new AbortController().signal,
  });
  return { code, text: texts.join("") };
}

const findingsIn = (text: string): readonly string[] =>
  JSON.parse(text)
    .failures.map(({ failure }: { failure: { check: string; endpoint: string; cause: string } }) =>
      [failure.check, failure.endpoint, failure.cause].join(" "),
    )
    .sort();

describe("phases", () => {
  it("are the ones that the help names", () => {
    for (const id of phaseIds) expect(testCommand.options.phase.description).toContain(id);
  });

  it("can be chosen, and an unknown one is refused with their names", async () => {
    await test(["plants"], "--phase", "examples", "--json");
    const deletions = called.filter((line) => line.startsWith("DELETE "));
    const checks = ["found-after-delete", "created-not-found", "pages-skip"].flatMap((id) => ["--check", id]);
    const output = ["--json", "--report", "junit=out/junit.xml"];
    const run = await test(["plants"], "--phase", "sequences", ...checks, ...output);
    expect(called.filter((line) => line.startsWith("DELETE ")).length).toBeGreaterThan(deletions.length + 5);
    expect(findingsIn(run.text)).toContain("found-after-delete GET /plants/{id} read");
    // In JUnit, each check of the phase is a test.
    const text = readFileSync(join(folder, "out/junit.xml"), "utf8");
    expect(text).toMatch(/<testcase classname="GET \/plants\/{id}" name="created-not-found" time="[\d.]+"\/>/);
    expect(text).toMatch(
      /<testcase classname="GET \/plants\/{id}" name="found-after-delete" time="[\d.]+">\s*<failure/,
    );
    expect(text).not.toContain('name="pages-skip"');
    expect(await test(["plants"], "--phase", "sequence")).toEqual({
      code: 2,
      text: `unknown phase "sequence"; the phases are ${phaseIds.join(", ")}`,
    });
  });

  it("share a limited time, and the report names what was not tried", async () => {
    delay = 40;
    const run = await test(["plants", "beds"], "--time", "4s", "--json");
    const report = JSON.parse(run.text);
    expect(report.ended).toBe("time");
    const of = new Map(report.untried.map((one: { phase: string; tried: number }) => [one.phase, one.tried]));
    // The phases after the checks of deletion have their share.
    for (const phase of ["boundaries", "random"]) expect(of.get(phase) ?? 1).toBeGreaterThan(0);
    const text = (await test(["plants", "beds"], "--time", "1s")).text;
    expect(text).toMatch(/^Not tried because of --time: .*\bsequences\b/m);
  });
});

describe("workers", () => {
  it("test independent lists at the same time, and find the faults of both", async () => {
    delay = 1;
    // Each list has the fault once.
    const sequences = ["--phase", "sequences", "--check", "found-after-delete", "--json", "--max-failures"];
    await test(["plants", "beds"], ...sequences, "1");
    expect(peak).toBe(1);
    const several = await test(["plants", "beds"], ...sequences, "2", "--workers", "3");
    expect(peak).toBe(2);
    expect(findingsIn(several.text)).toEqual([
      "found-after-delete GET /beds/{id} read",
      "found-after-delete GET /plants/{id} read",
    ]);
  });
});

describe("files", () => {
  it("has all exchanges in an HTTP archive, without secrets", async () => {
    const run = await test(["plants"], "--phase", "probes", "--har", "out/all.har", "--json");
    const text = readFileSync(join(folder, "out/all.har"), "utf8");
    const { entries } = JSON.parse(text).log;
    expect(entries).toHaveLength(JSON.parse(run.text).calls);
    expect(entries).toHaveLength(called.length);
    expect(text).not.toContain(token);
    expect(text).toContain("<token>");
    expect(Math.abs(Date.parse(entries[0].startedDateTime) - Date.now())).toBeLessThan(600_000);
    expect(entries.some((one: { response: { status: number } }) => one.response.status === 201)).toBe(true);
    writeFileSync(join(folder, "file"), "");
    const unwritable = await test(["plants"], "--har", "file/all.har");
    expect(unwritable).toMatchObject({
      code: 2,
      text: expect.stringMatching(/--har file\/all\.har can't be written: /),
    });
  });
});

describe("readiness", () => {
  it("waits for the server, and says how long it has waited", async () => {
    const { port } = server.address() as AddressInfo; // it listens on a port
    await new Promise((resolve) => server.close(resolve));
    const start = sleep(300).then(() => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve)));
    const waiting = ["--server", `http://127.0.0.1:${port}`, "--phase", "examples"];
    Object.defineProperty(server, "address", { value: () => ({ port }), configurable: true });
    const run = await test(["plants"], ...waiting, "--wait-for-ready", "20s");
    await start;
    expect(run.text).toContain("coverage");
    const never = await test(["plants"], "--server", "http://127.0.0.1:1", "--wait-for-ready", "300ms");
    expect(never).toEqual({
      code: 2,
      text: expect.stringMatching(/^callboard: http:\/\/127\.0\.0\.1:1 is not ready after 0\.3 s: .*Start the server/),
    });
  });
});
