import { isObject, type Json, own, parseJson } from "#engine/json";
import type { ApiModel, Endpoint } from "#engine/model";
import { type Shape, typesFrom } from "#engine/shape";
import { importDescription } from "../description.ts";
import { publishedText } from "../fixtures/published.testing.ts";
import { examiner, optionalTags, readOnlyKeys, returns } from "./evaluate.testing.ts";
import { oracleOf } from "./oracle.testing.ts";

/** GitHub's published definition, as its text. */
export const githubText = (): string => publishedText("github/api.github.com.json");

/** A published example with the results of the importer and of the oracle. */
export interface EvaluatedExample {
  /** JSON pointer of the example. */
  readonly at: string;
  readonly isRequest: boolean;
  /** The reason why the importer rejects it; `undefined` if it accepts it. */
  readonly ours: string | undefined;
  /** The reason why it does not match its own schema, by an independent validator; `undefined` if it does. */
  readonly theirs: string | undefined;
  /** True if a form that starts with it sends it; only of requests that validate. */
  readonly returns: boolean | undefined;
}

interface Case {
  readonly at: string;
  readonly endpoint: Endpoint;
  readonly isRequest: boolean;
  readonly schema: Json;
  readonly shape: Shape;
  readonly value: Json;
}

const escaped = (step: string): string => step.replaceAll("~", "~0").replaceAll("/", "~1");

/** Imports the definition and evaluates every example of a JSON body that it publishes. */
export async function evaluateGithub(): Promise<{
  readonly model: ApiModel;
  readonly evaluated: readonly EvaluatedExample[];
}> {
  const text = githubText();
  const [answer, parsed] = [
    await importDescription({ name: "api.github.com.json", text }, { id: "github" }),
    parseJson(text),
  ];
  if (!answer.ok || !parsed.ok) throw new Error("GitHub's definition could not be read");
  const { model } = answer;
  const cases = casesOf(parsed.value, model);
  const components = at(parsed.value, "components", "schemas");
  const oracle = oracleOf(
    components,
    cases.map(({ schema }) => schema),
  );
  const [diagnostics, readOnly] = [examiner(typesFrom(model.types), optionalTags(model)), readOnlyKeys(model)];
  const evaluated = cases.map(({ at: place, endpoint, isRequest, schema, shape, value }): EvaluatedExample => {
    const [ours] = diagnostics(shape, value);
    const example = { path: "", pathParameters: {}, queryParameters: {}, headers: {}, body: value, statusCode: 200 };
    return {
      at: place,
      isRequest,
      ours,
      theirs: oracle(schema, value),
      returns: isRequest && ours === undefined ? returns(model, endpoint, example, readOnly) : undefined,
    };
  });
  return { model, evaluated };
}

const at = (root: Json | undefined, ...steps: readonly string[]): Json | undefined =>
  steps.reduce<Json | undefined>((value, step) => (isObject(value) ? own(value, step) : undefined), root);

function casesOf(document: Json, model: ApiModel): readonly Case[] {
  const follow = (value: Json | undefined): Json | undefined => {
    const reference = at(value, "$ref");
    if (typeof reference !== "string") return value;
    const steps = reference
      .slice(2)
      .split("/")
      .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
    return follow(at(document, ...steps));
  };
  const endpoints = new Map(model.endpoints.map((one) => [one.id, one]));
  const cases: Case[] = [];
  for (const [path, item] of membersOf(at(document, "paths"))) {
    for (const [method, operation] of membersOf(item)) {
      const endpoint = endpoints.get(String(at(operation, "operationId")));
      if (endpoint === undefined) continue;
      const start = `/paths/${escaped(path)}/${method}`;
      const add = (place: string, holder: Json | undefined, shape: Shape | undefined, isRequest: boolean): void => {
        const media = at(follow(holder), "content", "application/json");
        const schema = at(media, "schema");
        if (schema === undefined || shape === undefined) return;
        for (const [key, example] of membersOf(at(media, "examples"))) {
          const value = at(follow(example), "value");
          if (value === undefined) continue;
          cases.push({
            at: `${start}/${place}/content/application~1json/examples/${escaped(key)}`,
            endpoint,
            isRequest,
            schema,
            shape,
            value,
          });
        }
      };
      const body = endpoint.request?.body;
      add("requestBody", at(operation, "requestBody"), body?.kind === "json" ? body.shape : undefined, true);
      for (const [status, response] of membersOf(at(operation, "responses"))) {
        add(`responses/${status}`, response, answerShape(endpoint, status), false);
      }
    }
  }
  return cases;
}

const membersOf = (value: Json | undefined): readonly (readonly [string, Json])[] =>
  isObject(value) ? Object.entries(value) : [];

function answerShape({ responses, errors }: Endpoint, status: string): Shape | undefined {
  const answer = responses.find(({ statusCode }) => String(statusCode) === status)?.body;
  if (answer !== undefined) return answer.kind === "json" ? answer.shape : undefined;
  return errors.find(({ statusCode }) => String(statusCode) === status)?.shape;
}
