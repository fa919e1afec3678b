export { readSettingsInForce, type SettingsInForce } from "./in-force.ts";
export { importDefault } from "./read-program-file.ts";
export { settingsSchema } from "./schema.ts";
export type { Setting } from "./setting.ts";
export { markdownTable, settingsPage } from "./settings-page.ts";
export { settingsTable, shownSettings } from "./show-settings.ts";
export { operationMembers, settingsNamed, traceSettings } from "./table/index.ts";
export { settingsTypeSource } from "./type-source.ts";
