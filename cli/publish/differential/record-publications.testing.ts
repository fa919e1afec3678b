import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { Json } from "#engine/json";
import { installFern, type ProjectFiles, writeProject } from "../../../registry/publishers/fern-cli.testing.ts";
import { openRegistry } from "../../../registry/registry.testing.ts";
import { publishIn } from "../../commands/publish.ts";

/** A call that a publisher made, with its JSON body and the registry's answer. */
export interface RecordedCall {
  readonly path: string;
  readonly sent: Json | undefined;
  readonly answered: Json | undefined;
}

/** A run of a publisher against a registry. */
export interface RecordedRun {
  readonly exitCode: number;
  readonly output: string;
  readonly calls: readonly RecordedCall[];
}

/** The runs of both publishers for one project. */
export interface RecordedRuns {
  readonly theirs: RecordedRun;
  readonly ours: RecordedRun;
}

/** Serves a new registry, and records the calls to it. */
async function recordingRegistry() {
  const calls: RecordedCall[] = [];
  let answer: (request: Request) => Promise<Response>;
  const server = createServer((message, response) => {
    void relay(message, response, (request) => answer(request), calls);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server that listens has one
  const { registry, tokenOf } = await openRegistry({ publicUrl: url, domainSuffix: "docs.buildwithfern.com" });
  answer = async (request) => registry.fetch(request);
  return { url, token: await tokenOf("acme"), takeCalls: () => calls.splice(0) };
}

async function relay(
  message: IncomingMessage,
  response: ServerResponse,
  answer: (request: Request) => Promise<Response>,
  calls: RecordedCall[],
): Promise<void> {
  const isUpload = message.method === "PUT";
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) chunks.push(chunk as Uint8Array); // a request without an encoding has bytes
  const body = Buffer.concat(chunks);
  const { host = "" } = message.headers;
  const headers = Object.entries(message.headers).filter(
    ([name, value]) => typeof value === "string" && !/^(connection|expect|transfer-encoding)$/.test(name),
  ) as [string, string][]; // filtered
  const request = new Request(`http://${host}${message.url}`, {
    method: message.method ?? "GET",
    headers,
    ...(body.length > 0 && { body }),
  });
  const answered = await answer(request);
  const bytes = Buffer.from(await answered.arrayBuffer());
  if (!isUpload) calls.push({ path: message.url ?? "", sent: json(body), answered: json(bytes) });
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(bytes);
}

function json(bytes: Buffer): Json | undefined {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    // Uploads and empty responses are not JSON.
    return undefined;
  }
}

/** Publishes a project by the installed Fern CLI and by `callboard publish`, to one registry. */
export async function publishByBoth(
  files: ProjectFiles,
  variables: { readonly [name: string]: string } = {},
): Promise<RecordedRuns> {
  const { url, token, takeCalls } = await recordingRegistry();
  const cli = await installFern("5.131.1");
  if (!cli.ok) throw new Error(cli.reason);
  const target = { version: "5.131.1", script: cli.script, registry: url, token, variables } as const;
  const project = await writeProject({ ...files, ".git/HEAD": "ref: refs/heads/main\n" }, target);
  onTestFinished(() => rm(project.folder, { recursive: true, force: true }));
  const fern = await project.run("generate", "--docs", "--no-prompt");
  const theirs = { ...fern, calls: takeCalls() };
  let output = "";
  const print = (line: string): void => {
    output += line;
  };
  const exitCode = await publishIn([".", "--registry", url, "--token", token], {
    env: variables,
    folder: project.folder,
    out: print,
    err: print,
  });
  return { theirs, ours: { exitCode, output, calls: takeCalls() } };
}
