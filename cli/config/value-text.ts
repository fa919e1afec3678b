import { itemAt } from "#engine/item-at";
import type { SettingType, SettingValue } from "./setting.ts";

/** The text of a value, or the requirement as the end of a sentence. */
export type ValueText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly expected: string };

/** Converts the value of a settings file to the text that the environment would have. */
export function valueText(type: SettingType, value: unknown): ValueText {
  switch (type.kind) {
    case "text":
      return typeof value === "string" ? text(value) : expected("a text");
    case "number": {
      const { minimum, maximum, decimal } = type;
      const isNumber = decimal ? Number.isFinite(value) : Number.isSafeInteger(value);
      const isIn = isNumber && Number(value) >= minimum && Number(value) <= maximum;
      return isIn
        ? text(String(value))
        : expected(`a ${decimal ? "number" : "whole number"} from ${minimum} to ${maximum}`);
    }
    case "switch":
      if (value === true || value === "on") return text("on");
      return value === false || value === "off" ? text("off") : expected("true or false");
    case "choice":
      // YAML 1.1 editors quote `on` and `off`; editors for 1.2 don't.
      return type.choices.some((one) => one === value) ? text(String(value)) : expected(listed(type.choices));
    case "list":
      return isList(value) ? text(value.join(",")) : expected("a list of texts without commas");
    case "limits": {
      const entries = entriesOf(value);
      const areIn = entries?.every(([, limit]) => Number.isSafeInteger(limit));
      return entries !== undefined && areIn
        ? text(entries.map(([name, limit]) => `${name}=${String(limit)}`).join(","))
        : expected("whole numbers by name, such as { totalMs: 300000 }");
    }
    case "parameters": {
      const entries = entriesOf(value);
      const texts = entries?.flatMap(([name, one]) => (typeof one === "string" ? [[name, one] as const] : []));
      return texts !== undefined && texts.length === entries?.length
        ? text(new URLSearchParams(Object.fromEntries(texts)).toString())
        : expected("texts by name, such as { audience: https://api.example.com }");
    }
    case "data":
      return Array.isArray(type.schema.type === "array" ? value : entriesOf(value))
        ? text(JSON.stringify(value))
        : expected(type.name);
  }
}

const text = (of: string): ValueText => ({ ok: true, text: of });

const expected = (what: string): ValueText => ({ ok: false, expected: what });

const listed = (choices: readonly string[]): string => `${choices.slice(0, -1).join(", ")} or ${itemAt(choices, -1)}`;

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string" && !one.includes(","));

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : undefined;

/** The value in a file for the text of an environment variable: the inverse of `valueText` for values of the type. */
export function valueOfText(type: SettingType, given: string): SettingValue {
  const parts = (): readonly string[] =>
    given
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "");
  switch (type.kind) {
    case "text":
    case "choice":
      return given;
    case "number":
      return (type.decimal ? /^-?\d{1,15}(\.\d{1,15})?$/ : /^-?\d{1,15}$/).test(given) ? Number(given) : given;
    case "switch":
      return given === "on" || given === "off" ? given === "on" : given;
    case "list":
      return parts();
    case "limits":
      return Object.fromEntries(
        parts().map((part) => {
          const [name = "", limit = ""] = part.split(/=(.*)/s).map((word) => word.trim());
          return [name, /^\d{1,15}$/.test(limit) ? Number(limit) : limit];
        }),
      );
    case "parameters":
      return Object.fromEntries(new URLSearchParams(given));
    case "data":
      return dataOf(given);
  }
}

function dataOf(given: string): SettingValue {
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}
