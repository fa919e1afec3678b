import { routeText } from "#engine/model";
import { summaryOf } from "#ui/text";
import { type FrontMatter, splitFrontMatter, titleHeading } from "../front-matter/index.ts";
import { fixedTitle, type Site, type SitePage, typeTitle } from "../model/index.ts";
import { textSummary } from "./text-summary.ts";

export { textSummary };

/** The parts of a page that lists and previews show. */
export interface PageFacts {
  readonly title: string;
  readonly description?: string;
  /** The settings of its text, if an author wrote it. */
  readonly settings?: FrontMatter;
}

/** Number of characters at the start of a text in which its title is looked for. */
const titleRange = 400;

/** Reads the title and the description of a page, without reading all of its text. */
export function pageFacts(page: SitePage, site: Site): PageFacts {
  if (page.kind === "overview" || page.kind === "changelog" || page.kind === "entry") return writtenFacts(page, site);
  const described = descriptionOf(page, site);
  return {
    title: page.kind === "type" ? typeTitleOf(page, site) : page.title,
    ...(described !== undefined && { description: described }),
  };
}

type WrittenPage = Extract<SitePage, { readonly kind: "overview" | "entry" | "changelog" }>;

function writtenFacts(page: WrittenPage, site: Site): PageFacts {
  const { settings, markdown } = splitFrontMatter(page.markdown ?? "");
  const heading = settings.title === undefined ? titleHeading(markdown.slice(0, titleRange)) : undefined;
  const agents = site.settings.agents;
  const source =
    typeof agents === "object" && agents !== null && "pageDescriptionSource" in agents
      ? agents.pageDescriptionSource
      : undefined;
  const [first, second] =
    source === "subtitle" ? [settings.subtitle, settings.description] : [settings.description, settings.subtitle];
  const description = summaryOf(first ?? second, 300) ?? textSummary(markdown);
  const title = fixedTitle(page) ?? settings.title ?? heading ?? page.title;
  return { title, ...(description !== undefined && { description }), settings };
}

function descriptionOf(page: SitePage, { apis }: Site): string | undefined {
  const api = "apiId" in page ? apis.get(page.apiId) : undefined;
  switch (page.kind) {
    case "endpoint": {
      const endpoint = api?.endpoints.find(({ id }) => id === page.endpointId);
      return endpoint && (summaryOf(endpoint.description) ?? `${endpoint.method} ${routeText(endpoint)}`);
    }
    case "channel":
      return summaryOf(api?.channels?.find(({ id }) => id === page.channelId)?.description);
    case "webhook":
      return summaryOf(api?.webhooks?.find(({ id }) => id === page.webhookId)?.description);
    case "type":
      return summaryOf(api?.types[page.typeId]?.description);
    case "group":
      return summaryOf(page.description);
    default:
      return undefined;
  }
}

function typeTitleOf(page: Extract<SitePage, { readonly kind: "type" }>, { apis }: Site): string {
  const definition = apis.get(page.apiId)?.types[page.typeId];
  return definition === undefined ? page.title : typeTitle(definition);
}
