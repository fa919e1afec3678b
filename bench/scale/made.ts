/** Numbers of endpoints and types of the generated definition. */
export const madeEndpoints = 5000;
/** See `madeEndpoints`. */
export const madeTypes = 20_000;

/** Types of one subject refer to each other, as in real APIs; subjects share a few. */
const subjects = 250;
const typesEach = madeTypes / subjects;
const endpointsEach = madeEndpoints / subjects;

const words = "order invoice parcel customer garden contract meter ticket voyage recipe lesson permit".split(" ");

const sentence = "Says how this part is filled in, and what the service makes of it in a later answer.";

const typeName = (subject: number, n: number): string => `${words[subject % words.length]}${subject}Type${n}`;

const ref = (subject: number, n: number) => ({
  $ref: `#/components/schemas/${typeName(subject, ((n % typesEach) + typesEach) % typesEach)}`,
});

function schemaOf(subject: number, n: number): object {
  if (n % 8 === 7) {
    return {
      description: sentence,
      oneOf: [ref(subject, n + 1), ref(subject, n + 2)],
    };
  }
  return {
    type: "object",
    description: `${sentence} It belongs to subject ${subject}.`,
    required: ["id", "name"],
    properties: {
      id: { type: "string", format: "uuid", description: "The number that it has for good." },
      name: { type: "string", minLength: 1, maxLength: 120, description: sentence },
      amount: { type: "integer", format: "int64", minimum: 0, description: sentence },
      state: { type: "string", enum: ["open", "waiting", "done", "gone"], description: "How far it has come." },
      made: { type: "string", format: "date-time" },
      tags: { type: "array", items: { type: "string" }, description: sentence },
      // Every type is reached from every other of its subject, around a circle.
      next: ref(subject, n + 1),
      others: { type: "array", items: ref(subject, n * 3 + 1), description: sentence },
      labels: { type: "object", additionalProperties: { type: "string" } },
    },
  };
}

function operationOf(subject: number, n: number): object {
  return {
    operationId: `${words[subject % words.length]}${subject}/call-${n}`,
    tags: [`Subject ${subject}`],
    summary: `Call ${n} of subject ${subject}`,
    description: `${sentence} ${sentence}`,
    parameters: [
      { name: "id", in: "path", required: true, schema: { type: "string" }, description: sentence },
      { name: "expand", in: "query", schema: { type: "array", items: { type: "string" } }, description: sentence },
    ],
    requestBody: { required: true, content: { "application/json": { schema: ref(subject, n * 4) } } },
    responses: {
      "200": { description: sentence, content: { "application/json": { schema: ref(subject, n * 4 + 1) } } },
      "404": { description: "There is none.", content: { "application/json": { schema: ref(0, 0) } } },
    },
  };
}

/**
 * Makes an OpenAPI 3.1 definition of 5,000 endpoints and 20,000 types, the same each time; 27 MB as text.
 *
 * @param count subjects, each with 20 endpoints and 80 types
 */
export function madeDefinition(count = subjects): string {
  const paths: { [path: string]: object } = {};
  const schemas: { [name: string]: object } = {};
  for (let subject = 0; subject < count; subject += 1) {
    for (let n = 0; n < endpointsEach; n += 1) paths[`/s${subject}/c${n}/{id}`] = { post: operationOf(subject, n) };
    for (let n = 0; n < typesEach; n += 1) schemas[typeName(subject, n)] = schemaOf(subject, n);
  }
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Made", version: "1.0.0", description: "A definition that is larger than the largest." },
    servers: [{ url: "https://api.made.example" }],
    tags: Array.from({ length: count }, (_, n) => ({ name: `Subject ${n}`, description: sentence })),
    paths,
    components: { schemas },
  });
}
