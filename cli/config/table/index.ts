import type { Setting } from "../setting.ts";
import { loginSettings } from "./login.ts";
import { programSettings } from "./programs.ts";

export { traceSettings } from "./servers.ts";
export { operationMembers } from "./tests.ts";

import { serverSettings, traceSettings } from "./servers.ts";
import { siteSettings } from "./sites.ts";
import { storeSettings } from "./store.ts";
import { testSettings } from "./tests.ts";

/** A group of settings, as its reference shows them. */
export interface SettingGroup {
  readonly title: string;
  readonly settings: readonly Setting[];
}

/** All settings of commands, in the order of their reference. */
export const settingGroups: readonly SettingGroup[] = [
  { title: "Servers", settings: serverSettings },
  { title: "Data and limits of the registry", settings: storeSettings },
  { title: "Traces of the registry", settings: traceSettings },
  { title: "Sites, their proxy, and reading", settings: siteSettings },
  { title: "Login of readers", settings: loginSettings },
  { title: "Commands", settings: programSettings },
  { title: "Tests of running APIs", settings: testSettings },
];

/** All settings of commands. */
export const allSettings: readonly Setting[] = settingGroups.flatMap(({ settings }) => settings);

/** Returns the settings with the given names, or all of a group such as `login`; throws if there is none. */
export function settingsNamed(names: readonly string[]): readonly Setting[] {
  return names.flatMap((name) => {
    const found = allSettings.filter((one) => one.name === name || one.name.startsWith(`${name}.`));
    if (found.length === 0) throw new Error(`no setting is named ${name}`);
    return found;
  });
}
