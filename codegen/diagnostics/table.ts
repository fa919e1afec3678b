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

const nameAdvice: { readonly [what: string]: string } = {
  "a file": "use letters, digits and hyphens",
};

/**
 * Every diagnostic that an IDL can have, each with what to do about it. Each code has a scenario in
 * `codegen/scenarios`.
 */
export const diagnosticTable = {
  // Reading
  "yaml-syntax": error(
    (p: { problem: string; advice: string }) => `this is no YAML: ${p.problem}`,
    (p) => p.advice,
  ),
  "yaml-duplicate-key": error(
    (p: { key: string }) => `the key ${p.key} stands here twice`,
    () => "keep one of the two",
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
    (p) => didYouMean(`it knows ${p.known.join(", ")}`)(p),
  ),
  unsupported: error(
    (p: { what: string }) => `${p.what} cannot be read: nothing of it is at hand`,
    () => "put its files into this folder",
  ),
  "not-expressed": warning(
    (p: { what: string; advice: string }) => `${p.what} is read, but generated code has no word for it`,
    (p) => p.advice,
  ),
  "old-format": error(
    () => "this is the format of before 2023",
    () => "declare one `service:` per file, and ids as types: `PlantId: string`",
  ),
  "type-syntax": error(
    (p: { problem: string; advice?: string | undefined }) => `this is no type: ${p.problem}`,
    (p) =>
      p.advice ??
      'types read like `string`, `Name`, `file.Name`, `optional<list<Name>>`, `map<string, Name>`, `literal<"text">`',
  ),
  "bad-name": error(
    (p: { what: string; name: string }) => `${p.name} cannot be the name of ${p.what}`,
    ({ what }) =>
      nameAdvice[what] ?? "use letters, digits and _, beginning with a letter, and no name that has a meaning already",
  ),
  "no-api-file": error(
    () => "there is no api.yml",
    () => "the IDL folder must hold an api.yml that names the API",
  ),

  // Names
  "unknown-import": error(
    (p: { path: string } & Guess) => `there is no file ${p.path}`,
    didYouMean("give the path of a .yml file, or of a folder with a __package__.yml, as seen from this file"),
  ),
  "unused-import": warning(
    (p: { name: string }) => `nothing here uses the import ${p.name}`,
    () => "take the line out",
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
  "duplicate-file": error(
    (p: { name: string; other: string }) => `this file and ${p.other} would both be called ${p.name}`,
    () => "rename one of the two files",
  ),

  "unknown-variable": error(
    (p: { name: string } & Guess) => `api.yml declares no variable ${p.name}`,
    didYouMean("declare it under variables in api.yml"),
  ),
  "unknown-file": error(
    (p: { name: string } & Guess) => `there is no file or folder ${p.name} beside this one`,
    didYouMean("name the files and folders beside this one, without .yml"),
  ),

  // Types
  "misplaced-type": error(
    (p: { name: string; where: string }) => `${p.name} is no type of a value`,
    (p) => `it stands only for ${p.where}`,
  ),
  "template-use": error(
    (p: { problem: string }) => `this is no use of a template: ${p.problem}`,
    () => "a template is an object with parameters; an alias makes a type of it: `Plants: Page<Plant>`",
  ),
  "unknown-variant": error(
    (p: { name: string } & Guess) => `the union has no variant ${p.name}`,
    didYouMean("name one of the keys under union"),
  ),
  "duplicate-property": error(
    (p: { key: string; first: string; second: string }) =>
      `the property ${p.key} comes from ${p.first} and from ${p.second}`,
    () => "rename one, or declare it here as well to say which is meant",
  ),
  "not-an-object": error(
    (p: { name: string }) => `${p.name} is no object, so it cannot be extended`,
    () => "extend an object, or give the value a property of its own",
  ),
  "discriminant-clash": error(
    (p: { key: string; name: string }) =>
      `${p.name} has a property ${p.key} of its own, which the union needs to tell its variants apart`,
    () => "rename the property, or choose another discriminant",
  ),
  "duplicate-value": error(
    (p: { what: string; value: string }) => `${p.what} ${p.value} stands here twice`,
    () => "keep one of the two",
  ),
  "no-members": warning(
    (p: { construct: string }) => `${p.construct} without a member has no value at all`,
    () => "add one, or take the type out",
  ),
  "alias-cycle": error(
    (p: { path: readonly string[] }) => `this type is only another name for itself: ${p.path.join(" → ")}`,
    () => "let one of them say what it is",
  ),
  "extends-cycle": error(
    (p: { path: readonly string[] }) => `this type extends itself: ${p.path.join(" → ")}`,
    () => "take one of them out of extends",
  ),
  "endless-type": error(
    (p: { name: string; path: readonly string[] }) =>
      `a value of ${p.name} would have to hold another one, without end: ${p.path.join(" → ")}`,
    () => "make one step of the way optional, nullable or a list",
  ),
  "map-key": warning(
    (p: { found: string }) => `the keys of a map are text, but this is ${p.found}`,
    () => "any text is taken: use string, an alias of it, or an enum",
  ),
  "bad-default": error(
    (p: { expected: string; found: string } & Guess) => `the default must be ${p.expected}, found ${p.found}`,
    didYouMean("change it, or take it out"),
  ),
  "no-default": error(
    (p: { found: string }) => `${p.found} cannot have a default here`,
    () => "a default goes with a primitive, an enum, a list or a set",
  ),
  "bad-validation": error(
    (p: { rule: string; problem: string; advice?: string }) => `the rule ${p.rule} ${p.problem}`,
    (p) => p.advice ?? "change the rule, or take it out",
  ),
  "unchecked-rule": warning(
    (p: { rule: string; found: string }) => `the rule ${p.rule} is read, but nothing checks it for ${p.found}`,
    () => "say it in the docs as well, so that readers know",
  ),

  // Services
  "unknown-path-parameter": error(
    (p: { name: string } & Guess) => `the path names {${p.name}}, but path-parameters does not`,
    didYouMean("declare its type under path-parameters"),
  ),
  "unused-path-parameter": error(
    (p: { name: string } & Guess) => `the path has no {${p.name}}`,
    didYouMean("put it into the path, or take it out here"),
  ),
  "bad-path": error(
    (p: { problem: string }) => `this is no path: ${p.problem}`,
    () => "paths read like `/plants/{plantId}`, each parameter once; the query has query-parameters",
  ),
  "optional-path-parameter": warning(
    (p: { name: string }) => `the path parameter ${p.name} is optional, but every part of a path must be there`,
    () => "it is taken as required: take optional<…> out, and declare a shorter path as a call of its own",
  ),
  "duplicate-route": warning(
    (p: { route: string; other: string }) => `${p.route} is already answered by ${p.other}`,
    () => "give one of them another method or path",
  ),
  "duplicate-error": error(
    (p: { name: string }) =>
      `two errors of this endpoint are called ${p.name}, and the wire tells errors apart by name`,
    () => "keep one of the two",
  ),
  "duplicate-status": error(
    (p: { status: number; first: string; second: string }) =>
      `${p.first} and ${p.second} both have the status ${p.status}, which is all that tells them apart`,
    () => "give one of them another status, or tell errors apart by a property",
  ),
  "no-discrimination": error(
    () => "api.yml does not say how errors are told apart",
    () => "add `error-discrimination: { strategy: property, property-name: error }` to api.yml",
  ),
  "bad-status": error(
    (p: { found: string; what: string; range: string }) => `${p.found} is no status code of ${p.what}`,
    (p) => `those are whole numbers from ${p.range}`,
  ),
  "body-with-get": error(
    (p: { method: string }) => `a ${p.method} request carries no body`,
    () => "use query-parameters, or another method",
  ),
  "no-auth": error(
    () => "this asks for a login, but api.yml names no auth",
    () => "add `auth: bearer` to api.yml",
  ),
  "no-base-url": error(
    (p: { known: readonly string[] }) => `environments have several addresses; say which: ${p.known.join(", ")}`,
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
    () => "write it as `$request.<property>` or `$response.<property>`, text in the request and in the answer",
  ),
  "bad-stream": error(
    (p: { problem: string; advice: string }) => `this is no stream: ${p.problem}`,
    (p) => p.advice,
  ),
  "unknown-property": error(
    (p: { name: string } & Guess) => `the answer has no property ${p.name}`,
    didYouMean("name a property of the object that the call answers with"),
  ),
  "not-multipart": error(
    (p: { key: string }) => `${p.key} is written as a part of a form, but the body is no multipart form`,
    () => "add `content-type: multipart/form-data` to the request",
  ),
  "unknown-auth": error(
    (p: { name: string } & Guess) => `there is no auth scheme ${p.name}`,
    didYouMean("use `bearer` or `basic`, or declare it under auth-schemes"),
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
    () => "this example stands inside itself",
    () => "write one of them out",
  ),
  "unknown-example": error(
    (p: { name: string } & Guess) => `there is no example ${p.name}`,
    didYouMean("name it as `$Type.Example`, or `$file.Type.Example` for a type of an import"),
  ),
  "example-mismatch": warning(
    (p: { expected: string; found: string } & Guess) => `the example has ${p.found} where ${p.expected} is declared`,
    (p) => didYouMean(`write ${p.expected} here`)(p),
  ),
  "example-missing": warning(
    (p: { what: string; key: string }) => `the example leaves out the ${p.what}${p.key && ` ${p.key}`}`,
    (p) => (p.key === "" ? "add it" : `add \`${p.key}:\`, or declare it as optional`),
  ),
  "example-unknown": warning(
    (p: { what: string; key: string } & Guess) =>
      `the example has a ${p.what}${p.key && ` ${p.key}`} that is not declared`,
    didYouMean("take it out, or declare it"),
  ),
} as const;

/** The code of a diagnostic, as printed and as scenarios use it. */
export type DiagnosticCode = keyof typeof diagnosticTable;

/** The parameters of a code's message. */
export type DiagnosticParams<C extends DiagnosticCode> = Parameters<(typeof diagnosticTable)[C]["message"]>[0];
