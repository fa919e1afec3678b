import { endpointList, type Site } from "#docs-host/site/model";
import { endpointsUrl, formUrls, messagesUrl } from "#docs-host/site/page-data";
import { playgroundMessages } from "#docs-host/site/texts";
import { fileAt, type StaticFile } from "./static-file.ts";

/** The sides of an endpoint that playgrounds load. */
const sides = ["forms", "answers", "templates"] as const;

/** Generates the files that playgrounds load: forms, their other sides, the list of endpoints in each language, and messages. */
export async function* staticForms(site: Site): AsyncGenerator<StaticFile> {
  if (site.apis.size === 0) return;
  const { base = "" } = site;
  // Only forms need the list of registered domains.
  const { formLoader } = await import("../forms.ts");
  const formOf = formLoader(() => false);
  const address = formUrls(site);
  for (const [apiId, { endpoints, channels = [] }] of site.apis) {
    const calls = [
      ...endpoints.flatMap(({ id }) => sides.map((side) => [side, id] as const)),
      ...channels.map(({ id }) => ["channels", id] as const),
    ];
    for (const [side, id] of calls) {
      const form = formOf(site, side, apiId, id);
      if (form !== undefined) yield { path: fileAt(address(apiId, id, side), base), content: form.text };
    }
  }
  for (const language of [undefined, ...(site.languages ?? []).slice(1).map(({ tag }) => tag)]) {
    const path = fileAt(endpointsUrl(base, true, language), base);
    yield { path, content: JSON.stringify(endpointList(site, language)) };
  }
  for (const language of languagesOf(site)) {
    const messages = playgroundMessages(language);
    if (messages !== undefined)
      yield { path: fileAt(messagesUrl(base, true, language), base), content: JSON.stringify(messages) };
  }
}

const languagesOf = ({ languages = [], settings }: Site): readonly string[] => [
  ...new Set([settings.language, ...languages.map(({ tag }) => tag)]),
];
