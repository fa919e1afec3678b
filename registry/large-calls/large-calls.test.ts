import { execFileSync, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { builtPrograms } from "../../tooling/command.testing.ts";
import { isNightly } from "../../tooling/tier.ts";
import { anonymous } from "../access/caller.ts";
import { createRegistryServer } from "../listen.ts";
import type { LogEntry } from "../log.ts";
import { jsonHeaders, newFolder, openRegistry, plants, type TestRegistry } from "../registry.testing.ts";
import { type LargeCallLimits, largeCalls } from "./large-calls.ts";
import type { LargeCall, Setup } from "./messages.ts";

/** The built program, since compiling the sources on load would take longer than most calls. */
const file = join(builtPrograms, "large-calls.js");

/** Opens a registry that answers large calls in another process. */
const openDelegating = (limits: Partial<LargeCallLimits> = {}, program = file): Promise<TestRegistry> =>
  openRegistry({ largeCalls: { file: program, output: "ignore", limits } });

/** A definition with an example that has this JSON as its body. */
function withExample(body: string): string {
  const { subpackage_plants: plantsPackage } = plants.subpackages;
  const [endpoint] = plantsPackage?.endpoints ?? [];
  const example = {
    ...{ path: "/plants/fern", pathParameters: {}, queryParameters: {}, headers: {} },
    ...{ responseStatusCode: 200, responseBody: "@" },
  };
  const definition = {
    ...plants,
    subpackages: { subpackage_plants: { ...plantsPackage, endpoints: [{ ...endpoint, examples: [example] }] } },
  };
  return JSON.stringify({ orgId: "callboard", apiId: "plants", definition }).replace('"@"', body);
}

/** Returns a list of numbers with at least `bytes` bytes; no double can represent the first number. */
function numbers(bytes: number): string {
  const all = ["12345678901234567890", "1.0"];
  for (let length = all.join().length; length < bytes; ) {
    const next = String((all.length * 7919) % 100_000);
    all.push(next);
    length += next.length + 1;
  }
  return `[${all.join()}]`;
}

/** A text of as many bytes, which is read much faster than numbers. */
const text = (bytes: number): string => JSON.stringify("a".repeat(bytes));

const mebibyte = 1024 * 1024;

/** Bytes of the largest body: `npm test` sends a few times the limit of small ones. */
const largeBody = isNightly ? 24_000_000 : 2 * mebibyte;

/** Calls that are answered while such a body is, at least. */
const served = isNightly ? 20 : 3;

const post = ({ registry, send }: TestRegistry, path: string, body: string | Uint8Array<ArrayBuffer>) =>
  send("POST", path, { headers: jsonHeaders(registry.firstToken.token), body });
const register = (test: TestRegistry, body: string) => post(test, "/registry/api/register", body);

it("accepts a large body of numbers with every digit, while other calls are served @nightly", async () => {
  const test = await openDelegating();
  const { server, port } = await listen(test);
  const outgoing = request({
    ...{ port, method: "POST", path: "/registry/api/register", agent: false },
    headers: jsonHeaders(test.registry.firstToken.token),
  });
  const answered = once(outgoing, "response").then(async ([incoming]) => ({
    status: incoming.statusCode,
    text: await textOf(incoming),
  }));
  const received = bodyOfNext(server);
  outgoing.end(withExample(numbers(largeBody)));
  await received;

  // By now the registry has received the whole body.
  expect(await countAnswers(answered, port)).toBeGreaterThan(served);
  const { status, text } = await answered;
  expect(status).toBe(200);

  const headers = jsonHeaders(test.registry.firstToken.token);
  const loading = fetch(`http://127.0.0.1:${port}/registry/api/latest/load/${JSON.parse(text).apiDefinitionId}`, {
    headers,
  });
  expect(await countAnswers(loading, port)).toBeGreaterThan(served);
  const loaded = await (await loading).text();
  expect(loaded).toContain("[12345678901234567890,1.0,15838,");
  expect(loaded.length).toBeGreaterThan(largeBody);
});

/** Serves a registry on a free port until the test ends. */
async function listen({ registry }: TestRegistry): Promise<{ readonly server: Server; readonly port: number }> {
  const { server, serve } = createRegistryServer();
  serve(registry);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return { server, port };
}

/** Resolves once the server has received the whole body of the next request. */
const bodyOfNext = (server: Server) =>
  new Promise<void>((resolve) => {
    server.once("request", (incoming: IncomingMessage) => incoming.once("end", resolve));
  });

/** Counts the sequential calls that complete, with a pause between them, while a large call is in progress. */
async function countAnswers(large: Promise<unknown>, port: number): Promise<number> {
  let isOver = false;
  const settled = large.finally(() => {
    isOver = true;
  });
  let count = 0;
  while (!isOver) {
    const health = await fetch(`http://127.0.0.1:${port}/health`);
    expect(await health.text()).toBe('{"status":"ok"}');
    count += 1;
    await sleep(5);
  }
  await settled;
  return count;
}

describe("a comparison of small definitions", () => {
  const compare = async (test: TestRegistry) => {
    const ids: string[] = [];
    for (const body of ["1", "2"]) ids.push(JSON.parse((await register(test, withExample(body))).text).apiDefinitionId);
    const query = `previousApiDefinitionId=${ids[0]}&currentApiDefinitionId=${ids[1]}`;
    return test.send("GET", `/registry/diff?${query}`, { headers: jsonHeaders(test.registry.firstToken.token) });
  };

  it("gets the same response from the other process @nightly", async () => {
    const [expected, answer] = [await compare(await openRegistry()), await compare(await openDelegating())];
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(expected.text);
  });

  it("ends at the time limit of that process, and the next call is answered", async () => {
    const test = await openDelegating({ callMs: 1 });
    const late = await compare(test);
    expect([late.status, late.body]).toMatchObject([503, { error: "UnavailableError" }]);
    expect((await test.send("GET", "/generators")).status).toBe(200);
  });
});

describe("a large call", () => {
  const long = text(mebibyte);
  const docsAt = (domain: string) =>
    JSON.stringify({ orgId: "callboard", domain, customDomains: [], filepaths: ["a".repeat(mebibyte)] });

  it("gets the same response as an inline call @nightly", async () => {
    const [inline, delegating] = [await openRegistry(), await openDelegating()];
    const calls: readonly (readonly [path: string, body: string | Uint8Array<ArrayBuffer>])[] = [
      ["/registry/api/register", withExample(numbers(mebibyte))],
      // Many issues, and another organization.
      ["/registry/api/register", withExample(long).replaceAll('"GET"', "[1,2]")],
      ["/registry/api/register", withExample(long).replace("callboard", "acme")],
      // Invalid JSON, invalid UTF-8, and JSON that is not an object.
      ["/registry/api/register", `{"a": ${long}, b}`],
      ["/registry/api/register", new Uint8Array(2 * mebibyte).fill(0xff)],
      ["/tokens/generate", numbers(mebibyte)],
      // An unknown organization, and a site with an invalid URL.
      ["/snippets/load", `{"orgId": "nobody", "note": ${long}}`],
      ["/v2/registry/docs/v2/init", docsAt("http://a:b@c.example")],
    ];
    for (const [path, body] of calls) {
      const [expected, answer] = [await post(inline, path, body), await post(delegating, path, body)];
      expect([answer.status, answer.text]).toEqual([expected.status, expected.text]);
      expect([...answer.headers.keys()]).toEqual([...expected.headers.keys()]);
    }
    const requests = ({ log }: TestRegistry) =>
      log.map((entry) => entry.event === "request" && { ...entry, requestId: "", milliseconds: 0, tokenId: "" });
    expect(requests(delegating)).toEqual(requests(inline));
    expect(new Set(requests(delegating).map((entry) => (entry ? entry.status : 0)))).toEqual(
      new Set([200, 400, 403, 404]),
    );
  });

  it("is refused before its body is read if the client has no token", async () => {
    const test = await openDelegating({}, "/nowhere.js");
    const answer = await test.send("POST", "/registry/api/register", { body: withExample(long) });
    expect(answer.status).toBe(401);
  });

  it("is stored like any other, and loads in both formats and through a site @nightly", async () => {
    const tests = [await openRegistry(), await openDelegating()];
    const all = tests.map(async (test) => {
      const { apis, docs } = test.client();
      const registered = JSON.parse((await register(test, withExample(numbers((isNightly ? 2 : 1) * mebibyte)))).text);
      const { apiDefinitionId } = registered;
      const reference = {
        type: "apiReference",
        id: "r",
        title: "API",
        slug: "api",
        apiDefinitionId,
        children: [],
      } as const;
      const sidebar = { type: "sidebarRoot", id: "s", children: [reference] } as const;
      const child = { type: "unversioned", id: "u", child: sidebar } as const;
      const root = { type: "root", version: "v1", id: "root", title: "Plants", slug: "", child } as const;
      const site = { orgId: "callboard", domain: "docs.plants.example", customDomains: [], filepaths: [] };
      const begun = await docs.startDocsRegister({ body: site });
      const pages = { "welcome.md": { markdown: "Welcome. ".repeat(200_000) } };
      await docs.finishDocsRegister({
        pathParameters: { id: begun.ok ? begun.body.docsRegistrationId : "" },
        body: { docsDefinition: { pages, config: { root } } },
      });
      const id = { pathParameters: { apiId: registered.apiDefinitionId } };
      const shown = await docs.getDocsForUrl({ body: { url: "docs.plants.example" } });
      const { id: _, ...definition } = shown.ok ? shown.body.definition : { id: "" };
      return [await apis.getApi(id), await apis.getApiLatest(id)]
        .map((outcome) => (outcome.ok ? outcome.body : outcome.error))
        .concat([definition] as never);
    });
    const [inline, delegated] = await Promise.all(all);
    expect(JSON.stringify(delegated).length).toBeGreaterThan((isNightly ? 6 : 3) * mebibyte);
    expect(JSON.stringify(delegated) === JSON.stringify(inline)).toBe(true);
  });
});

describe("a large call if its process exits", () => {
  const small = JSON.stringify({ orgId: "callboard", apiId: "plants", definition: plants });
  const ended = ({ log }: TestRegistry) => log.flatMap((entry) => (entry.event === "large-call" ? entry.ended : []));

  it.each([
    [
      "because it takes too much memory",
      { memory: 50 },
      withExample(numbers(isNightly ? 24_000_000 : 4_000_000)),
      "SIGABRT",
    ],
    ["because it takes too long", { callMs: 300 }, withExample(numbers(isNightly ? 8_000_000 : 4_000_000)), "late"],
  ])("%s is rejected with 413, and the next call succeeds", async (_, limits, body, how) => {
    const test = await openDelegating(limits);
    const answer = await register(test, body);
    expect([answer.status, JSON.parse(answer.text).error]).toEqual([413, "PayloadTooLargeError"]);
    expect(ended(test)).toEqual([how]);
    expect((await register(test, small)).status).toBe(200);
  });

  it("for an unrelated reason, or fails to start, gets 500", async () => {
    const folder = await newFolder();
    const test = await openDelegating({}, join(folder, "nowhere.js"));
    const answer = await register(test, withExample(text(mebibyte)));
    expect([answer.status, JSON.parse(answer.text).error]).toEqual([500, "InternalError"]);
    expect(ended(test)).toEqual(["code 1"]);
    expect((await register(test, small)).status).toBe(200);
  });

  it("because the system kills it for its memory use is rejected with 413", async () => {
    const program = join(await newFolder(), "killed.mjs");
    await writeFile(
      program,
      `process.on("message", ({ type }) => type === "call" && process.kill(process.pid, "SIGKILL"));`,
    );
    const test = await openDelegating({}, program);
    const answer = await register(test, withExample(text(mebibyte)));
    expect([answer.status, JSON.parse(answer.text).error]).toEqual([413, "PayloadTooLargeError"]);
    expect(ended(test)).toEqual(["SIGKILL"]);
  });

  it("because it can't be spawned gets 500, and so does the next call", async () => {
    const log: LogEntry[] = [];
    const setup: Setup = {
      type: "setup",
      parent: 0,
      store: { dataFolder: "" },
      publicUrl: "",
      domainSuffix: undefined,
    };
    const large = largeCalls({ file: "\0" }, { setup, log: (entry) => log.push(entry) });
    const call: LargeCall = {
      ...{ type: "call", endpointId: "endpoint", requestId: "id", caller: anonymous, body: undefined },
      ...{ pathParameters: {}, queryParameters: {}, headers: {} },
    };
    const { signal } = new AbortController();
    const answers = await Promise.all([large.answer(call, signal), large.answer(call, signal)]);
    expect(answers.map(({ status }) => status)).toEqual([500, 500]);
    const bug = expect.objectContaining({ event: "bug", requestId: "id", endpointId: "endpoint", error: "TypeError" });
    expect(log).toEqual([bug, bug]);
  });

  it("leaves the queued calls to a new process @nightly", async () => {
    const test = await openDelegating({ memory: isNightly ? 100 : 50 });
    const bodies = [
      withExample(numbers(isNightly ? 24_000_000 : 4_000_000)),
      withExample(text(2 * mebibyte)),
      withExample(text(mebibyte)),
    ];
    const answers = await Promise.all(bodies.map((body) => register(test, body)));
    expect(answers.map(({ status }) => status)).toEqual([413, 200, 200]);
  });
});

it("rejects bodies beyond the queue limit, with a time to retry @nightly", async () => {
  const test = await openDelegating({ waitingBytes: 5 * mebibyte });
  const body = withExample(text(2 * mebibyte));
  const answers = await Promise.all([1, 2, 3, 4].map(() => register(test, body)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const refused = answers.find(({ status }) => status === 503);
  expect(JSON.parse(refused?.text ?? "").error).toBe("UnavailableError");
  expect(refused?.headers.get("retry-after")).toBe("1");
  expect((await register(test, body)).status).toBe(200);
});

/** Writes a program that creates the file `begun` when a call arrives, and responds once the file `go` exists. */
async function waitingProgram(): Promise<{ readonly [name in "program" | "begun" | "go"]: string }> {
  const folder = await newFolder();
  const [program, begun, go] = [join(folder, "program.mjs"), join(folder, "begun"), join(folder, "go")];
  await writeFile(
    program,
    `import { existsSync, writeFileSync } from "node:fs";
    process.on("message", ({ type }) => {
      if (type === "setup") return;
      writeFileSync(${JSON.stringify(begun)}, "");
      const answer = () => {
        if (existsSync(${JSON.stringify(go)})) process.send({ status: 200, log: [] });
        else setTimeout(answer, 10);
      };
      answer();
    });`,
  );
  return { program, begun, go };
}

/** Resolves once a file exists. */
const created = (file: string) => expect.poll(() => existsSync(file), { timeout: 30_000 }).toBe(true);

it("rejects calls beyond the queue limit", async () => {
  const inline = await openRegistry();
  const ids: string[] = [];
  // Different documents, since requests for one document share one call.
  for (const bytes of [2, 3, 4].map((size) => size * mebibyte)) {
    ids.push(JSON.parse((await register(inline, withExample(text(bytes)))).text).apiDefinitionId);
  }
  const { program, begun, go } = await waitingProgram();
  const folder = inline.folder;
  const test = await openRegistry({ dataFolder: folder, largeCalls: { file: program, limits: { waitingCalls: 2 } } });
  const headers = jsonHeaders(inline.registry.firstToken.token);
  const load = (id = "") => test.send("GET", `/registry/api/latest/load/${id}`, { headers });
  const running = load(ids[0]);
  await created(begun);
  const statuses = ids.slice(1).map(async (id) => (await load(id)).status);
  expect(await Promise.race(statuses)).toBe(503);
  await writeFile(go, "");
  expect((await running).status).toBe(200);
  expect((await Promise.all(statuses)).toSorted()).toEqual([200, 503]);
});

it("completes the running large call and rejects queued ones when the registry closes", async () => {
  const { program, begun, go } = await waitingProgram();
  const test = await openDelegating({}, program);
  const body = withExample(text(mebibyte));
  const running = register(test, body);
  await created(begun);
  const waiting = [register(test, body), register(test, body)];
  const closed = test.registry.close();
  await writeFile(go, "");
  expect((await running).status).toBe(200);
  for (const { status, text } of await Promise.all(waiting)) {
    expect([status, text]).toEqual([503, expect.stringContaining("The registry is stopping.")]);
  }
  await closed;
});

it("leaves queue space for other organizations @nightly", async () => {
  const { program, begun, go } = await waitingProgram();
  const test = await openDelegating({ waitingCalls: 2 }, program);
  const acme = jsonHeaders(await test.tokenOf("acme"));
  const body = withExample(text(mebibyte));
  const running = register(test, body);
  await created(begun);
  const statuses = [register(test, body), register(test, body)].map(async (answer) => (await answer).status);
  expect(await Promise.race(statuses)).toBe(503);
  const other = test.send("POST", "/registry/api/register", { headers: acme, body });
  await sleep(100);
  await writeFile(go, "");
  expect((await other).status).toBe(200);
  expect((await running).status).toBe(200);
  expect((await Promise.all(statuses)).toSorted()).toEqual([200, 503]);
});

it("removes a queued large call as soon as its client disconnects @nightly", async () => {
  const { program, begun, go } = await waitingProgram();
  const test = await openDelegating({}, program);
  const { server, port } = await listen(test);
  const body = withExample(text(mebibyte));
  const running = register(test, body);
  await created(begun);
  const client = new AbortController();
  const received = bodyOfNext(server);
  const headers = jsonHeaders(test.registry.firstToken.token);
  const abandoned = fetch(`http://127.0.0.1:${port}/registry/api/register`, {
    ...{ method: "POST", headers, body, signal: client.signal },
  });
  abandoned.catch(() => {});
  await received;
  await sleep(100);
  client.abort();
  const statuses = () => test.log.flatMap((entry) => (entry.event === "request" ? entry.status : []));
  await expect.poll(statuses, { timeout: 30_000 }).toEqual([503]);
  await writeFile(go, "");
  expect((await running).status).toBe(200);
  expect(statuses()).toEqual([503, 200]);
});

describe("the process for large calls", () => {
  /** Counts the running processes of the program. */
  const children = (): number => {
    try {
      return execFileSync("pgrep", ["-P", String(process.pid), "-f", file], { encoding: "utf8" })
        .trim()
        .split("\n").length;
    } catch {
      // pgrep exits with 1 if it finds none.
      return 0;
    }
  };

  it("starts on demand, is shared, and exits when idle @nightly", async () => {
    const test = await openDelegating({ idleMs: 100 });
    expect(children()).toBe(0);
    const bodies = [1, 2, 3].map(() => withExample(text(mebibyte)));
    const answers = bodies.map((body) => register(test, body));
    await answers[0];
    expect(children()).toBe(1);
    await Promise.all(answers);
    await expect.poll(children).toBe(0);
    expect((await register(test, withExample(text(mebibyte)))).status).toBe(200);
  });

  it("exits with the registry", async () => {
    const test = await openDelegating();
    await register(test, withExample(text(mebibyte)));
    expect(children()).toBe(1);
    await test.registry.close();
    await expect.poll(children).toBe(0);
  });

  it("survives without its watcher thread, and exits when it is disconnected @nightly", async () => {
    const folder = await newFolder();
    const [program, failing, failed] = [
      join(folder, "program.mjs"),
      join(folder, "failing.cjs"),
      join(folder, "failed"),
    ];
    // Runs in the main thread and in the watching thread, and fails only in the latter.
    await writeFile(
      failing,
      `const { isMainThread, resourceLimits } = require("node:worker_threads");
      if (!isMainThread && resourceLimits.maxOldGenerationSizeMb === 16) {
        process.on("exit", () => require("node:fs").writeFileSync(${JSON.stringify(failed)}, ""));
        throw new Error("no watcher");
      }`,
    );
    const endWithParent = JSON.stringify(join(import.meta.dirname, "end-with-parent.ts"));
    await writeFile(
      program,
      `import { existsSync } from "node:fs";
      import { endWithParent } from ${endWithParent};
      endWithParent(process.ppid);
      const report = () => existsSync(${JSON.stringify(failed)}) ? process.send("running") : setTimeout(wait, 10);
      const wait = () => setTimeout(report, 500);
      wait();`,
    );
    const execArgv = ["--import", import.meta.resolve("tsx"), "--require", failing];
    const child = fork(program, { execArgv, stdio: ["ignore", "inherit", "inherit", "ipc"] });
    onTestFinished(() => void child.kill("SIGKILL"));
    const exit = once(child, "exit");
    expect(await Promise.race([once(child, "message"), exit])).toEqual(["running", undefined]);
    child.disconnect();
    expect(await exit).toEqual([0, null]);
  });

  it("exits with the registry process even while it is busy @nightly", async () => {
    const folder = await newFolder();
    const [busy, parent] = [join(folder, "busy.mjs"), join(folder, "parent.mjs")];
    const endWithParent = JSON.stringify(join(import.meta.dirname, "end-with-parent.ts"));
    await writeFile(
      busy,
      `import { endWithParent } from ${endWithParent};
      endWithParent(process.ppid);
      process.send("busy", () => { for (;;); });`,
    );
    await writeFile(
      parent,
      `import { fork } from "node:child_process";
      const child = fork(${JSON.stringify(busy)});
      child.on("message", () => console.log(child.pid));`,
    );
    const tsx = import.meta.resolve("tsx");
    const started = spawn(process.execPath, ["--import", tsx, parent], { stdio: ["ignore", "pipe", "inherit"] });
    const [text] = await once(started.stdout, "data");
    const pid = Number(String(text));
    onTestFinished(() => {
      if (isRunning(pid)) process.kill(pid, "SIGKILL");
    });
    expect(isRunning(pid)).toBe(true);
    started.kill("SIGKILL");
    await expect.poll(() => isRunning(pid), { timeout: 30_000 }).toBe(false);
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
