import { readDocsYml } from "../../../docs-project/settings/docs-yml.ts";
import { formOf } from "../../../docs-project/settings/reading.ts";
import { type Construct, constructs, type Setting } from "./constructs.ts";

interface Schema {
  readonly [keyword: string]: unknown;
}

/** Returns the JSON Schema of docs.yml for editors. */
export function docsSettingsSchema(): Schema {
  const all = new Map(constructs().map((one) => [one.name, one] as const));
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "docs.yml of Callboard",
    description: "The settings of a docs project.",
    ...schemaOf(readDocsYml, all),
    definitions: Object.fromEntries([...all].map(([name, one]) => [idOf(name), definitionOf(one, all)])),
  };
}

const idOf = (name: string): string => name.replace(/\W+/g, "-");

type Constructs = ReadonlyMap<string, Construct>;

/** Each key may be empty: the file is being written. */
function definitionOf({ settings, unsupported }: Construct, all: Constructs): Schema {
  const required = settings.filter(({ isRequired }) => isRequired).map(({ key }) => key);
  return {
    type: "object",
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries([
      ...settings.map((setting) => [setting.key, propertyOf(setting, all)] as const),
      ...unsupported.map(
        ({ key, advice }) => [key, { deprecated: true, description: `No effect: ${advice}.` }] as const,
      ),
    ]),
  };
}

function propertyOf({ read, text }: Setting, all: Constructs): Schema {
  const fallback = text.default === undefined ? "" : ` Default: ${text.default.replaceAll("`", "")}.`;
  const description = `${text.effect.charAt(0).toUpperCase()}${text.effect.slice(1)}.${fallback}`;
  const schema = schemaOf(read, all);
  // Draft 7 ignores the keywords beside `$ref`.
  return "$ref" in schema ? { description, allOf: [schema] } : { description, ...schema };
}

const plain: { readonly [name: string]: Schema } = {
  text: { type: ["string", "number", "boolean"] },
  path: { type: "string" },
  number: { type: "number" },
  "true or false": { type: "boolean" },
};

/** @param around the readers around this one: the items of an API may contain items */
function schemaOf(read: Setting["read"], all: Constructs, around: readonly Setting["read"][] = []): Schema {
  if (around.includes(read)) return {};
  const inside = [...around, read];
  const form = formOf(read);
  switch (form.kind) {
    case "object":
      return all.has(form.name) ? { $ref: `#/definitions/${idOf(form.name)}` } : { type: "object" };
    case "list":
      return { type: "array", items: schemaOf(form.item, all, inside) };
    case "record":
      return { type: "object", additionalProperties: schemaOf(form.value, all, inside) };
    case "choice":
      return { anyOf: form.readers.map((one) => schemaOf(one, all, inside)) };
    case "word":
      return { enum: form.words };
    default:
      return plain[form.name] ?? {};
  }
}
