import { defined } from "#engine/item-at";

const words = (name: string): readonly string[] =>
  name.split(/(?:[^\p{ID_Continue}]|_)+/u).filter((word) => word !== "");
/** The same with a capital letter at its start. */
export const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** The same with a small letter at its start; an acronym there is all small: `SDKNotFound` → `sdkNotFound`. */
const lower = (word: string): string =>
  word.replace(/^(?:\p{Lu}+(?=\p{Lu}\p{Ll}|$)|.)/u, (start) => start.toLowerCase());

/** `api-latest` → `ApiLatest`. */
export const pascalCase = (name: string): string => words(name).map(upper).join("");

/** `api-latest` → `apiLatest`, `UnauthorizedError` → `unauthorizedError`. */
export const camelCase = (name: string): string => lower(pascalCase(name));

const identifier = /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u;

/** Parts of a word that the Fern CLI capitalizes on their own: `HTTPKey2go` → `HTTP`, `Key`, `2`, `go`. */
const humps = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}[\p{Ll}\p{M}]*|\p{Nd}+|[^\p{Lu}\p{Ll}\p{Nd}]+/gu;

/** Cases a name that is not an identifier like the Fern CLI: `HTTP key v2` → `HttpKeyV2`. */
const fernCase = (name: string): string =>
  words(name)
    .flatMap((word) => word.match(humps) ?? [])
    .map((part) => upper(part.toLowerCase()))
    .join("");

/** Prints a property name, in quotes if it is not an identifier. */
export const propertyName = (key: string): string => (identifier.test(key) ? key : JSON.stringify(key));

/** Prints a member of a literal. `__proto__: x` would set the prototype; in brackets it is a member like any other. */
export const memberName = (key: string): string => (key === "__proto__" ? '["__proto__"]' : propertyName(key));

/** Words that may name a property but no constant (ECMA-262 §12.7.2, strict mode). */
const reserved = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends " +
    "false finally for function if implements import in instanceof interface let new null package private protected " +
    "public return static super switch this throw true try typeof undefined var void while with yield " +
    // Modules of TypeScript may not declare these either.
    "exports globalThis require"
  ).split(" "),
);

/** Returns a name for a constant; a reserved or taken one gets an underscore, and one before a name like `1err`. */
export const constantName = (name: string, taken: ReadonlySet<string> = new Set()): string => {
  if (!identifier.test(name)) return constantName(`_${name}`, taken);
  return reserved.has(name) || taken.has(name) ? constantName(`${name}_`, taken) : name;
};

/**
 * Returns the name of a function of a client: `then` gets an underscore, since `await` would call it to wait for the
 * client.
 */
export const functionName = (name: string, taken: ReadonlySet<string>): string =>
  name === "then" ? constantName(name, new Set([...taken, name])) : name;

/** Returns the constant of a call: its name if that is an identifier, or else the name in camel case. */
export const callConstant = (name: string, taken: ReadonlySet<string>): string =>
  constantName(identifier.test(name) ? name : camelCase(name), taken);

/** Names of TypeScript's own types, and words that mean something else where a type begins. */
const reservedTypes = new Set(
  (
    "abstract any as asserts bigint boolean infer intrinsic is keyof never null number object readonly string symbol " +
    "undefined unique unknown void"
  ).split(" "),
);

/** Returns a name for a type: its own if that is an identifier, or else as the Fern CLI cases it. */
export const plainTypeCode = (name: string): string => {
  if (identifier.test(name)) return name;
  const cased = fernCase(name);
  return identifier.test(cased) ? cased : `_${cased}`;
};

/** Returns a name for a type; a reserved or taken one gets underscores. */
export const typeCode = (name: string, taken: ReadonlySet<string> = new Set()): string => {
  const plain = plainTypeCode(name);
  return reserved.has(plain) || reservedTypes.has(plain) || taken.has(plain) ? typeCode(`${plain}_`, taken) : plain;
};

/**
 * Returns names for the types of a file, in order. Names that are identifiers come first, so that a name which only
 * looks the same in code gets the underscore.
 */
export function typeCodes(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  const codes = new Map<string, string>();
  const isOwn = (name: string): boolean => plainTypeCode(name) === name;
  for (const name of [...names.filter(isOwn), ...names.filter((each) => !isOwn(each))]) {
    const code = typeCode(name, taken);
    taken.add(code);
    codes.set(name, code);
  }
  return names.map((name) => defined(codes.get(name)));
}

/**
 * Names of generated files that belong to no module. Files of modules that would clash get an underscore, which no
 * module name has.
 */
const ownFiles = new Set(["client", "definition", "errors", "index", "manifest"]);

/** Returns the name of a module's generated file, without its extension. */
export const fileName = (module: string): string => (ownFiles.has(module) ? `${module}_` : module);

/**
 * The namespace of a module's types. The suffix distinguishes it from the type table of another module, such as
 * `a-types` and `a`.
 */
export const spaceName = (module: string): string => constantName(suffixed(module, /-types$/));

const suffixed = (module: string, ending: RegExp): string => `${camelCase(module)}${ending.test(module) ? "_" : ""}`;

/**
 * Returns the prefix of names that belong to the whole API: `Plant Shop` gives `plantShop`; `api` if it can't be a
 * name.
 */
export const apiName = (name: string): string => {
  const plain = camelCase(name);
  return identifier.test(plain) ? plain : "api";
};

/** Names that the generator itself declares in the files of calls. */
export const ownNames = (api: string): ReadonlySet<string> =>
  new Set([
    ...["Auths", "Definition", "Environments", "Formats", "Headers", "Services"].map((thing) => `${api}${thing}`),
    `create${upper(api)}Client`,
    ..."createClient formData jsonLines octetStream serverEvents textChunks urlEncoded".split(" "),
  ]);

/** The constant of an area's calls: `api-latest` → `apiLatest`. */
export const serviceConstant = (module: string): string => suffixed(module, /-(?:channel|webhooks)$/);

/** The constant of a module's channel. */
export const channelConstant = (module: string): string => `${camelCase(module)}Channel`;

/** The constant of a module's webhooks. */
export const webhooksConstant = (module: string): string => `${camelCase(module)}Webhooks`;
