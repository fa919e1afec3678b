import { compileMessage, MessageSyntaxError, type Source } from "./compile.ts";
import type { Compiled, Part } from "./format.ts";

/** A message of a translation that pages can't show correctly. */
export interface MessageIssue {
  /** The path of the message, such as `page.tryIt`. */
  readonly path: string;
  readonly problem: "missing" | "unknown" | "malformed" | "values" | "plural";
  /** A sentence about it, without the path. */
  readonly message: string;
}

/**
 * Lists the messages of a translation that are missing or malformed, that the source does not have, that have other
 * values than their source, or that lack a plural form of the language.
 *
 * @param language a BCP 47 tag
 */
export const checkMessages = (source: Source, translation: Source, language: string): readonly MessageIssue[] =>
  check(source, translation, new Intl.PluralRules(language).resolvedOptions().pluralCategories, "");

function check(source: Source, own: Source, categories: readonly string[], above: string): readonly MessageIssue[] {
  const unknown = Object.keys(own).filter((key) => !Object.hasOwn(source, key));
  return [
    ...unknown.map((key) => issue(`${above}${key}`, "unknown", "is not in the English messages")),
    ...Object.entries(source).flatMap(([key, message]) => {
      const path = `${above}${key}`;
      const translated = own[key];
      if (translated === undefined) return [issue(path, "missing", "is missing; pages show it in English")];
      if (typeof message !== typeof translated)
        return [issue(path, "malformed", "has to be a text or a group, as in English")];
      if (typeof message === "object") return check(message, translated as Source, categories, `${path}.`);
      return checkMessage(message, translated as string, categories, path);
    }),
  ];
}

const issue = (path: string, problem: MessageIssue["problem"], message: string): MessageIssue => ({
  path,
  problem,
  message,
});

function checkMessage(
  source: string,
  own: string,
  categories: readonly string[],
  path: string,
): readonly MessageIssue[] {
  const compiled = compiledOr(own);
  if (compiled instanceof MessageSyntaxError) return [issue(path, "malformed", compiled.message)];
  if (own.trim() === "") return [issue(path, "malformed", "is empty")];
  const known = valuesOf(compileMessage(source));
  const unknown = [...valuesOf(compiled)].filter((name) => !known.has(name));
  // A plural form may write its number in words, so values may be left out.
  return [
    ...unknown.map((name) => issue(path, "values", `has the value {${name}}, which the English message does not have`)),
    ...missingForms(compiled, categories).map((form) =>
      issue(path, "plural", `lacks the plural form "${form}" of the language`),
    ),
  ];
}

function compiledOr(message: string): Compiled | MessageSyntaxError {
  try {
    return compileMessage(message);
  } catch (error) {
    if (error instanceof MessageSyntaxError) return error;
    throw error;
  }
}

const partsOf = (compiled: Compiled): readonly Part[] => (typeof compiled === "string" ? [] : compiled);

/** Returns the cases of a part: none of a text or a plain value. */
const casesOf = (part: Part): readonly (readonly [name: string, parts: readonly Part[]])[] =>
  Array.isArray(part) && typeof part[2] === "object" && part[1] !== "number" && part[1] !== "date" && part[1] !== "time"
    ? Object.entries(part[2] as { readonly [name: string]: readonly Part[] })
    : [];

function valuesOf(compiled: Compiled): ReadonlySet<string> {
  return new Set(
    partsOf(compiled).flatMap((part) => [
      ...(Array.isArray(part) ? [String(part[0])] : []),
      ...casesOf(part).flatMap(([, inner]) => [...valuesOf(inner)]),
    ]),
  );
}

/** Lists the plural forms that a message needs and does not have; `other` stands in for `many`, which few numbers have. */
function missingForms(compiled: Compiled, categories: readonly string[]): readonly string[] {
  return partsOf(compiled).flatMap((part) => {
    const cases = casesOf(part);
    const names = new Set(cases.map(([name]) => name));
    const isPlural = Array.isArray(part) && part[1] === "cardinal" && names.size > 1;
    const missing = isPlural ? categories.filter((one) => !names.has(one) && !optionalForms.has(one)) : [];
    return [...missing, ...cases.flatMap(([, inner]) => missingForms(inner, categories))];
  });
}

/** Forms of few numbers: 0 in Arabic, and round millions in French, Spanish and Portuguese. */
const optionalForms: ReadonlySet<string> = new Set(["zero", "many"]);
