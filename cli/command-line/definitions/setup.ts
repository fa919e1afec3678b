import { defineCommand } from "../definition.ts";
import { siteSettings, storeSettings } from "./shared.ts";

const serverSettings: readonly string[] = [
  ...["address", "registryAddress", "registryOrigin", "registryPort", "metricsPort", "bodyBytes", "domainSuffix"],
  ...["tokenRate", "addressRate", "siteList", "apiSites", "siteMemory"],
];

const commandSettings: readonly string[] = ["readLimits", "registry", "token", "chromium"];

/** `callboard config`. */
export const configCommand = defineCommand({
  name: "config",
  summary: "print the settings in force, and where each comes from",
  description:
    "Prints all settings with their values, and the file, variable or option that each comes from. Secrets are hidden. Wrong values are reported with their place.",
  options: { json: { description: "print the settings as JSON" } },
  examples: [
    { line: "callboard config", does: "all settings of this folder" },
    { line: "callboard config --config staging.yaml --set log=info", does: "those of another file, with a change" },
    { line: "callboard config --json", does: "for a program" },
  ],
  exits: { 0: "all settings are valid", 2: "a setting is wrong" },
  settings: [...serverSettings, ...commandSettings, ...storeSettings, ...siteSettings],
  page: "reference/settings.md",
});
