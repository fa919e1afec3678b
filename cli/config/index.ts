export { readSettingsInForce, type SettingsInForce } from "./in-force.ts";
export type { Setting, SettingType, SettingValue } from "./setting.ts";
export { allSettings, settingGroups, settingsNamed } from "./table/index.ts";
export { valueOfText } from "./value-text.ts";
