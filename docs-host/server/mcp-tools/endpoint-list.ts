import { plainInLine } from "#docs-host/pages/discovery";
import type { Site } from "#docs-host/site/model";
import { pageFacts } from "#docs-host/site/page-facts";
import { listedCalls, type NamedCall, nameOnSite } from "./named-calls.ts";

/** The calls that a list contains: of an API by its id or name, and with words in their names, titles or headings. */
export interface ListFilter {
  readonly api?: string | undefined;
  readonly filter?: string | undefined;
}

/**
 * Lists the calls of a site under the headings of its navigation, one in a line, with the title and the description that
 * `llms.txt` has too. Returns an empty text if none fit.
 */
export function endpointListText(site: Site, { api, filter = "" }: ListFilter): string {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const sections = new Map<string, string[]>();
  for (const call of listedCalls(site)) {
    if (api !== undefined && api !== call.api.id && api !== call.api.name) continue;
    const heading = call.page.breadcrumbs.map(({ title }) => plainInLine(title)).join(" / ");
    const line = lineOf(site, call);
    const text = `${heading} ${line}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    const lines = sections.get(heading) ?? [];
    lines.push(line);
    sections.set(heading, lines);
  }
  return [...sections]
    .map(([heading, lines]) => [...(heading === "" ? [] : [`## ${heading}`, ""]), ...lines].join("\n"))
    .join("\n\n");
}

function lineOf(site: Site, call: NamedCall): string {
  const { title, description } = pageFacts(call.page, site);
  const isDeprecated = call.endpoint?.availability === "Deprecated";
  const name = nameOnSite(site, call);
  // Without a text of its author, the description is method and path.
  const facts = [title, ...(description === undefined || name.endsWith(description) ? [] : [description])];
  return `- ${name}${isDeprecated ? " (deprecated)" : ""}: ${facts.map(plainInLine).join(": ")}`;
}
