import { expect, it } from "vitest";
import { asJson, equalJson, isList, isObject, type Json, own } from "#engine/json";
import type { ApiModel, Endpoint } from "#engine/model";
import { publishedText } from "./fixtures/published.testing.ts";
import { apiModelFromRegistry, importDescription, registryApiFromModel } from "./index.ts";

/** Limits that the wire does not have. */
const unwritten: ReadonlySet<string> = new Set([
  "minItems",
  "maxItems",
  "minProperties",
  "maxProperties",
  "multipleOf",
  "rules",
]);

/**
 * Inlines the types that the conversion named, and ignores that objects are closed, that integers may be of any size,
 * the formats of numbers, that unions are exclusive or have an optional discriminant, the examples of properties and
 * shapes, and limits that the wire does not have.
 */
function withoutNames(value: Json, before: ApiModel, after: ApiModel): Json {
  if (isList(value)) return value.map((item) => withoutNames(item, before, after));
  if (!isObject(value)) return value;
  const id = own(value, "kind") === "ref" ? own(value, "id") : undefined;
  if (typeof id === "string" && !Object.hasOwn(before.types, id)) {
    return withoutNames(asJson(after.types[id]?.shape ?? null), before, after);
  }
  const isTyped = own(value, "kind") !== undefined || own(value, "key") !== undefined;
  const isNumber = own(value, "kind") === "integer" || own(value, "kind") === "double";
  const ignored = new Set([...(isTyped ? ["examples"] : []), ...(isNumber ? ["format"] : [])]);
  const flags = new Set(["closed", "unsized", "exclusive", "isTagOptional"]);
  const described = Object.entries(value).filter(
    ([key, one]) => !(flags.has(key) && one === true) && !ignored.has(key) && !unwritten.has(key),
  );
  return Object.fromEntries(described.map(([key, one]) => [key, withoutNames(one, before, after)]));
}

/** Returns true if the registry can't store a part of an endpoint, apart from the styles of its parameters. */
const hasLosses = ({ responses, errors, environments, request, examples }: Endpoint): boolean =>
  responses.some(({ body, contentType }) => body.kind === "text" || contentType !== undefined) ||
  errors.some(({ contentType }) => contentType !== undefined) ||
  [...responses.slice(1), ...errors].some(({ headers = [] }) => headers.length > 0) ||
  environments.some(({ description }) => description !== undefined) ||
  (request?.body.kind === "octet-stream" && examples.some(({ body }) => body !== undefined));

it("GitHub's API survives an export to the registry and an import, except for reported losses", async () => {
  const text = publishedText("github/api.github.com.json");
  const answer = await importDescription({ name: "github.json", text }, { id: "github" });
  if (!answer.ok) throw new Error("GitHub's description was not read");
  const { model } = answer;
  const { definition, diagnostics } = registryApiFromModel(model);
  const read = apiModelFromRegistry(definition);
  expect(read.diagnostics).toEqual([]);

  const differing = model.endpoints.filter((endpoint, i) => {
    const { parameterStyles: _, ...described } = endpoint;
    const again = read.model.endpoints[i];
    // Endpoints are plain JSON.
    return (
      again === undefined ||
      !equalJson(withoutNames(asJson(again), model, read.model), withoutNames(asJson(described), model, read.model))
    );
  });
  expect(differing.filter((endpoint) => !hasLosses(endpoint)).map(({ id }) => id)).toEqual([]);

  const types = Object.keys(model.types).filter(
    (id) =>
      !equalJson(
        withoutNames(asJson(read.model.types[id]), model, read.model),
        withoutNames(asJson(model.types[id]), model, read.model),
      ),
  );
  const lost = diagnostics.filter(
    ({ at, message }) =>
      at.startsWith("/types/") && !/^limits on|^rules such|^that exactly one|discriminant/.test(message),
  );
  for (const message of [
    /^the examples of types cannot be represented \(\d+ occurrences/,
    /^limits on the number of items cannot be represented; any number is accepted \(\d+ occurrences/,
    /^only headers of the first response can be represented; other headers are omitted \(\d+ occurrences/,
    /^rules such as `not` and `if` cannot be represented; any value is accepted \(\d+ occurrences/,
    /^an optional discriminant cannot be represented; it becomes required/,
  ]) {
    expect(diagnostics.map(({ message }) => message)).toContainEqual(expect.stringMatching(message));
  }
  expect(lost.map(({ message }) => message)).toEqual([
    `the default of a required property cannot be represented if its type does not allow it (${types.length} occurrences; this is the first)`,
  ]);
}, 60_000);
