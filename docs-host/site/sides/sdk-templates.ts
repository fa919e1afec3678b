import { type JsonObject, objectOf } from "#engine/json";
import type { Endpoint } from "#engine/model";
import { languageLabel, snippetLanguages } from "#snippets/names";

/**
 * Returns the templates of an endpoint by language, and the code of SDKs that have no template as templates without
 * placeholders: the playground shows it as it was registered. Code in a language in which the playground writes every
 * request is listed beside that, under a different name. Languages keep their order, and of several samples in one of
 * them the first is shown.
 */
export function sdkTemplates({ snippetTemplates = {}, codeSamples = [], examples }: Endpoint): JsonObject {
  const samples = [...codeSamples, ...examples.flatMap((example) => example.codeSamples ?? [])].filter(
    ({ ofSdk, language }) => ofSdk === true && !Object.hasOwn(snippetTemplates, language),
  );
  const templates = new Map(Object.entries(snippetTemplates));
  for (const { language, code } of samples) {
    const name = nameOf(language);
    if (!templates.has(name)) templates.set(name, constant(code));
  }
  return objectOf(templates);
}

const nameOf = (language: string): string =>
  snippetLanguages.some(({ id }) => id === language) ? `${languageLabel(language)} SDK` : language;

const constant = (code: string): JsonObject => ({
  type: "v1",
  clientInstantiation: code,
  functionInvocation: { type: "generic", isOptional: false, templateString: "" },
});
