import type { ApiModel } from "#engine/model";
import type { NavigationNode, SiteDefinition } from "../definition.ts";
import type { PlaygroundNode, PlaygroundOf } from "../playground-settings.ts";
import type { Crumb, NavItem, SitePage } from "../site.ts";
import { type ApiEntries, apiEntries } from "./api-entries.ts";

/** The pages and other parts of a site that a walk through its navigation collects. */
export interface SiteParts {
  readonly pages: Map<string, SitePage>;
  /** Slugs that lead to another one. */
  readonly redirects: Map<string, string>;
  /** Slugs of pages in reading order. */
  readonly order: string[];
  /** The title and the slug of each API's reference. */
  readonly apiCrumbs: Map<string, Required<Crumb>>;
  /** The playground settings of the entries of each API. */
  readonly playgrounds: Map<string, PlaygroundOf>;
}

/** The inherited properties of a node: the headings above it, outermost first, and its playground settings. */
export interface Scope {
  readonly trail: readonly Crumb[];
  readonly playground?: PlaygroundNode;
}

/** A walk through the navigation of one site. */
export interface Walk {
  readonly definition: SiteDefinition;
  readonly parts: SiteParts;
  /** Returns the entries of an API; `undefined` if the site lacks the API. */
  readonly entriesOf: (apiId: string | undefined) => ApiEntries | undefined;
  /** Visits a node of any type. */
  readonly visit: (node: NavigationNode, scope: Scope) => readonly NavItem[];
}

/** Visits a node of one type: collects its pages, and returns its entries in the navigation. */
export type VisitNode = (walk: Walk, node: NavigationNode, scope: Scope) => readonly NavItem[];

/** Starts a walk, which calls `visitNode` for each node. */
export function startWalk(definition: SiteDefinition, apis: ReadonlyMap<string, ApiModel>, visitNode: VisitNode): Walk {
  const parts: SiteParts = {
    pages: new Map(),
    redirects: new Map(),
    order: [],
    apiCrumbs: new Map(),
    playgrounds: new Map(),
  };
  const walk: Walk = {
    definition,
    parts,
    entriesOf: apiEntries(apis),
    visit: (node, scope) => visitNode(walk, node, scope),
  };
  return walk;
}

/** Adds a page in reading order; returns false if its slug is taken. */
export function addPage({ pages, order }: SiteParts, page: SitePage): boolean {
  if (pages.has(page.slug)) return false;
  pages.set(page.slug, page);
  order.push(page.slug);
  return true;
}

/** Visits all nodes below a node. */
export const visitInside: VisitNode = (walk, node, scope) =>
  [node.landingPage, node.child, ...(node.children ?? [])].flatMap((child) =>
    child === undefined ? [] : walk.visit(child, scope),
  );

/** Returns the scope below a heading. A node without a title is no heading. */
export const scopeBelow = (node: NavigationNode, scope: Scope, slug?: string): Scope =>
  node.title === undefined
    ? scope
    : { ...scope, trail: [...scope.trail, { title: node.title, ...(slug !== undefined && { slug }) }] };
