import { isList, isObject, type Json, type JsonObject, own } from "#engine/json";

/** A path in a request with a value that fills a placeholder. */
export interface PayloadInput {
  readonly location: "BODY" | "QUERY" | "PATH" | "HEADERS" | "RELATIVE" | "AUTH";
  readonly path: readonly string[];
}

/** The content of a placeholder. */
export type TemplateInput =
  | { readonly kind: "template"; readonly template: Template }
  | { readonly kind: "payload"; readonly payload: PayloadInput };

/** Code with a placeholder: a template of the registry, parsed and checked. */
export interface TemplateBase {
  readonly imports: readonly string[];
  readonly isOptional: boolean;
  /** The code, with the marker of the placeholder. */
  readonly code: string;
  readonly from: PayloadInput | undefined;
}

/** A template, by the way its placeholder is filled. */
export type Template = TemplateBase &
  (
    | { readonly kind: "generic"; readonly inputs: readonly TemplateInput[]; readonly delimiter: string }
    | { readonly kind: "enum"; readonly values: JsonObject }
    | { readonly kind: "discriminated"; readonly discriminant: string; readonly members: ReadonlyMap<string, Template> }
    /** The members are tried one after the other. */
    | { readonly kind: "union"; readonly members: readonly { readonly type?: Json; readonly template: Template }[] }
    | {
        readonly kind: "dict";
        readonly key: Template;
        readonly value: Template;
        readonly delimiter: string;
        readonly separator: string;
      }
    | { readonly kind: "iterable"; readonly item: Template; readonly delimiter: string }
  );

/** The two halves of a snippet. */
export interface SnippetTemplate {
  readonly client: string | Template;
  readonly call: Template;
}

/** A template violates the registry's definition; `message` contains the path. */
export class BadTemplateError extends Error {
  override readonly name = "BadTemplateError";
}

/** The marker of a placeholder (the registry's definition of templates). */
export const hole = "$CALLBOARD_INPUT";

/** The markers that templates have: Fern's generators write another one. */
const markers = /\$(?:CALLBOARD|FERN)_INPUT/g;

/** Reads a versioned snippet template of the registry; throws `BadTemplateError` if it is invalid. */
export function readSnippetTemplate(wire: Json): SnippetTemplate {
  const version = text(wire, "type", "template");
  if (version !== "v1") throw new BadTemplateError(`template.type: expected v1, found ${version}`);
  const client = member(wire, "clientInstantiation", "template");
  return {
    client: typeof client === "string" ? client : readTemplate(client, "template.clientInstantiation"),
    call: readTemplate(member(wire, "functionInvocation", "template"), "template.functionInvocation"),
  };
}

type Reader = (wire: Json, at: string, base: TemplateBase) => Template;

const readers: { readonly [type: string]: Reader } = {
  generic: (wire, at, base) => ({
    ...base,
    kind: "generic",
    inputs: list(maybe(wire, "templateInputs"), `${at}.templateInputs`).map(readInput),
    delimiter: optionalText(wire, "inputDelimiter") ?? "",
  }),
  enum: (wire, at, base) => ({ ...base, kind: "enum", values: object(member(wire, "values", at), `${at}.values`) }),
  discriminatedUnion: (wire, at, base) => ({
    ...base,
    kind: "discriminated",
    discriminant: text(wire, "discriminantField", at),
    members: new Map(members(wire, at)),
  }),
  union: (wire, at, base) => ({
    ...base,
    kind: "union",
    members: members(wire, at).map(([, template]) => ({ template })),
  }),
  union_v2: (wire, at, base) => ({
    ...base,
    kind: "union",
    members: list(member(wire, "members", at), `${at}.members`).map(([one, place]) => ({
      type: member(one, "type", place),
      template: readTemplate(member(one, "template", place), `${place}.template`),
    })),
  }),
  dict: (wire, at, base) => ({
    ...base,
    kind: "dict",
    key: readTemplate(member(wire, "keyTemplate", at), `${at}.keyTemplate`),
    value: readTemplate(member(wire, "valueTemplate", at), `${at}.valueTemplate`),
    delimiter: text(wire, "delimiter", at),
    separator: text(wire, "keyValueSeparator", at),
  }),
  iterable: (wire, at, base) => ({
    ...base,
    kind: "iterable",
    item: readTemplate(member(wire, "innerTemplate", at), `${at}.innerTemplate`),
    delimiter: text(wire, "delimiter", at),
  }),
};

function readTemplate(wire: Json, at: string): Template {
  const type = text(wire, "type", at);
  const reader = Object.hasOwn(readers, type) ? readers[type] : undefined;
  if (reader === undefined) throw new BadTemplateError(`${at}.type: unknown template type "${type}"`);
  const input = maybe(wire, "templateInput");
  const written = optionalText(wire, "templateString") ?? optionalText(wire, "containerTemplateString") ?? hole;
  const code = written.replace(markers, () => hole);
  if (!code.includes(hole) && list(maybe(wire, "templateInputs"), `${at}.templateInputs`).length > 0) {
    throw new BadTemplateError(`${at}.templateString: has inputs, and neither ${hole} nor $FERN_INPUT for them`);
  }
  return reader(wire, at, {
    imports: list(maybe(wire, "imports"), `${at}.imports`).map(([line, place]) => asText(line, place)),
    isOptional: maybe(wire, "isOptional") === true,
    code,
    from: input === undefined ? undefined : readPayload(input, `${at}.templateInput`),
  });
}

function readInput([wire, at]: readonly [Json, string]): TemplateInput {
  return text(wire, "type", at) === "template"
    ? { kind: "template", template: readTemplate(member(wire, "value", at), `${at}.value`) }
    : { kind: "payload", payload: readPayload(wire, at) };
}

const locations = ["BODY", "QUERY", "PATH", "HEADERS", "RELATIVE", "AUTH"] as const;

function readPayload(wire: Json, at: string): PayloadInput {
  const named = text(wire, "location", at);
  const location = locations.find((one) => one === named);
  if (location === undefined)
    throw new BadTemplateError(`${at}.location: expected one of ${locations.join(", ")}, found ${named}`);
  const path = optionalText(wire, "path");
  return { location, path: path === undefined || path === "" ? [] : path.split(".") };
}

const members = (wire: Json, at: string): readonly (readonly [string, Template])[] =>
  Object.entries(object(member(wire, "members", at), `${at}.members`)).map(
    ([key, one]) => [key, readTemplate(one, `${at}.members.${key}`)] as const,
  );

const maybe = (wire: Json, key: string): Json | undefined => (isObject(wire) ? own(wire, key) : undefined);

const optionalText = (wire: Json, key: string): string | undefined => {
  const value = maybe(wire, key);
  return typeof value === "string" ? value : undefined;
};

function member(wire: Json, key: string, at: string): Json {
  const value = maybe(wire, key);
  if (value === undefined) throw new BadTemplateError(`${at}.${key}: is missing`);
  return value;
}

const text = (wire: Json, key: string, at: string): string => asText(member(wire, key, at), `${at}.${key}`);

function asText(wire: Json, at: string): string {
  if (typeof wire !== "string") throw new BadTemplateError(`${at}: must be a string`);
  return wire;
}

function object(wire: Json, at: string): JsonObject {
  if (!isObject(wire)) throw new BadTemplateError(`${at}: must be an object`);
  return wire;
}

/** The items of a list with their paths; an absent list is empty. */
function list(wire: Json | undefined, at: string): readonly (readonly [Json, string])[] {
  if (wire === undefined || wire === null) return [];
  if (!isList(wire)) throw new BadTemplateError(`${at}: must be a list`);
  return wire.map((item, position) => [item, `${at}[${position}]`] as const);
}
