import { isList, isObject, type Json, type JsonObject, objectOf, own, parseJson } from "#engine/json";
import { type Example, filledPath, type PathPart } from "#engine/model";
import { asTyped, examplesOf, type Facts } from "../../json-schema/index.ts";
import { entriesOf, flagOf, isThere, member, type Node } from "../../node.ts";
import { type Answer, isError } from "../answer.ts";
import { formExample, type ReadRequest } from "../body.ts";
import { dataOf } from "../data.ts";
import { exampleValue, isBareValue, readSerialized } from "../example-object.ts";
import { type Media, mediaKind } from "../media.ts";
import type { Parameter } from "../parameters/index.ts";
import { isFormQuery, type NamedExample, parameterExamples } from "../parameters/index.ts";
import { nonEmptyText, partAt, type Scope } from "../scope.ts";

/**
 * The examples of a body: of its media type, or else of its schema. `around` is the answer or request it belongs to,
 * which has them in OpenAPI 2.0.
 */
export const namedExamples = (media: Media, around: Node, scope: Scope): readonly NamedExample[] =>
  allExamples(media, around, scope).filter((one) => !isBlank(one, media, scope));

/** Returns true for `{}` without a name, if its schema has properties: writers leave it where an example should be. */
function isBlank({ name, description, value }: NamedExample, { node }: Media, scope: Scope): boolean {
  if (name !== undefined || description !== undefined || !isObject(value) || Object.keys(value).length > 0)
    return false;
  const schema = member(node, "schema");
  return isThere(schema) && scope.schemas.factsOf(schema).properties.size > 0;
}

function allExamples(media: Media, around: Node, scope: Scope): readonly NamedExample[] {
  const { node, type, kind } = media;
  const schema = member(node, "schema");
  if (scope.version === "2.0") {
    const old = [...entriesOf(member(around, "examples")), ...entriesOf(member(around, "x-examples"))];
    const takesJson = kind !== "xml" && kind !== "text" && kind !== "binary";
    const found = old.filter(([key]) => key === type || (takesJson && mediaKind(key) === "json")).slice(0, 1);
    const values = found.flatMap(([, at]) => exampleAt(at, at.value, schema, media, scope));
    if (values.length > 0) return values;
  }
  const found = [...entriesOf(member(node, "examples"))].flatMap(([key, at]) =>
    readExample(key, at, schema, media, scope),
  );
  if (found.length > 1) return found.map(titled);
  if (found.length > 0) return found;
  const single = member(node, "example");
  if (single.value !== undefined) return exampleAt(single, single.value, schema, media, scope);
  const inSchema = schemaExample(schema, scope);
  return inSchema === undefined ? [] : exampleAt(inSchema.at, inSchema.value, schema, media, scope);
}

/** Names an example without a summary and a description by its key. */
const titled = (one: NamedExample): NamedExample =>
  one.key === undefined || (one.name ?? one.description) !== undefined ? one : { ...one, name: one.key };

function readExample(key: string, at: Node, schema: Node, media: Media, scope: Scope): readonly NamedExample[] {
  const node = partAt(at, scope);
  if (node === undefined || !isObject(node.value)) return [];
  // Some writers put the value itself in place of an object with a `value`.
  const bare = isBareValue(node);
  const read = bare ? undefined : exampleValue(node, (text) => readSerialized(text, media.kind), scope);
  const found = bare ? { value: node.value, at: node } : read;
  if (found === undefined || (bare && isProbablyEmpty(node.value))) return [];
  const [name, text] = [nonEmptyText(node, "summary"), nonEmptyText(node, "description")];
  const about = bare ? {} : { ...(name !== undefined && { name }), ...(text !== undefined && { description: text }) };
  return exampleAt(found.at, found.value, schema, media, scope).map((one) => ({ ...one, key, ...about }));
}

const isProbablyEmpty = (value: JsonObject): boolean =>
  Object.keys(value).every((key) => key === "summary" || key === "description");

function exampleAt(
  at: Node,
  found: Json | undefined,
  schema: Node,
  { kind }: Media,
  scope: Scope,
): readonly NamedExample[] {
  const value = dataOf({ ...at, value: found }, scope);
  if (value === undefined) return [];
  // An example of XML is a document, or its data.
  if (kind === "text" || (kind === "xml" && !isThere(schema))) return typeof value === "string" ? [{ value, at }] : [];
  const facts = (): Facts => scope.schemas.factsOf(schema);
  const isForm = kind === "urlencoded" || kind === "multipart";
  return [{ value: isForm && isObject(value) ? typedFields(value, facts(), scope) : unquoted(value, facts), at }];
}

/** Returns the fields of a form as values of their types: a form is sent as text, so many authors write text. */
const typedFields = (fields: JsonObject, { properties }: Facts, { schemas }: Scope): Json =>
  objectOf(
    Object.entries(fields).map(([key, value]) => {
      const nodes = properties.get(key);
      return [key, nodes === undefined ? value : (asTyped([value], schemas.factsOfAll(nodes))[0] ?? value)] as const;
    }),
  );

/** Some writers write JSON as text. It is parsed if no text is allowed. */
function unquoted(value: Json, facts: () => Facts): Json {
  if (typeof value !== "string" || !/^\s*[{[]/.test(value)) return value;
  const { types, properties } = facts();
  const structured = types === undefined ? properties.size > 0 : !types.has("string");
  const parsed = structured ? parseJson(value) : undefined;
  return parsed?.ok ? parsed.value : value;
}

/** Returns the example in a schema itself, or else the example of the schemas that it includes. */
function schemaExample(schema: Node, scope: Scope): { readonly value: Json; readonly at: Node } | undefined {
  const target = isThere(schema) ? scope.documents.follow(schema) : undefined;
  if (target === undefined || !isObject(target.value)) return undefined;
  for (const key of ["example", "x-example"]) {
    const value = dataOf(member(target, key), scope);
    if (value !== undefined) return { value, at: member(target, key) };
  }
  const list = own(target.value, "examples");
  const first = isList(list) ? list[0] : undefined;
  if (first !== undefined) return { value: first, at: member(target, "examples") };
  const included = isThere(member(target, "allOf")) ? scope.schemas.factsOf(target).partExamples?.[0] : undefined;
  return included === undefined ? undefined : { value: included, at: member(target, "allOf") };
}

/** The sources of an operation's examples. */
export interface ExampleParts {
  readonly path: readonly PathPart[];
  readonly parameters: readonly Parameter[];
  readonly request: ReadRequest | undefined;
  readonly requestNode: Node | undefined;
  readonly answers: readonly Answer[];
}

/**
 * Combines the examples of an operation into calls: request, parameter and response examples of the same name belong
 * together. A further response example is another response to the first request. The first example of a required parameter belongs to all other calls; the example of an optional parameter
 * applies to the parameter alone, since a call can omit it.
 */
export function readExamples(parts: ExampleParts, scope: Scope): readonly Example[] {
  const { path, parameters, request, requestNode, answers } = parts;
  const [media] = request?.media ?? [];
  const stated =
    media === undefined ? oldFormExample(parameters) : namedExamples(media, requestNode ?? media.node, scope);
  const sent = request?.request.body;
  const bodies = sent === undefined ? stated : stated.map((one) => ({ ...one, value: formExample(sent, one.value) }));
  const returned = responseExamples(answers, scope);
  const values = new Map(parameters.map((one) => [one, parameterExamples(one, scope)]));
  const paired = bodies.map((call) => {
    const same = returned.find(({ key }) => key !== undefined && key === call.key);
    return { call, result: same ?? returned[0] };
  });
  const used = new Set(paired.map(({ result }) => result));
  // An example in a schema is shown by each sample of that schema.
  const further = returned.filter((one, i) => !used.has(one) && (one.isOwn || (i === 0 && bodies.length === 0)));
  const named: readonly ExampleCall[] = [
    ...paired,
    ...further.map((result) => ({ call: { ...result, value: bodies[0]?.value ?? null }, result })),
  ];
  const calls: readonly ExampleCall[] =
    named.length > 0
      ? named
      : [...values.values()].some((all) => all.length > 0) || hasExamples(media, scope)
        ? [{}]
        : [];
  const success = answers.find((answer) => !isError(answer));
  const forms = new Set(parameters.flatMap((one) => (isFormQuery(one, scope) ? [one.name] : [])));
  return calls.map(({ call, result }): Example => {
    const of = (place: Parameter["placement"]): JsonObject =>
      objectOf(
        parameters.flatMap((one): readonly (readonly [string, Json])[] => {
          const all = one.placement === place ? (values.get(one) ?? []) : [];
          const same = all.find(({ key }) => key !== undefined && key === call?.key);
          const value = (same ?? (isOptional(one) ? undefined : all[0]))?.value;
          return value === undefined ? [] : [[one.name, value]];
        }),
      );
    const whole = Object.entries(of("querystring")).flatMap(([name, value]) =>
      forms.has(name) && isObject(value) ? Object.entries(value) : [[name, value] as const],
    );
    const queryParameters = objectOf([...Object.entries(of("query")), ...whole]);
    const cookies = of("cookie");
    const headers = Object.keys(cookies).length === 0 ? of("header") : { ...of("header"), Cookie: cookies };
    const body = bodies.length > 0 ? (call?.value ?? null) : undefined;
    const pathParameters = of("path");
    return {
      ...(call?.name !== undefined && { name: call.name }),
      ...(call?.description !== undefined && { description: call.description }),
      path: filledPath(path, pathParameters),
      pathParameters,
      queryParameters,
      headers,
      ...(body !== undefined && { body }),
      statusCode: result?.answer.statusCode ?? success?.statusCode ?? 200,
      ...(result !== undefined && { response: result.value }),
    };
  });
}

/** An example of a response, and the response; `isOwn` is false for one that only its schema has. */
interface ReturnedExample extends NamedExample {
  readonly answer: Answer;
  readonly isOwn: boolean;
}

/** Returns the examples of all responses that are not errors, each in its first media type. */
const responseExamples = (answers: readonly Answer[], scope: Scope): readonly ReturnedExample[] =>
  answers
    .filter((answer) => !isError(answer))
    .flatMap((answer) => {
      const [first] = answer.media;
      if (first === undefined) return [];
      const isOwn = [first.node, answer.node].some((node) =>
        ["example", "examples"].some((key) => isThere(member(node, key))),
      );
      return namedExamples(first, answer.node, scope).map((one) => ({ ...one, answer, isOwn }));
    });

/** The examples of one call. */
interface ExampleCall {
  readonly call?: NamedExample;
  readonly result?: ReturnedExample | undefined;
}

/** Returns true if a property of a body has an example. Then there is a call to fill in, although none is stated. */
function hasExamples(media: Media | undefined, { schemas }: Scope): boolean {
  if (media === undefined) return false;
  const { properties } = schemas.factsOf(member(media.node, "schema"));
  return [...properties.values()].some((nodes) => examplesOf(schemas.factsOfAll(nodes)) !== undefined);
}

const isOptional = ({ placement, node }: Parameter): boolean =>
  placement !== "path" && placement !== "body" && flagOf(member(node, "required")) !== true;

/** In OpenAPI 2.0, each form field has its own examples. Examples of optional fields belong to the fields alone. */
function oldFormExample(parameters: readonly Parameter[]): readonly NamedExample[] {
  const fields = parameters.filter((one) => one.placement === "formData" && !isOptional(one));
  const values = fields.flatMap(({ name, node }): readonly (readonly [string, Json])[] => {
    const value = member(node, "x-example").value ?? member(node, "example").value;
    return value === undefined ? [] : [[name, value]];
  });
  const [first] = fields;
  return values.length === 0 || first === undefined ? [] : [{ value: objectOf(values), at: first.node }];
}
