const words = (name: string): readonly string[] => name.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const lower = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

/** `api-latest` → `ApiLatest`. */
export const pascalCase = (name: string): string => words(name).map(upper).join("");

/** `api-latest` → `apiLatest`, `UnauthorizedError` → `unauthorizedError`. */
export const camelCase = (name: string): string => lower(pascalCase(name));

const identifier = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

/** Writes a property name: plain where it is an identifier, else in quotes. */
export const propertyName = (key: string): string => (identifier.test(key) ? key : JSON.stringify(key));

/** Words that may name a property but no constant (ECMA-262 §12.7.2, strict mode). */
const reserved = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends " +
    "false finally for function if implements import in instanceof interface let new null package private protected " +
    "public return static super switch this throw true try typeof undefined var void while with yield"
  ).split(" "),
);

/** A name for a constant; a reserved or taken one gets an underscore behind it. */
export const constantName = (name: string, taken: ReadonlySet<string> = new Set()): string =>
  reserved.has(name) || taken.has(name) ? constantName(`${name}_`, taken) : name;

/** Names that the generated files of calls give to things of their own. */
const ownNames = new Set(["createClient", "createRegistryClient", "registryDefinition", "registryServices"]);

/** The constant of an area's calls: `api-latest` → `apiLatest`. */
export const serviceConstant = (module: string): string => constantName(camelCase(module), ownNames);

/** The constant of an error, by the name that generated code gives the error. */
export const errorConstant = (name: string): string => constantName(camelCase(name), ownNames);
