import { channelShape, formShape } from "#engine/form";
import { type Json, own } from "#engine/json";
import { type Channel, contentsIn, type Endpoint } from "#engine/model";
import { contentTypeOf, errorBodies, isXmlBody, isXmlType } from "#engine/request";
import { formIssue, formValidator, type SchemaDirection, type SchemaIssue, schemaValidators } from "#engine/schema";
import type { Schemas } from "#engine/schema-table";
import { type Path, type Property, type Shape, type Types, toPointer, valueAt } from "#engine/shape";
import { parseXml, xmlReader } from "#engine/xml";
import type { ImportDiagnostic } from "../diagnostic.ts";
import { contradictions } from "./contradictions.ts";
import type { CreateExampleCheck } from "./wrong-examples.ts";

/** An example and the location of its schema. */
interface GivenExample {
  /** The path of its value in a form. */
  readonly at?: Path;
  readonly schema: string | undefined;
  /** The shape of a part of a form, which may have files. */
  readonly shape?: Shape;
  readonly name?: string | undefined;
  readonly value: Json | undefined;
  readonly isDefault?: boolean | undefined;
  readonly direction: SchemaDirection;
  /** The shape of a body of XML, which examples have as a document. */
  readonly xml?: Shape | undefined;
}

/** Maximum number of diagnostics of one example: the first ones explain the others. Our choice. */
const maxPerExample = 3;

/** Maximum number of properties that tell two alternatives apart in a message. Our choice. */
const maxNamed = 3;

/**
 * Creates the check of examples. It lists the examples of parameters, headers, bodies and messages that their schemas do
 * not allow, each at the part of the description that has the schema.
 */
export const exampleCheck: CreateExampleCheck = (written) => {
  const validators = {
    request: schemaValidators(written, "request"),
    answer: schemaValidators(written, "answer"),
  };
  const contradicting = contradictions(written);
  const check = (
    { schema, shape, name, value: given, isDefault, direction, xml }: GivenExample,
    types?: Types,
  ): readonly ImportDiagnostic[] => {
    if (schema === undefined || given === undefined) return [];
    const title = `the ${isDefault ? "default" : "example"}${name === undefined ? "" : ` ${JSON.stringify(name)}`}`;
    const document = xml && typeof given === "string" ? given : undefined;
    const read = document === undefined || xml === undefined ? undefined : readDocument(document, xml, types);
    if (read?.ok === false) {
      const { line, column, message } = read.error;
      const text = `${title} is not valid XML in line ${line}, column ${column}: ${message}`;
      return [{ ...placeOf(schema), code: "mismatch", message: text }];
    }
    const value = read === undefined ? given : read.value;
    if (value === undefined) return [];
    const validate = validators[direction](schema);
    const issues = (shape ? formValidator(shape, validate) : validate)(value).slice(0, maxPerExample);
    return issues.map((one): ImportDiagnostic => {
      const { path, message } = { ...formIssue(one, []), ...ambiguous(one, written) };
      const place = path.length === 0 ? "" : ` at ${toPointer(path)}`;
      return { ...placeOf(schema), code: "mismatch", message: `${title} differs from its schema${place}: ${message}` };
    });
  };
  return (one, types) => {
    const checkAll = (all: readonly GivenExample[]) => all.flatMap((example) => check(example, types));
    if ("messages" in one) return checkAll(examplesOfChannel(one));
    if ("path" in one) return checkAll(examplesOfEndpoint(one));
    const { schema, value, isDefault } = one;
    if (value === undefined) return contradictionsOf(schema, contradicting);
    // An example of a schema may be sent or received.
    return check({ schema, value, direction: "request" }).length === 0
      ? []
      : check({ schema, value, isDefault, direction: "answer" });
  };
};

/** Names the two alternatives of `oneOf` that allow a value, and the properties that only one of them has. */
function ambiguous({ matches, schema: { oneOf = [] } }: SchemaIssue, { schemas }: Schemas): { message?: string } {
  if (matches === undefined) return {};
  const found = matches.map((i) => {
    const one = oneOf[i];
    const reference = typeof one === "object" ? one.$ref : undefined;
    const target = reference === undefined ? one : own(schemas, reference);
    const keys = typeof target === "object" ? Object.keys(target.properties ?? {}) : [];
    return { name: JSON.stringify(reference?.slice(reference.lastIndexOf("/") + 1) ?? `oneOf/${i}`), keys };
  });
  const others = found.flatMap(({ name, keys }, i) => {
    const own = keys.filter((key) => !found[1 - i]?.keys.includes(key)).slice(0, maxNamed);
    return own.length === 0 ? [] : [`only ${name} has ${own.map((key) => JSON.stringify(key)).join(", ")}`];
  });
  const names = found.map(({ name }) => name).join(" and ");
  const advice = others.length === 0 ? "" : ` (${others.join("; ")}, which it may leave out)`;
  return { message: `expected one alternative of oneOf only, but ${names} both allow it${advice}` };
}

/** Reads a document as the value of a shape; without the types of the API, only to see that it is XML. */
function readDocument(document: string, shape: Shape, types: Types | undefined) {
  if (types !== undefined) return xmlReader(types)(shape)(document);
  const parsed = parseXml(document);
  return parsed.ok ? { ok: true as const, value: undefined } : parsed;
}

const contradictionsOf = (
  schema: string,
  contradicting: ReturnType<typeof contradictions>,
): readonly ImportDiagnostic[] => {
  const { file } = placeOf(schema);
  return contradicting(schema).map(({ at, message }) => ({
    at,
    ...(file !== undefined && { file }),
    code: "mismatch",
    message,
  }));
};

/** Returns the part that contains a schema, which has the example too. */
function placeOf(location: string): Pick<ImportDiagnostic, "at" | "file"> {
  const hash = location.indexOf("#");
  const at = location.replace(
    /(?<!\/(?:[a-zA-Z]*[pP]roperties|[a-zA-Z]*[sS]chemas|definitions|\$defs))\/(?:schema|itemSchema|payload)$/,
    "",
  );
  return { at, ...(hash >= 0 && { file: location.slice(0, hash) }) };
}

/** Lists the values of an example in a form. */
const valuesIn = (form: readonly Property[], example: Json, name: string | undefined): readonly GivenExample[] =>
  contentsIn(form).map(({ at, ...content }) => ({
    ...{ ...content, at, name, value: valueAt(example, at), direction: "request" },
  }));

/** Lists the examples that properties have. */
const examplesIn = (properties: readonly Property[], direction: SchemaDirection): readonly GivenExample[] =>
  properties.flatMap(({ schema, shape, examples = "examples" in shape ? shape.examples : [] }) =>
    (examples ?? []).map((value): GivenExample => ({ schema, value, direction })),
  );

function examplesOfEndpoint(endpoint: Endpoint): readonly GivenExample[] {
  const { request, responses, errors, examples } = endpoint;
  const form = formShape(endpoint, []).properties;
  const returned = (status: number): Pick<GivenExample, "schema" | "xml"> => {
    const { body, contentType = "" } = responses.find(({ statusCode }) => statusCode === status) ?? {};
    return body?.kind === "json"
      ? { schema: body.schema, ...(isXmlType(contentType) && { xml: body.shape }) }
      : { schema: undefined };
  };
  const sentXml = isXmlBody(request?.body) ? request.body.shape : undefined;
  const calls = examples.flatMap(({ name, statusCode, response, ...example }): readonly GivenExample[] => {
    const { headers, pathParameters, queryParameters, body } = example;
    const sent: Json = { headers, pathParameters, queryParameters, ...(body !== undefined && { body }) };
    return [
      ...valuesIn(form, sent, name).map((given) => (given.at?.[0] === "body" ? { ...given, xml: sentXml } : given)),
      { ...returned(statusCode), name, value: response, direction: "answer" },
    ];
  });
  const { pathParameters, queryParameters, requestHeaders, responseHeaders } = endpoint;
  const parameters = examplesIn([...pathParameters, ...queryParameters, ...requestHeaders], "request");
  const answered = [...responses, ...errors].flatMap(({ headers = [] }) => headers);
  const headers = examplesIn([...responseHeaders, ...answered], "answer");
  const others = [
    ...(request?.alternatives ?? []).map((one) => ({
      ...{ body: one, example: one.example, direction: "request" as const },
      contentType: contentTypeOf(one),
    })),
    ...responses.flatMap(({ alternatives = [] }) =>
      alternatives.map((one) => ({ ...one, direction: "answer" as const })),
    ),
  ].map(
    ({ body, example, direction, contentType }): GivenExample => ({
      ...("shape" in body ? { shape: body.shape, schema: body.schema } : { schema: undefined }),
      ...("shape" in body && isXmlType(contentType) && { xml: body.shape }),
      ...{ value: example, direction },
    }),
  );
  const failures = errors.flatMap((error) => {
    const [body] = errorBodies(error);
    const json = body?.body.kind === "json" ? body.body : undefined;
    const xml = isXmlType(body?.contentType ?? "") ? json?.shape : undefined;
    return error.examples.map(
      ({ name, value }): GivenExample => ({ schema: json?.schema, xml, name, value, direction: "answer" }),
    );
  });
  return [...calls, ...parameters, ...headers, ...others, ...failures];
}

function examplesOfChannel(channel: Channel): readonly GivenExample[] {
  const { messages, examples } = channel;
  const handshake = channelShape({ ...channel, messages: [] }).properties;
  return examples.flatMap(({ name, messages: exchanged, headers, pathParameters, queryParameters }) => [
    ...valuesIn(handshake, { headers, pathParameters, queryParameters }, name),
    ...exchanged.map(({ type, body }): GivenExample => {
      const message = messages.find((one) => one.type === type);
      const direction = message?.origin === "client" ? "request" : "answer";
      return { schema: message?.schema, name, value: body, direction };
    }),
  ]);
}
