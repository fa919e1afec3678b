import { isList, isObject, type Json, own } from "#engine/json";

/** The ids of the endpoints, channels and webhooks of an API. */
export interface EntryIds {
  readonly endpoints: ReadonlySet<string>;
  readonly channels: ReadonlySet<string>;
  readonly webhooks: ReadonlySet<string>;
}

/** Everything that the navigation of a site can refer to. */
export interface NavigationTargets {
  readonly pages: ReadonlySet<string>;
  /** Entries by the ids of their APIs. */
  readonly apis: ReadonlyMap<string, EntryIds>;
}

/** Kinds of things that a navigation refers to and that are not there. */
export type MissingTarget = "unknown-page" | "unknown-api" | "unknown-endpoint" | "unknown-channel" | "unknown-webhook";

/** A part of a navigation that refers to something that is not there, so that its readers get no page. */
export interface BrokenReference {
  readonly code: MissingTarget;
  readonly id: string;
  readonly slug?: string;
  readonly message: string;
}

const nouns: { readonly [C in MissingTarget]: string } = {
  "unknown-page": "page",
  "unknown-api": "API",
  "unknown-endpoint": "endpoint",
  "unknown-channel": "channel",
  "unknown-webhook": "webhook",
};

/** Members of nodes that refer to an entry of their API, with the kind of a missing one. */
const entryMembers = [
  ["endpointId", "endpoints", "unknown-endpoint"],
  ["webSocketId", "channels", "unknown-channel"],
  ["webhookId", "webhooks", "unknown-webhook"],
] as const;

/**
 * Finds references in the settings of a site to pages, APIs and their entries that are not there, each once. The
 * navigation is `root`, and `navigation` in the first format. Entries of an unknown API are not reported too.
 */
export function brokenReferences(config: Json, targets: NavigationTargets): readonly BrokenReference[] {
  const found = new Map<string, BrokenReference>();
  const report = (code: MissingTarget, id: string, slug: string | undefined): void => {
    const key = `${code} ${id} ${code === "unknown-api" ? "" : slug}`;
    const place = slug === undefined ? "the navigation" : `/${slug.replace(/^\//, "")}`;
    const message = `${place} refers to the ${nouns[code]} ${JSON.stringify(id)}, which is not there`;
    if (!found.has(key)) found.set(key, { code, id, ...(slug !== undefined && { slug }), message });
  };
  const walk = (value: Json | undefined, apiAbove: string | undefined): void => {
    if (isList(value)) for (const item of value) walk(item, apiAbove);
    if (!isObject(value)) return;
    const text = (key: string): string | undefined => textOf(own(value, key));
    const slug = text("slug");
    const isFirstFormat = own(value, "type") === "page" && text("pageId") === undefined;
    for (const page of [text("pageId"), text("overviewPageId"), isFirstFormat ? text("id") : undefined]) {
      if (page !== undefined && !targets.pages.has(page)) report("unknown-page", page, slug);
    }
    const api = text("apiDefinitionId") ?? (own(value, "type") === "api" ? text("api") : undefined) ?? apiAbove;
    const entries = api === undefined ? undefined : targets.apis.get(api);
    if (api !== undefined && api !== apiAbove && entries === undefined) report("unknown-api", api, slug);
    for (const [member, kind, code] of entryMembers) {
      const id = text(member);
      if (id !== undefined && entries?.[kind].has(id) === false) report(code, id, slug);
    }
    for (const member of Object.values(value)) walk(member, api);
  };
  if (isObject(config)) for (const key of ["root", "navigation"]) walk(own(config, key), undefined);
  return [...found.values()];
}

const textOf = (value: Json | undefined): string | undefined => (typeof value === "string" ? value : undefined);
