import { endpointNamed, type Site, typeNamed, webhookNamed } from "#docs-host/site/model";
import type { Diagnostic } from "#mdx/syntax";
import { components, type ReferenceDrawing, readPage } from "../mdx/index.ts";

/** The result of reading a page as its readers get it. */
export interface CheckedText {
  readonly mistakes: readonly Diagnostic[];
  /** The ids of possible link targets. */
  readonly ids: ReadonlySet<string>;
  /** True if the text names parts of the APIs of its site, so that its mistakes depend on these. */
  readonly namesApis: boolean;
}

/** Tags that publishers replace before a site gets the page. */
const includes: ReadonlySet<string> = new Set(["Markdown", "Code"]);

/** Looks the parts of the reference up, which have nothing in them here: they belong to the site and not to the text. */
function referenceIn(site: Site, onAsked: () => void): ReferenceDrawing {
  const empty = (found: unknown): "" | undefined => {
    onAsked();
    return found === undefined ? undefined : "";
  };
  const endpoint = (name: string): "" | undefined => empty(endpointNamed(site, name));
  return {
    request: endpoint,
    response: endpoint,
    schema: endpoint,
    type: (name, { api }) => empty(typeNamed(site, name, api)),
    typeExample: (name) => empty(typeNamed(site, name)),
    webhookPayload: (name) => empty(webhookNamed(site, name)?.webhook.payloads[0]),
    links: () => undefined,
  };
}

/** Reads a page of a site by its path in the project. Links and files are not checked. */
export function checkText(text: string, path: string, site: Site): CheckedText {
  const ids = new Set<string>();
  let namesApis = false;
  const { diagnostics } = readPage(text, {
    path,
    sources: site.sources,
    components,
    omitted: includes,
    links: { resolve: (href) => ({ href }), file: (url) => ({ url }) },
    reference: referenceIn(site, () => {
      namesApis = true;
    }),
    facts: { roles: [], isLoggedIn: true },
    ids,
    hasColors: false,
  });
  return { mistakes: diagnostics.filter(({ kind }) => kind !== "link" && kind !== "image"), ids, namesApis };
}
