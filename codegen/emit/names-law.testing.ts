import fc from "fast-check";
import { itemAt } from "#engine/item-at";
import { typeWords } from "../parse/types/index.ts";
import type { SourceText } from "../source.ts";

/** Words that mean something to TypeScript or to generated code, and parts of names that the generator makes. */
const hardWords = [
  "abstract any api arguments array as asserts async auths await boolean channel class client const constructor create",
  "default definition delete endpoint enum environments errors eval exports file format formats from function get",
  "globalThis headers import index infer intrinsic is keyof let manifest module namespace never null number object of",
  "plants promise readonly record require root service services set shop static string symbol this transport type types",
  "undefined unique unknown value void webhook webhooks yield n1 größe 日本",
]
  .join(" ")
  .split(" ");

const pairs = [
  "api environments",
  "api error",
  "async iterable",
  "auth schemes",
  "create client",
  "create shop client",
  "error descriptor",
  "file value",
  "form data",
  "json lines",
  "object shape",
  "plants channel",
  "plants types",
  "plants webhooks",
  "server events",
  "shop client",
  "shop services",
  "shop types",
  "to string",
  "type table",
  "shape table",
  "uint8 array",
  "url encoded",
  "value of",
];

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Ways to write words as one name. Some differ only in case or in marks between the words. */
const casings: readonly ((words: readonly string[]) => string)[] = [
  (words) => words.join(" "),
  (words) => words.map(upper).join(" "),
  (words) => words.join("-"),
  (words) => words.join("_"),
  (words) => words.map(upper).join(""),
  (words) => words.map((word, i) => (i === 0 ? word : upper(word))).join(""),
  (words) => words.join("").toUpperCase(),
];

/** A name that generated code could use otherwise. */
const hardName = fc
  .tuple(fc.constantFrom(...hardWords, ...pairs), fc.constantFrom(...casings))
  .map(([words, casing]) => casing(words.split(" ")));

/** Returns true for names that the format allows for types and errors. */
const isTypeName = (name: string): boolean =>
  !typeWords.includes(name) && !/^(?:list|map|set|optional|nullable|literal) /.test(name);

/** Names with characters that identifiers do not allow. */
const oddName = fc.constantFrom("1st", "1err", "sl/ash", "-/1");

const typeName = fc.oneof({ weight: 5, arbitrary: hardName.filter(isTypeName) }, oddName);
const requestName = fc.oneof({ weight: 5, arbitrary: typeName }, fc.constantFrom("entity.FindRequest", "sl.ash"));
const endpointName = fc.oneof(hardName, oddName, fc.constantFrom("__proto__", "$1", "_1", "find.one", "find/one"));
const propertyName = fc.oneof(hardName, fc.string({ minLength: 1 }), fc.constantFrom("__proto__", "hasOwnProperty"));
const parameterName = hardName.map((name) => name.replaceAll(/[^a-zA-Z]/g, "") || "id");

const filePath = fc
  .tuple(fc.option(hardName, { nil: undefined }), fc.oneof(hardName, fc.constantFrom("__package__", "--", "1st")))
  .map(([folder, name]) => `${folder === undefined ? "" : `${folder}/`}${name}.yml`)
  .filter((path) => path !== "api.yml");

const unique = <T>(item: fc.Arbitrary<T>, maxLength: number, minLength = 0) =>
  fc.uniqueArray(item, { minLength, maxLength });

/** The names of one file. */
const file = fc.record({
  path: filePath,
  objects: unique(typeName, 4, 1),
  properties: unique(propertyName, 4),
  errors: unique(typeName, 3),
  requests: unique(requestName, 4),
  endpoints: unique(endpointName, 4),
  webhooks: unique(hardName, 2),
  messages: unique(hardName, 2),
  values: unique(fc.oneof(hardName, fc.string()), 3, 1),
  discriminant: propertyName,
  parameter: parameterName,
});
type FileNames = typeof file extends fc.Arbitrary<infer T> ? T : never;

const membersOf = <T>(keys: readonly string[], value: (key: string, i: number) => T): { readonly [key: string]: T } =>
  Object.fromEntries(keys.map((key, i) => [key, value(key, i)]));

/** Types of every kind. They use each other, and the first type of each other file. */
function typesOf({ objects, properties, values, discriminant }: FileNames, foreign: readonly string[]): object {
  const first = itemAt(objects, 0);
  const used = [first, ...foreign];
  return membersOf(objects, (_, i) => {
    if (i === 0) return { properties: membersOf(properties, (_, j) => `optional<list<${used[j % used.length]}>>`) };
    if (i === 1) return { enum: values };
    if (i === 2) return { discriminant, union: membersOf(values, (_, j) => used[j % used.length]) };
    return { discriminated: false, union: [...used, "integer"] };
  });
}

const sourceOf = (names: FileNames, all: readonly FileNames[]): SourceText => {
  const others = all.filter((each) => each !== names);
  const alias = (each: FileNames): string => `file${all.indexOf(each)}`;
  const foreign = others.map((each) => `${alias(each)}.${itemAt(each.objects, 0)}`);
  const first = itemAt(names.objects, 0);
  const errors = [
    ...names.errors,
    ...others.flatMap((each) => each.errors.map((error) => `${alias(each)}.${error}`)),
  ].filter((error, i, list) => list.findIndex((each) => each.replace(/.*\./, "") === error.replace(/.*\./, "")) === i);
  const requests = names.requests.filter((name) => !names.objects.includes(name));
  const request = (i: number) =>
    requests[i] === undefined
      ? [first, "bytes"][i % 2]
      : {
          name: requests[i],
          "query-parameters": membersOf(names.properties.slice(0, 2), () => "optional<string>"),
          headers: { "X-Pot": "optional<string>" },
          body: { properties: membersOf(names.properties, (_, j) => (j % 2 === 0 ? first : "optional<string>")) },
        };
  const endpoint = (_: string, i: number) => ({
    method: "POST",
    path: `/${i}/{${names.parameter}}`,
    "path-parameters": { [names.parameter]: "string" },
    request: request(i),
    ...(i === 3 ? { "response-stream": first } : { response: [first, ...foreign][i % (foreign.length + 1)] }),
    errors,
  });
  const content = {
    imports: membersOf(others.map(alias), (_, i) => `/${itemAt(others, i).path}`),
    types: typesOf(names, foreign),
    errors: membersOf(names.errors, (_, i) => ({ "status-code": 400 + i, type: i % 2 === 0 ? first : "string" })),
    service: { auth: false, "base-path": `/${all.indexOf(names)}`, endpoints: membersOf(names.endpoints, endpoint) },
    webhooks: membersOf(names.webhooks, () => ({ method: "POST", payload: first })),
    ...(names.messages.length > 0 && {
      channel: {
        auth: false,
        path: `/channel${all.indexOf(names)}`,
        messages: membersOf(names.messages, () => ({ origin: "client", body: first })),
      },
    }),
  };
  return { path: names.path, text: JSON.stringify(content, null, 1) };
};

/** Any definition with hard names, as the texts of its files. JSON is YAML. */
export const definition: fc.Arbitrary<readonly SourceText[]> = fc
  .tuple(fc.oneof(fc.constant("shop"), hardName), fc.uniqueArray(file, { selector: ({ path }) => path, maxLength: 4 }))
  .map(([name, files]) => [
    {
      path: "api.yml",
      text: JSON.stringify({
        name,
        auth: "bearer",
        "error-discrimination": { strategy: "property", "property-name": "error" },
        environments: { Production: "https://shop.example" },
        headers: { "X-Trace": "optional<string>" },
      }),
    },
    ...files.map((each) => sourceOf(each, files)),
  ]);
