import type { Logger } from "pino";
import type { ApiModel } from "#engine/model";
import { createChannelMock, createMock, type MockOptions } from "#live/mock";
import { closeServer } from "#process";
import { listen } from "../listen.ts";
import { logBug, type Running, type StartRefusal } from "../running.ts";
import type { ReadDescription } from "../serve/apart/read-description.ts";
import { garbageCollector } from "../serve/collect-garbage.ts";
import { textFetcher } from "../serve/fetch-text.ts";
import type { ReadLimits } from "../serve/read-limits.ts";
import { openSources } from "../serve/read-sources.ts";
import { reloadSources } from "../serve/reload-sources.ts";
import { isAddress } from "../serve/source.ts";
import { createMockServer } from "./create-mock-server.ts";
import type { MockParts } from "./mock-server-deps.ts";
import type { MockArguments } from "./read-arguments.ts";
import { readCassettes } from "./read-cassettes.ts";

/** Dependencies of a mock server. */
export interface MockDeps {
  readonly folder: string;
  /** Hosts that are served in addition to the hosts of this machine, as returned by `readHosts`. */
  readonly hosts: readonly string[];
  readonly log: Logger;
  readonly limits: ReadLimits;
  readonly readDescription: ReadDescription;
  /** Maximum number of descriptions that are read at the same time. */
  readonly atOnce: number;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Seconds between two requests of a description at an address, as in `callboard serve`. */
const addressSeconds = 60;

/** Reads descriptions, answers their calls and reads them again on change; or returns why it can't start. */
export async function runMock(
  args: MockArguments,
  deps: MockDeps,
): Promise<(Running & { readonly url: string }) | StartRefusal> {
  const { sources: names, all } = args;
  const recorded = await readCassettes(args.cassettes, deps.folder);
  if (!recorded.ok) return { errors: recorded.errors, isInput: true };
  const { cassette } = recorded;
  const { log, out, err, limits, folder } = deps;
  const fetcher = textFetcher(names.filter(isAddress), limits);
  const sources = openSources({ ...deps, sources: names, all, within: undefined, fetcher });
  const garbage = garbageCollector();
  const errors = await sources.readAll(garbage);
  garbage.stop();
  if (errors.length > 0) {
    await fetcher.close();
    return { errors, isInput: true };
  }
  let parts = partsOf(sources.store.models(), { ...args, cassette });
  const { server, closeChannels } = createMockServer({
    parts: () => parts,
    hosts: deps.hosts,
    delay: args.delay,
    onAnswer: (method, target, status) => out(`${status} ${method} ${target}`),
    onError: logBug(log),
  });
  const listening = await listen(server, args.port, "--port");
  if (!listening.ok) {
    await fetcher.close();
    return { errors: [listening.error] };
  }
  const show = (): void => {
    parts = partsOf(sources.store.models(), { ...args, cassette });
  };
  const reloading = reloadSources({ ...sources, folder, all, every: addressSeconds, show, err, onError: logBug(log) });
  const url = `http://localhost:${listening.port}`;
  out(
    `\nCallboard answers the calls of ${countOf(sources.store.models())}.\n\n  Mock  ${url}\n\nPress Ctrl-C to stop.`,
  );
  return {
    url,
    stop: async () => {
      closeChannels();
      await Promise.all([reloading.stop(), closeServer(server), fetcher.close()]);
    },
  };
}

const partsOf = (
  models: readonly ApiModel[],
  { seed, errorRate, cassette, anyCredential = false, isStateful = false }: MockOptions,
): MockParts => ({
  answer: createMock(models, { seed, errorRate, cassette, anyCredential, isStateful }),
  connect: createChannelMock(models, { seed, anyCredential }),
});

/** Counts the mocked targets: `12 endpoints and 1 channel`. */
function countOf(models: readonly ApiModel[]): string {
  const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? "" : "s"}`;
  const endpoints = models.reduce((sum, one) => sum + one.endpoints.length, 0);
  const channels = models.reduce((sum, { channels: all = [] }) => sum + all.length, 0);
  return [
    ...(endpoints > 0 || channels === 0 ? [count(endpoints, "endpoint")] : []),
    ...(channels > 0 ? [count(channels, "channel")] : []),
  ].join(" and ");
}
