import { cut } from "#engine/text";
import type { JsonSchema as Schema, Setting, SettingType } from "./setting.ts";
import { allSettings } from "./table/index.ts";

/** Returns the JSON Schema of settings files, for editors. */
export function settingsSchema(): Schema {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Settings of Callboard",
    description: "A settings file: callboard.config.json or callboard.config.yaml.",
    type: "object",
    additionalProperties: false,
    properties: { $schema: { type: "string" }, ...membersOf(allSettings, "") },
  };
}

/** The schemas of settings by their names below a group. */
function membersOf(settings: readonly Setting[], group: string): Schema {
  const names = new Set(settings.map(({ name }) => cut(name.slice(group.length), ".")[0]));
  return Object.fromEntries(
    [...names].map((name) => {
      const full = `${group}${name}`;
      const setting = settings.find((one) => one.name === full);
      if (setting !== undefined) return [name, schemaOf(setting)];
      const members = settings.filter((one) => one.name.startsWith(`${full}.`));
      return [name, { type: "object", additionalProperties: false, properties: membersOf(members, `${full}.`) }];
    }),
  );
}

const schemaOf = ({ type, description, default: usual, variable }: Setting): Schema => ({
  ...typeSchema(type),
  description: `${sentence(description)}${usual === undefined ? "" : ` Default: ${usual}.`} Environment: ${variable}.`,
});

function typeSchema(type: SettingType): Schema {
  switch (type.kind) {
    case "text":
      return { type: "string" };
    case "number":
      return { type: type.decimal ? "number" : "integer", minimum: type.minimum, maximum: type.maximum };
    case "switch":
      return { type: "boolean" };
    case "choice":
      return { enum: type.choices };
    case "list":
      return { type: "array", items: { type: "string", pattern: "^[^,]*$" } };
    case "limits":
      return {
        type: "object",
        additionalProperties: false,
        properties: Object.fromEntries(type.names.map((name) => [name, { type: "integer" }])),
      };
    case "parameters":
      return { type: "object", additionalProperties: { type: "string" } };
    case "data":
      return type.schema;
  }
}

/** Returns a description as a sentence. */
export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
