import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import {
  deserializeMessage,
  type JSONRPCMessage,
  type McpServer,
  serializeMessage,
  type Transport,
} from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import type { Logger } from "pino";
import { modelSource } from "#docs-host/server";
import { markdownCache, mcpServer, readMessage, type Site, searchIndexes } from "#docs-host/server/mcp-tools";
import { errorMessage } from "#engine/error-message";
import type { ApiModel } from "#engine/model";
import { logBug } from "../running.ts";
import type { ReadDescription } from "../serve/apart/read-description.ts";
import { garbageCollector } from "../serve/collect-garbage.ts";
import { textFetcher } from "../serve/fetch-text.ts";
import type { ReadLimits } from "../serve/read-limits.ts";
import { openSources } from "../serve/read-sources.ts";
import { reloadSources } from "../serve/reload-sources.ts";
import { isAddress } from "../serve/source.ts";
import { type CredentialSources, readCredentials } from "../test/credentials/credentials.ts";
import { type HttpSend, httpSend } from "../test/send/http-send.ts";
import { allowedTargets, targetConnector } from "./call-target.ts";
import { addCallTool } from "./call-tool.ts";
import type { McpArguments } from "./read-arguments.ts";

/** The dependencies of the command. */
export interface McpDeps extends CredentialSources {
  readonly log: Logger;
  readonly limits: ReadLimits;
  readonly readDescription: ReadDescription;
  /** Maximum number of descriptions that are read at the same time. */
  readonly atOnce: number;
  readonly input: Readable;
  readonly output: Writable;
  /** Prints for the user; the output is for the client. */
  readonly err: (text: string) => void;
  /** Milliseconds since any fixed moment. */
  readonly clock: () => number;
  /** Ends the command. */
  readonly signal: AbortSignal;
}

/** Seconds between two requests of a description at an address, as in `callboard serve`. */
const addressSeconds = 60;

/** Requests to the API at the same time; our choice. */
const maxAtOnce = 4;

/** Reads descriptions and offers their docs to a client; or returns why it can't start. */
export async function runMcp(
  args: McpArguments,
  deps: McpDeps,
): Promise<{ readonly ended: Promise<void> } | { readonly errors: readonly string[] }> {
  const { sources: names, all } = args;
  const { log, err, limits, folder } = deps;
  const fetcher = textFetcher(names.filter(isAddress), limits);
  const sources = openSources({ ...deps, out: err, sources: names, all, within: undefined, fetcher });
  const garbage = garbageCollector();
  const errors = await sources.readAll(garbage);
  garbage.stop();
  const opened =
    errors.length > 0
      ? { ok: false as const, errors }
      : await openCaller(args, sources.store.models().map(at(args.server)), deps);
  if (!opened.ok) {
    await fetcher.close();
    return { errors: opened.errors };
  }
  const { caller } = opened;
  const source = modelSource();
  const show = () => source.show(sources.store.models().map(at(args.server)), sources.store.hash());
  let site = show();
  const onError = logBug(log);
  const reloading = reloadSources({
    ...sources,
    ...{ folder, all, every: addressSeconds, err, onError },
    show: () => {
      site = show();
    },
  });
  const indexes = searchIndexes(onError);
  indexes.prepare(site);
  const tools = { site: () => site, origin: "", indexes, markdownOf: markdownCache(""), isShared: false };
  const transport = stdioTransport(deps.input, deps.output, (error) => err(`callboard: ${error}`));
  const served = serveStdio(
    () => {
      const server = mcpServer(tools);
      caller?.add(server, () => site);
      return server;
    },
    { transport, onerror: (error) => log.debug({ event: "mcp", message: error.message }) },
  );
  const closed = new Promise<void>((done) => {
    const { onclose } = transport;
    transport.onclose = () => {
      onclose?.();
      done();
    };
    if (deps.signal.aborted) done();
    deps.signal.addEventListener("abort", () => done(), { once: true });
  });
  const stop = async (): Promise<void> => {
    await Promise.all([served.close(), reloading.stop(), fetcher.close(), caller?.close()]);
  };
  return { ended: closed.then(stop) };
}

/** Returns the model of an API with one server for all endpoints, if the user named it. */
const at =
  (server: string | undefined) =>
  (model: ApiModel): ApiModel =>
    server === undefined
      ? model
      : {
          ...model,
          endpoints: model.endpoints.map(({ defaultEnvironment: _, ...one }) => ({
            ...one,
            environments: [{ id: "server", baseUrl: server }],
          })),
        };

/** Adds the tool that sends requests. */
interface Caller {
  readonly add: (server: McpServer, site: () => Site) => void;
  readonly close: () => Promise<void>;
}

type OpenedCaller =
  | { readonly ok: true; readonly caller?: Caller }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Opens the sender of requests, if they may be sent, and says where they may go. */
async function openCaller(
  { call: options, sources: [source = ""], server }: McpArguments,
  [model]: readonly ApiModel[],
  deps: McpDeps,
): Promise<OpenedCaller> {
  if (options === undefined || model === undefined) return { ok: true };
  const read = await readCredentials(options.credentials, model, deps);
  if (!read.ok) return { ok: false, errors: [read.error] };
  const targets = allowedTargets(model, source, { ...options, server });
  deps.err(
    targets.origins.size === 0
      ? "callboard: the description names no server, so nothing can be called; add --server URL"
      : `callboard: requests are sent to ${[...targets.origins].join(", ")}`,
  );
  const closing = new AbortController();
  const senders = new Map<string, HttpSend>();
  const senderTo = (server: string): HttpSend => {
    const known = senders.get(server);
    if (known !== undefined) return known;
    const { timeout } = options;
    const sender = httpSend({
      ...{ server, timeout, concurrency: maxAtOnce, clock: deps.clock, signal: closing.signal },
      connect: targetConnector(targets, timeout),
    });
    senders.set(server, sender);
    return sender;
  };
  return {
    ok: true,
    caller: {
      add: (server, site) =>
        addCallTool(server, {
          ...{ site, options, targets, credentials: read.values },
          send: (request) => senderTo(new URL(request.url).origin).send(request),
        }),
      close: async () => {
        closing.abort();
        await Promise.all([...senders.values()].map(({ close }) => close()));
      },
    },
  };
}

/**
 * Creates a transport that reads a message in each line, and writes one in each line. The transport of the package would
 * round the large numbers among the arguments of tools.
 */
function stdioTransport(input: Readable, output: Writable, onInvalid: (error: string) => void): Transport {
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  let isClosed = false;
  const close = (): void => {
    if (isClosed) return;
    isClosed = true;
    lines.close();
    transport.onclose?.();
  };
  const transport: Transport = {
    start: async () => {
      lines.on("line", (line) => {
        if (line.trim() === "") return;
        try {
          deserializeMessage(line);
        } catch (error) {
          onInvalid(`a line is not a JSON-RPC message: ${errorMessage(error)}`);
          return;
        }
        transport.onmessage?.(readMessage(line) as JSONRPCMessage); // the server of the protocol validates it
      });
      lines.on("close", close);
      output.on("error", close);
    },
    send: (message) =>
      new Promise((done, fail) => {
        output.write(serializeMessage(message), (error) => (error ? fail(error) : done()));
      }),
    close: async () => close(),
  };
  return transport;
}
