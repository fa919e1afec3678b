import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { replayText } from "./replay-text.ts";
import { runCommand } from "./run-command.testing.ts";
import type { TestDeps } from "./run-test.ts";

const token = "t0p/secret&token";
const description = `openapi: 3.1.0
info: { title: Garden, version: "1" }
components: { securitySchemes: { token: { type: http, scheme: bearer } } }
security: [{ token: [] }]
paths:
  /plants:
    get:
      parameters: [{ name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 9 } }]
      responses:
        "200": { description: Fine, content: { application/json: { schema: { type: object } } } }
        "400": { description: Refused }
        "401": { description: Refused }
`;

let folder: string;
let server: Server;
let isFixed = false;
/** The paths that were called. */
const called = new Set<string>();
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "callboard-failures-"));
  writeFileSync(join(folder, "openapi.yaml"), description);
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://a.example");
    called.add(pathname.replace(/\/$/, ""));
    const limit = searchParams.get("limit") ?? "1";
    const status = request.headers.authorization !== `Bearer ${token}` ? 401 : /^[1-9]$/.test(limit) ? 200 : 400;
    const fails = status === 200 && limit === "9" && !isFixed;
    response.writeHead(fails ? 500 : status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(fails ? { echo: request.headers.authorization } : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

/** Runs the command with some arguments; returns its exit code and what it printed. */
const test = (...args: readonly string[]) => testIn({ CALLBOARD_CREDENTIAL_TOKEN: token }, ...args);
const testIn = (env: TestDeps["env"], ...args: readonly string[]) => runCommand(folder, args, env);
const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
const folders = ".callboard/replays";

it("saves a failure without its secret, makes it again, writes a program of it, and sees that it is fixed", async () => {
  const reports = ["--report", "html=out/a.html", "--report", "sarif=out/a.sarif", "--report", "github"];
  const run = await test("openapi.yaml", "--server", address(), "--calls", "60", "--check", "server-error", ...reports);
  expect(run.code).toBe(1);
  expect(replayText("a.json", "https://api.example.com")).toMatch(
    / --replay a\.json --server https:\/\/api\.example\.com$/,
  );
  expect(run.text).toMatch(/^ {2}repeat {4}callboard test --replay \.callboard\/replays\/get-plants-server-error-/m);
  expect(run.text).toMatch(/^::error file=openapi\.yaml,line=7,col=5,title=GET \/plants%3A server-error::/m);
  const [file = "", ...others] = readdirSync(join(folder, folders));
  expect(others).toEqual([]);
  const saved = readFileSync(join(folder, folders, file), "utf8");
  expect(JSON.parse(saved)).toMatchObject({ api: "openapi.yaml", case: { value: { queryParameters: { limit: 9 } } } });
  const written = [saved, ...["a.html", "a.sarif"].map((name) => readFileSync(join(folder, "out", name), "utf8"))];
  for (const text of [run.text, ...written]) expect(text).not.toContain(token);

  expect(await test("--replay", folders)).toEqual({ code: 1, text: expect.stringMatching(/^FAILED GET \/plants, /) });
  const program = await test("--replay", join(folders, file), "--to", "vitest");
  expect(program).toEqual({ code: 0, text: expect.stringContaining('"Bearer " + TOKEN') });
  expect(await testIn({}, "--replay", folders)).toEqual({
    code: 2,
    text: expect.stringMatching(/: step 1 was answered with 401; give --credential token=VALUE$/m),
  });
  isFixed = true;
  expect(await test("--replay", folders)).toEqual({
    code: 0,
    text: expect.stringContaining("1 failure: 0 failed, 1 passed"),
  });

  expect(await test("--replay", folders, "--server", "http://127.0.0.1:1")).toEqual({
    code: 2,
    text: expect.stringMatching(/^not made GET \/plants, server-error: step 1: no answer: /),
  });
  const foreign = { ...JSON.parse(saved), live: { ...JSON.parse(saved).live, server: "https://a.example" } };
  writeFileSync(join(folder, "out/foreign.json"), JSON.stringify(foreign));
  expect(await test("--replay", "out/foreign.json")).toEqual({
    code: 2,
    text: expect.stringMatching(/^callboard: out\/foreign\.json was saved at https:\/\/a\.example, .*add --server URL/),
  });
});

it("fails with a separate code if nothing could be checked", async () => {
  writeFileSync(join(folder, "writes.yaml"), description.replace("    get:", "    post:"));
  const run = await test("writes.yaml", "--server", address());
  expect(run).toEqual({
    code: 3,
    text: expect.stringMatching(/^callboard: Nothing was checked: .*Add --allow-writes/m),
  });
});

it("ends after a number of findings, and calls no further endpoint", async () => {
  const statuses = [202, 203, 206];
  const paths = statuses.map(
    (status) => `  /plants/${status}: { get: { responses: { "${status}": { description: Fine } } } }`,
  );
  writeFileSync(join(folder, "many.yaml"), description.replace(/paths:[\s\S]*/, `paths:\n${paths.join("\n")}\n`));
  const ended = "Ended after 1 finding: --max-failures.";
  const callsWith = async (...args: readonly string[]) => {
    called.clear();
    const run = await test("many.yaml", "--server", address(), "--check", "undocumented-status", ...args);
    const found = run.text.match(/^GET \/plants\/\d+ {2}undocumented-status/gm) ?? [];
    return { code: run.code, found: found.length, called: [...called], isEnded: run.text.includes(ended) };
  };
  const every = statuses.map((status) => `/plants/${status}`);
  expect(await callsWith("--concurrency", "1")).toEqual({ code: 1, found: 3, called: every, isEnded: false });
  expect(await callsWith("--max-failures", "1", "--concurrency", "1")).toEqual({
    ...{ code: 1, found: 1, isEnded: true },
    called: every.slice(0, 1),
  });
});

it.each([
  [["--replay", "none"], "there is no file or folder "],
  [["openapi.yaml", "--seed", "-1"], '--seed is "-1"; it must be a whole number from 0 to 4294967295'],
  [["--replay", "openapi.yaml"], "openapi.yaml is not JSON"],
  [["--replay", "."], "has no failures of callboard test"],
  [["--replay", "a", "--to", "perl"], "it must be one of curl, vitest, pytest, postman, har"],
  [["openapi.yaml", "--to", "curl"], "add --replay PATH"],
  [["openapi.yaml", "--report", "pdf=a"], "it must be github, or html, json, junit, sarif with a file"],
])("refuses with a message: %j", async (args, message) => {
  expect(await test(...args)).toEqual({ code: 2, text: expect.stringContaining(message) });
});
