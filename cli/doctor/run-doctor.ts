import { readRegistrySettings, readStoreSettings } from "#registry";
import { commandText } from "../command-text.ts";
import { readSettings } from "../settings.ts";
import { checkClock } from "./check-clock.ts";
import { checkDisk } from "./check-disk.ts";
import { checkListening } from "./check-listening.ts";
import { checkDns, checkProxy } from "./check-network.ts";
import { checkStore } from "./check-store.ts";
import type { Deployment, DoctorDeps } from "./deps.ts";
import { checkNames, type Finding, ok, problem } from "./finding.ts";
import { settingErrors } from "./setting-errors.ts";

/** Runs all checks of a deployment. With an invalid setting nothing else can be checked. */
export async function runDoctor(deps: DoctorDeps): Promise<readonly Finding[]> {
  const { env, folder } = deps;
  const errors = settingErrors(env, folder);
  if (errors.length > 0) return errors.map((error) => problem("settings", "failed", error));
  const deployment = deploymentIn(env, folder);
  const { findings: stores, databaseTime } = await checkStore(deployment);
  const found = await Promise.all([
    checkListening(deployment, deps),
    checkDisk(deployment, deps),
    checkClock(deployment, databaseTime, deps),
    checkDns(deployment, deps),
    checkProxy(deployment, deps),
  ]);
  return [
    ok("settings", `all settings are valid; ${commandText("config")} prints them`),
    ...stores,
    ...found.flat(),
  ].sort((a, b) => checkNames.indexOf(a.check) - checkNames.indexOf(b.check));
}

function deploymentIn(env: DoctorDeps["env"], folder: string): Deployment {
  const read = readSettings(env, folder);
  const registry = readRegistrySettings(env);
  if (!read.ok || !registry.ok) throw new Error("settings without errors must be readable");
  const { settings } = read;
  const store = readStoreSettings(env, settings.dataFolder);
  if (!store.ok) throw new Error("settings without errors must be readable");
  const { domainSuffix, telemetry } = registry.settings;
  return { settings, store: store.settings, domainSuffix, metricsPort: telemetry.metricsPort };
}
