import type { ApiModel } from "#engine/model";
import { slugOf } from "#engine/text";
import { webhookTitle } from "#ui/reference";
import type { NavigationNode } from "./definition.ts";
import type { SitePage } from "./site.ts";
import { claim, joined } from "./slugs.ts";

/**
 * Returns the pages of the callbacks of an API with a navigation that names none, such as a publisher's: each below the
 * page of the endpoint that asks for it, and in no sidebar.
 *
 * @param withheld the nodes that the audience may not see
 */
export function callbackPages(
  api: ApiModel,
  pages: ReadonlyMap<string, SitePage>,
  withheld: readonly NavigationNode[],
): readonly SitePage[] {
  const callbacks = (api.webhooks ?? []).filter(({ callback }) => callback !== undefined);
  if (callbacks.length === 0) return [];
  const own = [...pages.values()].filter((page) => "apiId" in page && page.apiId === api.id);
  const shown = new Set(own.flatMap((page) => (page.kind === "webhook" ? [page.webhookId] : [])));
  const hidden = new Set(withheld.flatMap((one) => (one.apiDefinitionId === api.id ? (one.webhookId ?? []) : [])));
  const taken = new Set(pages.keys());
  return callbacks.flatMap((webhook): readonly SitePage[] => {
    const origin = own.find((page) => page.kind === "endpoint" && page.endpointId === webhook.callback?.endpointId);
    if (origin === undefined || shown.has(webhook.id) || hidden.has(webhook.id)) return [];
    const title = webhookTitle(webhook);
    const slug = claim(taken, joined(origin.slug, "callbacks", slugOf(webhook.callback?.name ?? title) || "callback"));
    const breadcrumbs = [...origin.breadcrumbs, { title: origin.title, slug: origin.slug }];
    const { place, isHidden, isNoindex } = origin;
    return [
      { kind: "webhook", apiId: api.id, webhookId: webhook.id, slug, title, breadcrumbs, place, isHidden, isNoindex },
    ];
  });
}
