/** Severity of a diagnostic: an error stops generation, a warning does not. */
export type Severity = "error" | "warning";

/** The texts of a diagnostic, each a function of the parameters of its code. */
export interface Entry<P> {
  readonly severity: Severity;
  readonly message: (params: P) => string;
  readonly advice: (params: P) => string;
}

const error = <P>(message: (params: P) => string, advice: (params: P) => string): Entry<P> => ({
  severity: "error",
  message,
  advice,
});

const warning = <P>(message: (params: P) => string, advice: (params: P) => string): Entry<P> => ({
  ...error(message, advice),
  severity: "warning",
});

interface Guess {
  readonly meant?: string | undefined;
}
/** Suggests the name that was probably meant, or else gives other advice. */
const didYouMean =
  (otherwise: string) =>
  ({ meant }: Guess): string =>
    meant === undefined ? otherwise : `did you mean ${meant}?`;

/**
 * Every diagnostic that an IDL can have, each with what to do about it. Each code has a scenario in
 * `codegen/scenarios`.
 */
export const diagnosticTable = {
  // Reading
  "yaml-syntax": error(
    (p: { problem: string; advice: string }) => `invalid YAML: ${p.problem}`,
    (p) => p.advice,
  ),
  "yaml-duplicate-key": error(
    (p: { key: string }) => `duplicate key ${p.key}`,
    () => "remove one of the two",
  ),
  "yaml-key": error(
    () => "a key must be plain text",
    () => "give it a name, or put it in quotes",
  ),
  "yaml-anchor": error(
    (p: { name: string; problem: string }) => `the YAML alias *${p.name} ${p.problem}`,
    () => "write the value out where it is needed",
  ),
  expected: error(
    (p: { expected: string; found: string; advice?: string }) => `expected ${p.expected}, found ${p.found}`,
    (p) => p.advice ?? `put ${p.expected} here`,
  ),
  "missing-key": error(
    (p: { construct: string; key: string }) => `${p.construct} needs the key ${p.key}`,
    (p) => `add \`${p.key}:\``,
  ),
  "unknown-key": error(
    (p: { construct: string; key: string; known: readonly string[] } & Guess) => `${p.construct} has no key ${p.key}`,
    (p) => didYouMean(`its keys are ${p.known.join(", ")}`)(p),
  ),
  unsupported: error(
    (p: { what: string }) => `${p.what} is not supported`,
    () => "put its files into this folder",
  ),
  "not-expressed": warning(
    (p: { what: string; advice: string }) => `${p.what} is not supported by generated code`,
    (p) => p.advice,
  ),
  "old-format": error(
    () => "this is the format from before 2023",
    () => "declare one `service:` per file, and ids as types: `PlantId: string`",
  ),
  "type-syntax": error(
    (p: { problem: string; advice?: string | undefined }) => `invalid type: ${p.problem}`,
    (p) =>
      p.advice ??
      'types are written as `string`, `Name`, `file.Name`, `optional<list<Name>>`, `map<string, Name>`, `literal<"text">`',
  ),
  "bad-name": error(
    (p: { what: string; name: string }) => `${p.name} cannot be the name of ${p.what}`,
    () => "use at least one letter or digit, none of < > , : and no double quotes, and no built-in name",
  ),
  "no-api-file": error(
    () => "there is no api.yml",
    () => "add an api.yml with the name of the API to the IDL folder",
  ),

  // Names
  "unknown-import": error(
    (p: { path: string } & Guess) => `there is no file ${p.path}`,
    didYouMean("give the path of a .yml file, or of a folder with a __package__.yml, relative to this file"),
  ),
  "unused-import": warning(
    (p: { name: string }) => `unused import ${p.name}`,
    () => "remove it",
  ),
  "unknown-module": error(
    (p: { name: string; path?: string | undefined } & Guess) => `${p.name} is not imported here`,
    (p) =>
      p.path === undefined ? didYouMean("add it under imports")(p) : `add \`${p.name}: ${p.path}\` under imports`,
  ),
  "unknown-type": error(
    (p: { name: string; where: string } & Guess) => `${p.where} declares no type ${p.name}`,
    didYouMean("declare it under types, or import the file that does"),
  ),
  "unknown-error": error(
    (p: { name: string; where: string } & Guess) => `${p.where} declares no error ${p.name}`,
    didYouMean("declare it under errors, or import the file that does"),
  ),
  "duplicate-name": error(
    (p: { what: string; name: string; other: string }) => `${p.what} ${p.name} is already declared as ${p.other}`,
    () => "give one of them another name",
  ),
  "duplicate-file": warning(
    (p: { name: string; other: string; instead: string }) => `this file and ${p.other} would both be named ${p.name}`,
    (p) => `it is named ${p.instead}: rename one of the two files`,
  ),

  "unknown-variable": error(
    (p: { name: string } & Guess) => `api.yml declares no variable ${p.name}`,
    didYouMean("declare it under variables in api.yml"),
  ),
  "unknown-file": error(
    (p: { name: string } & Guess) => `there is no file or folder ${p.name} in this folder`,
    didYouMean("name files and folders of this folder, without .yml"),
  ),

  // Types
  "misplaced-type": error(
    (p: { name: string; where: string }) => `${p.name} is not allowed here`,
    (p) => `it is allowed only for ${p.where}`,
  ),
  "template-use": error(
    (p: { problem: string }) => `invalid use of a template: ${p.problem}`,
    () => "a template is an object with parameters, and an alias with arguments makes it a type: `Plants: Page<Plant>`",
  ),
  "unknown-variant": error(
    (p: { name: string } & Guess) => `the union has no variant ${p.name}`,
    didYouMean("name one of the keys under union"),
  ),
  "duplicate-property": error(
    (p: { key: string; first: string; second: string }) =>
      `the property ${p.key} comes from ${p.first} and from ${p.second}`,
    () => "rename one, or declare the property here to override both",
  ),
  "duplicate-variant-property": warning(
    (p: { key: string; name: string }) => `the property ${p.key} comes from ${p.name} and from base-properties`,
    (p) => `the one of ${p.name} is used: remove one of the two`,
  ),
  "not-an-object": error(
    (p: { name: string }) => `${p.name} is not an object, so it cannot be extended`,
    () => "extend an object, or put the value in a property",
  ),
  "discriminant-clash": error(
    (p: { key: string; name: string }) =>
      `the value of ${p.name} is in ${p.key}, which is the discriminant of the union`,
    () => "give the variant another `key`, or choose another discriminant",
  ),
  "discriminant-property": warning(
    (p: { key: string; name: string }) => `${p.name} has a property ${p.key}, which is the discriminant of the union`,
    () => "the discriminant replaces it: remove the property, or choose another discriminant",
  ),
  "duplicate-value": error(
    (p: { what: string; value: string }) => `duplicate ${p.what} ${p.value}`,
    () => "remove one of the two",
  ),
  "no-members": warning(
    (p: { construct: string }) => `${p.construct} without members has no values`,
    () => "add one, or remove the type",
  ),
  "alias-cycle": error(
    (p: { path: readonly string[] }) => `this type is an alias of itself: ${p.path.join(" → ")}`,
    () => "declare one of them as something other than an alias",
  ),
  "extends-cycle": error(
    (p: { path: readonly string[] }) => `this type extends itself: ${p.path.join(" → ")}`,
    () => "remove one of them from extends",
  ),
  "endless-type": error(
    (p: { name: string; path: readonly string[] }) =>
      `${p.name} contains itself, so its values would never end: ${p.path.join(" → ")}`,
    () => "make one of these uses optional, nullable or a list",
  ),
  "map-key": warning(
    (p: { found: string }) => `the keys of a map are strings, but this is ${p.found}`,
    () => "any string is accepted: use string, an alias of it, or an enum",
  ),
  "bad-default": error(
    (p: { expected: string; found: string } & Guess) => `the default must be ${p.expected}, found ${p.found}`,
    didYouMean("change it, or remove it"),
  ),
  "no-default": error(
    (p: { found: string }) => `${p.found} cannot have a default here`,
    () => "a primitive, an enum, a list and a set can have a default",
  ),
  "bad-validation": error(
    (p: { rule: string; problem: string; advice?: string }) => `the rule ${p.rule} ${p.problem}`,
    (p) => p.advice ?? "change the rule, or remove it",
  ),
  "rule-without-bound": warning(
    (p: { rule: string; bound: string }) => `the rule ${p.rule} has no effect without ${p.bound}`,
    (p) => `add ${p.bound}, or remove it`,
  ),
  "rule-not-documented": warning(
    (p: { rule: string }) => `the rule ${p.rule} is not in the definition for the registry, which has no place for it`,
    () => "describe it in the docs too; the generated client keeps it",
  ),
  "unchecked-rule": warning(
    (p: { rule: string; found: string }) => `the rule ${p.rule} is not checked for ${p.found}`,
    () => "describe it in the docs too, so that readers know it",
  ),

  // Services
  "unknown-path-parameter": error(
    (p: { name: string } & Guess) => `the path parameter {${p.name}} is not declared`,
    didYouMean("declare its type under path-parameters"),
  ),
  "unused-path-parameter": error(
    (p: { name: string } & Guess) => `the path does not contain {${p.name}}`,
    didYouMean("add it to the path, or remove it here"),
  ),
  "bad-path": error(
    (p: { problem: string }) => `invalid path: ${p.problem}`,
    () => "write it as `/plants/{plantId}`, with each parameter once; declare the query under query-parameters",
  ),
  "optional-path-parameter": warning(
    (p: { name: string }) => `the path parameter ${p.name} is optional, but every part of a path is required`,
    () => "it is treated as required: remove optional<…>, and declare the shorter path as another endpoint",
  ),
  "duplicate-route": warning(
    (p: { route: string; other: string }) => `${p.route} is already the route of ${p.other}`,
    () => "give one of them another method or path",
  ),
  "duplicate-error": warning(
    (p: { name: string }) =>
      `two errors of this endpoint are named ${p.name}, but the wire format distinguishes errors by name`,
    () => "the first of them is used: remove one of the two",
  ),
  "duplicate-status": warning(
    (p: { status: number; first: string; second: string }) =>
      `${p.first} and ${p.second} both have the status ${p.status}, but the wire format distinguishes errors by status`,
    () => "the content decides, or else the first one: use another status, or distinguish errors by a property",
  ),
  "no-discrimination": error(
    () => "api.yml does not declare how errors are distinguished",
    () => "add `error-discrimination: { strategy: property, property-name: error }` to api.yml",
  ),
  "bad-status": error(
    (p: { found: string; what: string; range: string }) => `${p.found} is not a status code of ${p.what}`,
    (p) => `use a whole number from ${p.range}`,
  ),
  "body-with-get": error(
    (p: { method: string }) => `a ${p.method} request has no body`,
    () => "use query-parameters, or another method",
  ),
  "no-auth": warning(
    () => "this requires authentication, but api.yml declares no auth",
    (p: { assumed: readonly string[] }) => `${p.assumed.join(" or ")} is assumed: add \`auth:\` to api.yml`,
  ),
  "no-base-url": error(
    (p: { known: readonly string[] }) => `environments have several addresses; select one: ${p.known.join(", ")}`,
    () => "add `url:` to the service or the endpoint, or `default-url:` to api.yml",
  ),
  "unknown-base-url": error(
    (p: { name: string; where: string } & Guess) => `${p.where} has no address ${p.name}`,
    didYouMean("add it under urls of every environment in api.yml"),
  ),
  "unknown-endpoint": error(
    (p: { name: string } & Guess) => `there is no endpoint ${p.name}`,
    didYouMean("name it as `file.endpoint`, and import the file"),
  ),
  "bad-token-path": error(
    (p: { path: string; problem: string }) => `${p.path} ${p.problem}`,
    () => "write it as `$request.<property>` or `$response.<property>`, and name a string property",
  ),
  "bad-stream": error(
    (p: { problem: string; advice: string }) => `invalid stream: ${p.problem}`,
    (p) => p.advice,
  ),
  "unknown-property": error(
    (p: { name: string } & Guess) => `the response has no property ${p.name}`,
    didYouMean("name a property of the object in the response"),
  ),
  "not-multipart": error(
    (p: { key: string }) => `${p.key} is declared as a part of a form, but the body is not a multipart form`,
    () => "add `content-type: multipart/form-data` to the request",
  ),
  "unknown-auth": error(
    (p: { name: string } & Guess) => `there is no auth scheme ${p.name}`,
    didYouMean("use `bearer` or `basic`, or declare it under auth-schemes"),
  ),
  "undeclared-auth": warning(
    (p: { name: string } & Guess) => `there is no auth scheme ${p.name}, so this endpoint ignores it`,
    didYouMean("declare it under auth-schemes in api.yml"),
  ),
  "unknown-audience": warning(
    (p: { name: string } & Guess) => `api.yml lists no audience ${p.name}`,
    didYouMean("add it to audiences in api.yml"),
  ),
  "unknown-environment": error(
    (p: { name: string } & Guess) => `there is no environment ${p.name}`,
    didYouMean("name one of those under environments"),
  ),
  "bad-pagination": error(
    (p: { path: string; problem: string }) => `${p.path} ${p.problem}`,
    () => "write it as `$request.<query parameter>` and `$response.<property>`",
  ),

  // Examples
  "example-cycle": error(
    () => "this example contains itself",
    () => "replace one of the references by its value",
  ),
  "unknown-example": error(
    (p: { name: string } & Guess) => `there is no example ${p.name}`,
    didYouMean("name it as `$Type.Example`, or `$file.Type.Example` for a type of an import"),
  ),
  "example-mismatch": warning(
    (p: { expected: string; found: string } & Guess) => `expected ${p.expected} in the example, found ${p.found}`,
    (p) => didYouMean(`write ${p.expected} here`)(p),
  ),
  "example-missing": warning(
    (p: { what: string; key: string }) => `the example is missing the ${p.what}${p.key && ` ${p.key}`}`,
    (p) => (p.key === "" ? "add it" : `add \`${p.key}:\`, or declare it as optional`),
  ),
  "example-unknown": warning(
    (p: { what: string; key: string } & Guess) =>
      `the example has a ${p.what}${p.key && ` ${p.key}`} that is not declared`,
    didYouMean("remove it, or declare it"),
  ),
} as const;

/** The code of a diagnostic, as printed and as scenarios use it. */
export type DiagnosticCode = keyof typeof diagnosticTable;

/** The parameters of a code's message. */
export type DiagnosticParams<C extends DiagnosticCode> = Parameters<(typeof diagnosticTable)[C]["message"]>[0];
