import type { ApiModel } from "#engine/model";
import type { NavigationNode, SiteDefinition } from "../definition.ts";
import type { PlaygroundNode } from "../playground-settings.ts";
import { type ReleaseStage, stageOf } from "../release-stage.ts";
import { trimmed } from "../slugs.ts";
import type { ApiEntries } from "./api-entries.ts";
import { nodesOf } from "./api-nodes.ts";
import { withTagHeadings } from "./tag-headings.ts";
import { type Audience, isOn, needsLogin } from "./visibility.ts";

/** A node of the navigation with what it inherits from those around it. Nodes without a target are left out. */
export interface TreeNode {
  readonly node: NavigationNode;
  /** Absent for a node without an address, such as a group of a sidebar. */
  readonly slug?: string;
  /** True if it, or a node around it, is out of the navigation. */
  readonly isHidden: boolean;
  readonly stage?: ReleaseStage;
  /** Its stage, if that is not the one around it. Publishers may write the same one on a section and on all its pages. */
  readonly ownStage?: ReleaseStage;
  readonly playground?: PlaygroundNode;
  /** The API around it. */
  readonly api?: ApiModel;
  /** The page of the node; without one, its address redirects to the first page below it. */
  readonly page?: TreePage;
  /** True for an API with entries from its definition, since the navigation has no entries. */
  readonly isDerived?: boolean;
  readonly children: readonly TreeNode[];
}

/** The page of a node. */
export interface TreePage {
  /** Equal for nodes that show the same. */
  readonly key: string;
  /** True if no author wrote it, so that one that somebody wrote takes its address. */
  readonly isGenerated: boolean;
}

/** The dependencies of reading a tree. */
export interface TreeDeps {
  readonly pages: SiteDefinition["pages"];
  readonly entriesOf: (apiId: string | undefined) => ApiEntries | undefined;
  readonly audience: Audience;
  /** Called with each node that is withheld from the audience. */
  readonly onWithheld: (node: NavigationNode) => void;
}

/** The inherited properties of a node. */
interface Around {
  readonly isHidden: boolean;
  readonly isRestricted: boolean;
  readonly stage?: ReleaseStage | undefined;
  readonly playground?: PlaygroundNode | undefined;
  readonly api?: ApiModel | undefined;
  /** The address of the year around a month. */
  readonly yearSlug?: string | undefined;
}

/** Reads the tree of a node; `undefined` if it shows nothing to the audience. */
export const readTree = (root: NavigationNode, deps: TreeDeps): TreeNode | undefined =>
  read(root, deps, { isHidden: false, isRestricted: false });

function read(written: NavigationNode, deps: TreeDeps, around: Around): TreeNode | undefined {
  if (!isOn(written)) return undefined;
  const own = deps.entriesOf(written.apiDefinitionId)?.api;
  const isDerived = isReference(written) && own !== undefined && (written.children ?? []).length === 0;
  const node = isDerived
    ? { ...written, children: nodesOf(own, trimmed(written.slug ?? "")) }
    : isReference(written) && own !== undefined
      ? withTagHeadings(written, own)
      : written;
  const below: Around = {
    isHidden: around.isHidden || node.hidden === true,
    isRestricted: needsLogin(node, around.isRestricted),
    // The stage of a version is shown with its name.
    stage: node.type === "version" ? undefined : (stageOf(node.availability) ?? around.stage),
    playground: node.playground === undefined ? around.playground : { ...around.playground, ...node.playground },
    api: own ?? around.api,
    yearSlug: node.type === "changelogYear" ? node.slug : undefined,
  };
  const isWithheld = below.isRestricted && deps.audience === "everyone";
  if (isWithheld) deps.onWithheld(node);
  const children = childrenOf(node).flatMap((child) => read(child, deps, below) ?? []);
  if (isWithheld) {
    // Orphaned nodes below it are shown, without its heading and its address.
    return children.length === 0 ? undefined : { node: { type: "sidebarGroup" }, isHidden: below.isHidden, children };
  }
  const page = pageOf(node, deps, children.length > 0);
  if (page === undefined && children.length === 0 && !isLink(node)) return undefined;
  const { isHidden, stage, playground, api } = below;
  return {
    node,
    ...(node.slug !== undefined && { slug: trimmed(slugWithYear(node, around.yearSlug)) }),
    isHidden,
    ...(stage !== undefined && { stage }),
    ...(stage !== undefined && stage !== around.stage && { ownStage: stage }),
    ...(playground !== undefined && { playground }),
    ...(api !== undefined && { api }),
    ...(page !== undefined && { page }),
    ...(isDerived && { isDerived }),
    children,
  };
}

/**
 * Returns the address of a node. Publishers leave the year out of the address of a month, so that years share their
 * months.
 */
const slugWithYear = ({ type, slug = "", month }: NavigationNode, yearSlug: string | undefined): string =>
  type === "changelogMonth" && yearSlug !== undefined && month !== undefined ? `${yearSlug}/${month}` : slug;

const isReference = ({ type }: NavigationNode): boolean => type === "apiReference" || type === "ownApi";

const isLink = ({ type, url, href }: NavigationNode): boolean =>
  (type === "link" && url !== undefined) || (type === "productLink" && href !== undefined);

/** Returns the nodes below a node in reading order. */
const childrenOf = (node: NavigationNode): readonly NavigationNode[] =>
  [node.landingPage, node.child, ...(node.children ?? []), node.nonStream, node.stream, node.changelog].flatMap(
    (child) => child ?? [],
  );

/** Returns the page of a node; `undefined` for nodes of other types, and for nodes with a missing target. */
function pageOf(node: NavigationNode, deps: TreeDeps, hasChildren: boolean): TreePage | undefined {
  const overview = authored(node.overviewPageId, deps.pages);
  const slug = node.slug ?? "";
  const entries = deps.entriesOf(node.apiDefinitionId);
  const entry = (kind: string, id: string | undefined, known: ReadonlyMap<string, unknown> | undefined) =>
    id !== undefined && known?.has(id) === true ? written(`${kind} ${entries?.api.id} ${id}`) : undefined;
  switch (node.type) {
    case "page":
    case "landingPage":
    case "changelogEntry":
      return authored(node.pageId, deps.pages);
    case "section":
      return overview;
    case "apiPackage":
      return overview ?? (slug === "" || node.title === undefined || !hasChildren ? undefined : generated(slug));
    case "apiReference":
    case "ownApi":
      return overview ?? (entries === undefined ? undefined : generated(entries.api.id));
    case "changelog":
      return written(`changelog ${slug}`);
    case "changelogYear":
    case "changelogMonth":
      return hasChildren ? generated(slug) : undefined;
    case "endpoint":
      return entry(node.type, node.endpointId, entries?.endpoints);
    case "webSocket":
      return entry(node.type, node.webSocketId, entries?.channels);
    case "webhook":
      return entry(node.type, node.webhookId, entries?.webhooks);
    case "apiList":
      return generated("");
    default:
      return undefined;
  }
}

const written = (key: string): TreePage => ({ key, isGenerated: false });

const generated = (name: string): TreePage => ({ key: `generated ${name}`, isGenerated: true });

const authored = (id: string | undefined, pages: SiteDefinition["pages"]): TreePage | undefined =>
  id !== undefined && Object.hasOwn(pages, id) ? written(`page ${id}`) : undefined;
