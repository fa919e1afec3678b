import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createProxy } from "#docs-host/proxy";
import { errorMessage } from "#engine/error-message";
import { seedForm } from "#engine/form";
import { sampler } from "#engine/interpret";
import { objectOf } from "#engine/json";
import { type ApiModel, closureOf, type Endpoint, type Example } from "#engine/model";
import {
  dataUrlBytes,
  type PlannedBody,
  planRequest,
  type RequestPlan,
  safeName,
  withXmlValues,
} from "#engine/request";
import { typesIn } from "#engine/shape";
import { curlSnippet } from "#snippets";
import { proxySender } from "../../../docs-host/playground/adapters/http.ts";
import { differenceOf } from "./difference.ts";
import { type Echo, startEcho } from "./echo.ts";

/** The outcome for one operation; `difference` is absent if the snippet sends what the playground sends. */
export interface Outcome {
  readonly operation: string;
  readonly difference?: string;
}

/** Compares the requests of operations. */
export interface Comparison {
  readonly compare: (model: ApiModel, endpoint: Endpoint) => Promise<readonly Outcome[]>;
  readonly close: () => Promise<void>;
}

/** Starts an echo, the proxy in front of it, and a folder to run commands in. */
export async function startComparison(): Promise<Comparison> {
  const echo = await startEcho();
  const pageOrigin = "https://docs.example";
  const environment = { apiId: "api", environmentId: "echo", baseUrl: echo.origin, loopback: true };
  const proxy = createProxy({
    environments: async () => [environment],
    privateOrigins: [echo.origin],
    pageOrigins: [pageOrigin],
    log: () => {},
    limits: { clientPerMinute: 1_000_000, hostPerMinute: 1_000_000 },
  });
  const server = createServer((request, response) => proxy.handle(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  const send = proxySender(`http://127.0.0.1:${port}/`, {
    fetch: (url, init) => {
      const headers = new Headers(init.headers);
      headers.set("origin", pageOrigin);
      return fetch(url, { ...init, headers });
    },
    now: () => performance.now(),
    random: () => crypto.randomUUID(),
  });
  const folder = mkdtempSync(join(tmpdir(), "callboard-requests-"));
  const signal = new AbortController().signal;

  async function compareExample(model: ApiModel, endpoint: Endpoint, example: Example | undefined): Promise<Outcome> {
    const operation = `${endpoint.method} ${endpoint.id}${example?.name === undefined ? "" : ` (${example.name})`}`;
    const plan = planOf(model, endpoint, example, echo);
    try {
      await send(plan, signal);
      const [sent] = echo.take();
      await runIn(folder, curlSnippet(plan, "reveal"), filesOf(plan.body));
      const [ran, ...more] = echo.take();
      if (sent === undefined || ran === undefined)
        return { operation, difference: sent === undefined ? "nothing was sent" : "the snippet sent nothing" };
      if (more.length > 0) return { operation, difference: "the snippet sent several requests" };
      const planned = new Set(plan.headers.map(({ name }) => name.toLowerCase()));
      const difference = differenceOf(sent, ran, planned);
      return difference === undefined ? { operation } : { operation, difference };
    } catch (error) {
      echo.take();
      return { operation, difference: errorMessage(error) };
    }
  }

  return {
    compare: async (model, endpoint) => {
      const outcomes: Outcome[] = [];
      const examples = endpoint.examples.length === 0 ? [undefined] : endpoint.examples.slice(0, 3);
      for (const example of examples) outcomes.push(await compareExample(model, endpoint, example));
      return outcomes;
    },
    close: async () => {
      rmSync(folder, { recursive: true });
      await proxy.close();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      await echo.close();
    },
  };
}

/** Plans the request of a form that starts with an example, to the echo; the path of the server stays. */
function planOf(model: ApiModel, { id }: Endpoint, example: Example | undefined, echo: Echo): RequestPlan {
  const closure = closureOf(model, id);
  if (closure === undefined) throw new Error(`no endpoint ${id}`);
  const { endpoint, globalHeaders } = closure;
  const types = typesIn(model);
  const [given] = example ? withXmlValues({ ...endpoint, examples: [example] }, types).examples : [];
  const base = endpoint.environments[0]?.baseUrl ?? "";
  const path = /^[a-z]+:\/\/[^/]+(\/[^?#]*)/i.exec(base)?.[1] ?? (base.startsWith("/") ? base : "");
  const deps = { now: () => new Date(0) };
  const shapes = endpoint.pathParameters.map(({ shape }) => ({ shape }));
  const samples = sampler(types, undefined, "request")(shapes);
  // Without an example, a form may leave a parameter of the path to its reader; then no request is sent.
  const inPath = objectOf(
    endpoint.pathParameters.flatMap(({ key }, i) => {
      const value = samples[i]?.value;
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
  const filled = { path: "", statusCode: 200, queryParameters: {}, headers: {}, ...given };
  const form = seedForm({
    ...{ endpoint, globalHeaders, types, deps, withOptional: true },
    example: { ...filled, pathParameters: { ...inPath, ...given?.pathParameters } },
  });
  return planRequest({ endpoint, globalHeaders, types, form, credentials: [], baseUrl: echo.origin + path });
}

/** The files that a snippet reads, by name. */
function filesOf(body: PlannedBody): ReadonlyMap<string, Uint8Array> {
  const nameOf = (name = ""): string => safeName(name) ?? "file";
  if (body.kind === "bytes") return new Map([[nameOf(body.fileName), dataUrlBytes(body.dataUrl)]]);
  if (body.kind !== "multipart") return new Map();
  const files = body.parts.flatMap((part) => (part.kind === "file" ? [part] : []));
  return new Map(files.map((part) => [nameOf(part.fileName), dataUrlBytes(part.dataUrl)]));
}

/** Runs a command in a shell without settings of the user. Throws if it fails. */
async function runIn(folder: string, command: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
  const quiet = `curl() { command curl --silent --show-error --output /dev/null "$@"; }\n`;
  // A command longer than the limit of arguments is read from standard input.
  const shell = spawn("bash", ["--norc", "-s"], { cwd: folder, env: { PATH: process.env.PATH ?? "", HOME: folder } });
  let text = "";
  shell.stderr.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  shell.stdin.end(`${quiet}${command}\n`);
  const [status] = await once(shell, "close");
  for (const name of files.keys()) rmSync(join(folder, name));
  if (status !== 0) throw new Error(`curl ended with ${status}: ${text.trim()}`);
}
