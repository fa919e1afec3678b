import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { EnvironmentFileError, openEnvironmentFile } from "./environment-file.ts";
import { defaultLimits } from "./limits.ts";
import { createProxy, ProxySettingError } from "./proxy.ts";
import { readSettings, type Settings } from "./settings.ts";
import { takeUpgrades } from "./upgrades.ts";
import { nameOf } from "./visit.ts";
import { channelPath } from "./wire.ts";

/**
 * The proxy as a process of its own. It ignores HTTP_PROXY and its kin, so it can be put in a network of its own, behind a
 * firewall rule that lets it out to the APIs and to nothing else. Security rule 23.
 */
async function main(): Promise<void> {
  const verdict = readSettings(process.env);
  if (!verdict.ok) return fail(verdict.faults);
  try {
    await serve(verdict.settings);
  } catch (error) {
    if (error instanceof EnvironmentFileError) return fail(error.faults.map((fault) => `${error.path}: ${fault}`));
    if (error instanceof ProxySettingError) return fail([error.message]);
    if (isNamed(error, "EADDRINUSE")) return fail([`port ${verdict.settings.port} is taken; set PORT to another one`]);
    throw error;
  }
}

async function serve(settings: Settings): Promise<void> {
  const environments = openEnvironmentFile(settings.environmentFile);
  await environments();
  const proxy = createProxy({
    ...settings,
    environments,
    log: (entry) => console.log(JSON.stringify({ time: new Date().toISOString(), ...entry })),
  });
  // Room for a block that is just too large, so that its refusal is the proxy's own and says why.
  const server = createServer(
    { maxHeaderSize: 2 * (settings.limits.headerBytes ?? defaultLimits.headerBytes) },
    proxy.handle,
  );
  takeUpgrades(server, { path: channelPath, proxy: () => proxy });
  server.listen(settings.port, settings.host);
  await once(server, "listening");
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  console.error(`callboard proxy: listening on port ${port}; stop with Ctrl-C`);

  // Such as a connection that can't be taken, for want of memory: the next one may be.
  server.on("error", (error) => console.error(`callboard proxy: ${nameOf(error)} while taking a connection`));

  const drain = async () => {
    server.close();
    await proxy.close();
    server.closeAllConnections();
  };
  const stop = () => {
    // A second signal meets no listener and ends the process at once.
    process.off("SIGINT", stop).off("SIGTERM", stop);
    console.error("callboard proxy: stopping when running calls have ended; once more to stop now");
    void drain();
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  // Nobody knows what an error has left behind that nobody caught, so the process ends, after the calls that still can.
  let isFailing = false;
  process.on("uncaughtException", (error) => {
    console.error(`callboard proxy: an error was not caught: ${nameOf(error)}\n${framesOf(error)}`);
    if (isFailing) return;
    isFailing = true;
    console.error("callboard proxy: stopping when running calls have ended");
    void drain().finally(() => process.exit(1));
  });
}

/** Where an error was thrown. Its message is left out, for it may hold what a reader sent. */
function framesOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { message, stack = "" } = error;
  const frames = stack.slice(stack.indexOf(message) + message.length).split("\n");
  return frames.filter((line) => /^ {4}at /.test(line)).join("\n");
}

function isNamed(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

function fail(faults: readonly string[]): void {
  for (const fault of faults) console.error(`callboard proxy: ${fault}`);
  process.exitCode = 1;
}

await main();
