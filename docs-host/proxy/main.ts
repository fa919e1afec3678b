import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  closeServer,
  errorEntry,
  guardServer,
  hostEntry,
  refuseRelaying,
  serveHosts,
  superviseProcess,
} from "#process";
import { ProxySettingError } from "./address-settings.ts";
import { refusalText } from "./call/index.ts";
import { takeUpgrades } from "./channel/upgrades.ts";
import { defaultLimits } from "./limits/index.ts";
import { createProxy } from "./proxy.ts";
import { EnvironmentFileError, openEnvironmentFile } from "./settings/environment-file.ts";
import { readSettings, type Settings } from "./settings/settings.ts";
import { channelPath } from "./wire/index.ts";

/**
 * Runs the proxy as its own process. It ignores HTTP_PROXY and similar variables. It can run in its own network, behind
 * a firewall rule that lets it reach only the APIs (docs/security.md#firewall).
 */
async function main(): Promise<void> {
  const verdict = readSettings(process.env);
  if (!verdict.ok) return fail(verdict.errors);
  try {
    await serve(verdict.settings);
  } catch (error) {
    if (error instanceof EnvironmentFileError) return fail(error.errors.map((fault) => `${error.path}: ${fault}`));
    if (error instanceof ProxySettingError) return fail([error.message]);
    if (isNamed(error, "EADDRINUSE"))
      return fail([`port ${verdict.settings.port} is in use; set PORT to another port`]);
    throw error;
  }
}

/** Milliseconds that running calls may take to end after the proxy has aborted its own. */
const marginMs = 1000;

async function serve(settings: Settings): Promise<void> {
  const limits = { ...defaultLimits, ...settings.limits };
  const log = (entry: object): void => console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }));
  const print = (line: string): void => console.error(`callboard proxy: ${line}`);
  const environments = openEnvironmentFile(settings.environmentFile);
  await environments();
  const proxy = createProxy({
    ...settings,
    environments,
    log,
  });
  // Room for a block slightly above the limit, so that the proxy itself refuses it with a reason.
  const server = createServer({ maxHeaderSize: 2 * limits.headerBytes }, proxy.handle);
  takeUpgrades(server, { path: channelPath, proxy: () => proxy });
  const onError = (error: unknown): void => log({ event: "bug", ...errorEntry(error) });
  serveHosts(server, {
    ...{ hosts: settings.hosts, onError },
    answer: ({ message }) => ({ contentType: "text/plain; charset=utf-8", text: `${message}\n` }),
    onRefused: (refusal) => log(hostEntry(refusal)),
  });
  refuseRelaying(server);
  guardServer(server, {
    failure: { contentType: "application/json; charset=utf-8", text: refusalText("internal") },
    onError,
  });
  const supervise = superviseProcess({
    log,
    print,
    stopping: () => print("stopping after the running calls end; send the signal again to stop now"),
    drainMs: limits.closeMs + marginMs,
  });
  server.listen(settings.port, settings.host);
  await once(server, "listening");
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  print(`listening on port ${port}; stop with Ctrl-C`);
  supervise(async () => {
    await Promise.all([closeServer(server), proxy.close().then(() => server.closeAllConnections())]);
  });
}

function isNamed(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

function fail(errors: readonly string[]): void {
  for (const error of errors) console.error(`callboard proxy: ${error}`);
  process.exitCode = 1;
}

await main();
