import { textTable } from "../text.ts";
import type { SettingsInForce } from "./in-force.ts";
import type { Origin } from "./origin.ts";
import type { Setting, SettingValue } from "./setting.ts";
import { allSettings } from "./table/index.ts";
import { valueOfText } from "./value-text.ts";

/** A setting as it is printed. */
export interface ShownSetting {
  readonly name: string;
  /** Absent if it is not set, or secret. */
  readonly value?: SettingValue;
  /** The documentation of its default, if it is not set. */
  readonly default?: string;
  /** True if it is set, but not printed. */
  readonly hidden?: true;
  /** Absent if it is not set. */
  readonly from?: string;
}

/** Lists all settings with their values and sources. Secrets are omitted. */
export const shownSettings = (settings: SettingsInForce): readonly ShownSetting[] =>
  allSettings.map((setting) => {
    const given = settings.given(setting);
    const { name, default: defaultText } = setting;
    if (given === undefined) return { name, ...(defaultText !== undefined && { default: defaultText }) };
    const from = describeOrigin(given.origin, setting);
    return setting.secret ? { name, hidden: true, from } : { name, value: valueOfText(setting.type, given.text), from };
  });

function describeOrigin(origin: Origin, { variable }: Setting): string {
  switch (origin.kind) {
    case "file":
      return origin.place();
    case "variable":
      return variable;
    case "flag":
      return origin.flag;
  }
}

/** Formats settings as a table: name, value and source. */
export function settingsTable(shown: readonly ShownSetting[]): string {
  const rows = shown.map(({ name, value, hidden, default: defaultText, from }) => [
    name,
    hidden
      ? "(hidden)"
      : value === undefined
        ? (defaultText ?? "-")
        : typeof value === "string"
          ? value
          : JSON.stringify(value),
    from ?? (defaultText === undefined ? "-" : "default"),
  ]);
  return textTable(rows, { maxWidth: widest });
}

/** Characters of a column; longer values shift the next column. */
const widest = 44;
