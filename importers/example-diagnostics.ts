import type { Json } from "#engine/json";
import type { ApiModel, Channel, Endpoint } from "#engine/model";
import { errorBodies } from "#engine/request";
import { formIssue, type SchemaDirection, schemaValidators } from "#engine/schema";
import { toPointer } from "#engine/shape";
import type { ImportDiagnostic } from "./diagnostic.ts";
import { distinct } from "./node.ts";

/** An example and the location of its schema. */
interface GivenExample {
  readonly schema: string | undefined;
  readonly name?: string | undefined;
  readonly value: Json | undefined;
  readonly direction: SchemaDirection;
}

/** Maximum number of diagnostics of one example: the first ones explain the others. Our choice. */
const maxPerExample = 3;

/**
 * Lists the examples of bodies and messages that their schemas do not allow, each at the part of the description that
 * has the schema. Finds nothing in a model without written schemas.
 */
export function exampleDiagnostics(model: ApiModel): readonly ImportDiagnostic[] {
  const { schemas, schemaAnchors } = model;
  if (schemas === undefined) return [];
  const written = { schemas, ...(schemaAnchors && { schemaAnchors }) };
  const validators = {
    request: schemaValidators(written, "request"),
    answer: schemaValidators(written, "answer"),
  };
  const given = [...model.endpoints.flatMap(examplesOfEndpoint), ...(model.channels ?? []).flatMap(examplesOfChannel)];
  return distinct(
    given.flatMap(({ schema, name, value, direction }) => {
      if (schema === undefined || value === undefined) return [];
      const issues = validators[direction](schema)(value).slice(0, maxPerExample);
      const title = name === undefined ? "the example" : `the example ${JSON.stringify(name)}`;
      return issues.map((one): ImportDiagnostic => {
        const { path, message } = formIssue(one, []);
        const place = path.length === 0 ? "" : ` at ${toPointer(path)}`;
        return {
          ...placeOf(schema),
          code: "mismatch",
          message: `${title} differs from its schema${place}: ${message}`,
        };
      });
    }),
  );
}

/** Returns the part that contains a schema, which has the example too. */
function placeOf(location: string): Pick<ImportDiagnostic, "at" | "file"> {
  const hash = location.indexOf("#");
  const at = location.replace(/\/(?:schema|itemSchema|payload)$/, "");
  return { at, ...(hash >= 0 && { file: location.slice(0, hash) }) };
}

function examplesOfEndpoint({ request, responses, errors, examples }: Endpoint): readonly GivenExample[] {
  const sent = request?.body.kind === "json" ? request.body.schema : undefined;
  const returned = (status: number): string | undefined => {
    const body = responses.find(({ statusCode }) => statusCode === status)?.body;
    return body?.kind === "json" ? body.schema : undefined;
  };
  const calls = examples.flatMap(({ name, body, statusCode, response }): readonly GivenExample[] => [
    { schema: sent, name, value: body, direction: "request" },
    { schema: returned(statusCode), name, value: response, direction: "answer" },
  ]);
  const others = [
    ...(request?.alternatives ?? []).map((one) => ({ body: one, example: one.example, direction: "request" as const })),
    ...responses.flatMap(({ alternatives = [] }) =>
      alternatives.map((one) => ({ ...one, direction: "answer" as const })),
    ),
  ].map(
    ({ body, example, direction }): GivenExample => ({
      schema: body.kind === "json" ? body.schema : undefined,
      value: example,
      direction,
    }),
  );
  const failures = errors.flatMap((error) => {
    const [body] = errorBodies(error);
    const schema = body?.body.kind === "json" ? body.body.schema : undefined;
    return error.examples.map(({ name, value }): GivenExample => ({ schema, name, value, direction: "answer" }));
  });
  return [...calls, ...others, ...failures];
}

function examplesOfChannel({ messages, examples }: Channel): readonly GivenExample[] {
  return examples.flatMap(({ name, messages: exchanged }) =>
    exchanged.map(({ type, body }): GivenExample => {
      const message = messages.find((one) => one.type === type);
      const direction = message?.origin === "client" ? "request" : "answer";
      return { schema: message?.schema, name, value: body, direction };
    }),
  );
}
