import { compileMessage, MessageSyntaxError, type Source } from "#locales/compile";
import { type Compiled, type Part, placesIn } from "#locales/format";

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
  check(source, translation, new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted(), "");

function check(source: Source, own: Source, categories: readonly string[], above: string): readonly MessageIssue[] {
  const unknown = Object.keys(own).filter((key) => !Object.hasOwn(source, key));
  return [
    ...unknown.map((key) => issue(`${above}${key}`, "unknown", "is not in the English messages")),
    ...Object.entries(source).flatMap(([key, message]) => {
      const path = `${above}${key}`;
      const translated = own[key];
      if (translated === undefined) return [issue(path, "missing", "is missing; pages show it in English")];
      // Below, the translation has the type of the message.
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
  if (compiled instanceof MessageSyntaxError) return [issue(path, "malformed", `can't be read: ${compiled.message}`)];
  if (own.trim() === "") return [issue(path, "malformed", "is empty")];
  const english = compileMessage(source);
  const [known, used] = [valuesOf(english), valuesOf(compiled)];
  const unknown = [...used].filter((name) => !known.has(name));
  // Other languages may need no choice, and write a number in words.
  const lacking = [...valuesOf(english, false)].filter((name) => !used.has(name));
  return [
    ...unknown.map((name) => issue(path, "values", `has the value {${name}}, which the English message does not have`)),
    ...lacking.map((name) => issue(path, "values", `lacks the value {${name}} of the English message`)),
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

const partsOf = (compiled: Compiled): readonly Part[] => (typeof compiled === "string" ? [compiled] : compiled);

/** Returns the cases of a part: none of a text or of a number or date. */
const casesOf = (part: Part): readonly (readonly [name: string, message: Compiled])[] =>
  typeof part !== "string" && (part[1] === "select" || part[1] === "cardinal" || part[1] === "ordinal")
    ? Object.entries(part[2])
    : [];

/** Returns the names of the values of a message, with or without those that only choose between cases. */
function valuesOf(compiled: Compiled, withChoices = true): ReadonlySet<string> {
  return new Set(
    partsOf(compiled).flatMap((part) => {
      if (typeof part === "string") return placesIn(part);
      const cases = casesOf(part);
      return [
        ...(withChoices || cases.length === 0 ? [part[0]] : []),
        ...cases.flatMap(([, inner]) => [...valuesOf(inner, withChoices)]),
      ];
    }),
  );
}

/** Lists the plural forms that a message needs and does not have; `other` stands in for `many`, which few numbers have. */
function missingForms(compiled: Compiled, categories: readonly string[]): readonly string[] {
  return partsOf(compiled).flatMap((part) => {
    const cases = casesOf(part);
    const names = new Set(cases.map(([name]) => name));
    // Cases of numbers alone, such as `=0`, are choices.
    const isPlural = part[1] === "cardinal" && [...names].some((name) => name !== "other" && !/^=/.test(name));
    const missing = isPlural ? categories.filter((one) => !names.has(one) && !optionalForms.has(one)) : [];
    return [...missing, ...cases.flatMap(([, inner]) => missingForms(inner, categories))];
  });
}

/** Forms of few numbers: 0 in Arabic, and round millions in French, Spanish and Portuguese. */
const optionalForms: ReadonlySet<string> = new Set(["zero", "many"]);
