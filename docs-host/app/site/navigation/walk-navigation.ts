import type { ApiModel } from "#engine/model";
import type { NavigationNode, SiteDefinition } from "../definition.ts";
import type { NavItem } from "../site.ts";
import { trimmed } from "../slugs.ts";
import { visitApiReference, visitOwnApi } from "./visit-api.ts";
import { visitChannel, visitEndpoint, visitEndpointPair, visitWebhook } from "./visit-entries.ts";
import { visitApiSection, visitChoice, visitHeading } from "./visit-headings.ts";
import { visitApiList, visitLink, visitPage } from "./visit-pages.ts";
import { type Scope, type SiteParts, startWalk, type VisitNode, visitInside } from "./walk.ts";

const visits: { readonly [type: string]: VisitNode } = {
  root: visitInside,
  unversioned: visitInside,
  sidebarRoot: visitInside,
  sidebarGroup: visitInside,
  versioned: visitChoice,
  productgroup: visitChoice,
  tabbed: visitChoice,
  version: visitHeading,
  product: visitHeading,
  tab: visitHeading,
  section: visitHeading,
  apiPackage: visitApiSection,
  changelog: visitHeading,
  changelogYear: visitHeading,
  changelogMonth: visitHeading,
  changelogEntry: visitPage,
  page: visitPage,
  landingPage: visitPage,
  apiReference: visitApiReference,
  ownApi: visitOwnApi,
  apiList: visitApiList,
  endpoint: visitEndpoint,
  webSocket: visitChannel,
  webhook: visitWebhook,
  endpointPair: visitEndpointPair,
  link: visitLink,
};

/** Walks through a navigation: returns its entries, and the parts of the site that it leads to. */
export function walkNavigation(
  definition: SiteDefinition,
  apis: ReadonlyMap<string, ApiModel>,
  roots: readonly NavigationNode[],
): SiteParts & { readonly navigation: readonly NavItem[] } {
  const { visit, parts } = startWalk(definition, apis, visitNode);
  return { ...parts, navigation: roots.flatMap((node) => visit(node, { trail: [] })) };
}

/** Visits a node of any type: collects its redirect, and applies its playground settings to the nodes below. */
const visitNode: VisitNode = (walk, node, scope) => {
  if (node.pointsTo !== undefined && node.slug !== undefined) {
    walk.parts.redirects.set(trimmed(node.slug), trimmed(node.pointsTo));
  }
  const visitType = Object.hasOwn(visits, node.type) ? visits[node.type] : undefined;
  return visitType?.(walk, node, scopeOf(node, scope)) ?? [];
};

const scopeOf = ({ playground }: NavigationNode, scope: Scope): Scope =>
  playground === undefined ? scope : { ...scope, playground: { ...scope.playground, ...playground } };
