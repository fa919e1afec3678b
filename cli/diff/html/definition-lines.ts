import { typeLabel } from "#engine/interpret";
import type { ApiModel, Endpoint } from "#engine/model";
import {
  fold,
  type ItemLimits,
  idOf,
  leaves,
  type MemberLimits,
  type Property,
  type Shape,
  type ShapeOf,
  type Types,
} from "#engine/shape";

/** A line of a definition. Lines of two versions with the same key belong together. */
export interface Line {
  readonly key: string;
  readonly text: string;
}

/** Writes the definition of a named type, a line for each property, value or variant. */
export function typeLines(model: ApiModel, types: Types, id: string): readonly Line[] {
  const type = Object.hasOwn(model.types, id) ? types.get(id) : undefined;
  return type === undefined ? [] : linesOf(types)(type.shape);
}

/** Writes the definition of an endpoint: its address, request and responses. */
export function endpointLines(endpoint: Endpoint, types: Types): readonly Line[] {
  const label = typeLabel(types);
  const members = (word: string, properties: readonly Property[]): readonly Line[] =>
    properties.map((one) => ({ key: `${word} ${one.key}`, text: `${word} ${propertyText(one, label)}` }));
  const path = endpoint.path.map((part) => (part.kind === "literal" ? part.value : `{${part.key}}`)).join("");
  const body = endpoint.request?.body;
  return [
    { key: "address", text: `${endpoint.method} ${path}` },
    ...endpoint.auth.map((id) => ({ key: `auth ${id}`, text: `auth ${id}` })),
    ...members("path", endpoint.pathParameters),
    ...members("query", endpoint.queryParameters),
    ...members("header", endpoint.requestHeaders),
    ...(body ? [{ key: "body", text: `body ${bodyText(body, label)}` }] : []),
    ...(body && body.kind !== "octet-stream" ? inner("body", linesOf(types)(body.shape), body.shape) : []),
    ...endpoint.responses.flatMap(({ statusCode, body: answer }) => [
      { key: `answer ${statusCode}`, text: `answer ${statusCode} ${bodyText(answer, label)}` },
      ...("shape" in answer ? inner(`answer ${statusCode}`, linesOf(types)(answer.shape), answer.shape) : []),
    ]),
    ...members("answer header", endpoint.responseHeaders),
    ...endpoint.errors.map(({ name, statusCode }) => ({ key: `error ${name}`, text: `error ${statusCode} ${name}` })),
  ];
}

/** Lists the lines of an inline shape. A named type has its own definition. */
const inner = (within: string, lines: readonly Line[], shape: Shape): readonly Line[] =>
  idOf(shape) !== undefined || lines.length < 2
    ? []
    : lines.map(({ key, text }) => ({ key: `${within} ${key}`, text: `  ${text}` }));

type Bodied = { readonly kind: string; readonly shape?: Shape; readonly contentType?: string };

const bodyText = ({ kind, shape, contentType }: Bodied, label: (shape: Shape) => string): string =>
  [shape ? label(shape) : kind, contentType ?? ""].filter(Boolean).join(" · ");

const propertyText = ({ key, shape, optional }: Property, label: (shape: Shape) => string): string =>
  `${key}${optional ? "?" : ""}: ${label(shape)}${limitsOf(shape)}`;

/** Writes the lines of shapes: one for each part, or one for a shape without parts. */
function linesOf(types: Types): (shape: Shape) => readonly Line[] {
  const label = typeLabel(types);
  const single = (shape: Shape): readonly Line[] => [{ key: "", text: `${label(shape)}${limitsOf(shape)}` }];
  return fold<readonly Line[]>(types, {
    ...leaves<readonly Line[]>([]),
    string: single,
    boolean: single,
    integer: single,
    uint: single,
    double: single,
    long: single,
    uint64: single,
    bigInteger: single,
    datetime: single,
    date: single,
    uuid: single,
    base64: single,
    literal: single,
    file: single,
    unknown: single,
    nullable: single,
    list: single,
    set: single,
    map: single,
    enum: ({ values }) => values.map(({ value }) => ({ key: value, text: JSON.stringify(value) })),
    object: ({ properties, extra }) => [
      ...properties.map((one) => ({ key: one.key, text: propertyText(one, label) })),
      ...(extra ? [{ key: "…", text: `…: ${label(extra)}` }] : []),
    ],
    discriminatedUnion: ({ discriminant, variants }, recur) =>
      variants.flatMap(({ value, shape }) => [
        { key: value, text: `${discriminant} = ${JSON.stringify(value)}` },
        ...recur(shape)
          .filter(({ key }) => key !== discriminant)
          .map(({ key, text }) => ({ key: `${value} ${key}`, text: `  ${text}` })),
      ]),
    undiscriminatedUnion: ({ variants }) =>
      variants.map(({ shape }) => ({ key: label(shape), text: `or ${label(shape)}` })),
    ref: (id) => single({ kind: "ref", id }),
  });
}

type Limited = Partial<
  Omit<ShapeOf<"string">, "kind" | "default"> & Omit<ShapeOf<"double">, "kind" | "default"> & ItemLimits & MemberLimits
>;

/** Describes the limits of a shape, such as `, from 1 to 9`. */
function limitsOf(shape: Shape): string {
  // Only some shapes have limits.
  const limits = shape as Limited;
  const parts = limitTexts.flatMap(([key, text]) => (limits[key] === undefined ? [] : [text(String(limits[key]))]));
  return parts.length === 0 ? "" : `, ${parts.join(" ")}`;
}

const limitTexts: readonly (readonly [key: keyof Limited, text: (limit: string) => string])[] = [
  ["minimum", (limit) => `from ${limit}`],
  ["exclusiveMinimum", (limit) => `more than ${limit}`],
  ["maximum", (limit) => `to ${limit}`],
  ["exclusiveMaximum", (limit) => `less than ${limit}`],
  ["multipleOf", (step) => `multiple of ${step}`],
  ["minLength", (count) => `${count} characters or more`],
  ["maxLength", (count) => `${count} characters at most`],
  ["regex", (pattern) => `/${pattern}/`],
  ["minItems", (count) => `${count} items or more`],
  ["maxItems", (count) => `${count} items at most`],
  ["minProperties", (count) => `${count} properties or more`],
  ["maxProperties", (count) => `${count} properties at most`],
];
