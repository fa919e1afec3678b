import { itemAt } from "#engine/item-at";
import { isPathWithin, isSamePath } from "#engine/shape";
import type {
  ApiDefinition,
  ApiPackageNode,
  ApiReferenceNode,
  EndpointDefinition,
  EndpointNode,
  RootNode,
} from "#generated/types";
import { urlSlug } from "../services/convert/fresh-names.ts";

/** The page of the overview, by id. */
export const overviewPageId = "overview.md";

/** Creates the navigation of the registry's own docs: the overview, then a page for each endpoint in its section. */
export function navigationOf(definition: ApiDefinition, title: string): RootNode {
  return {
    type: "root",
    version: "v1",
    id: "root",
    title,
    slug: "",
    pointsTo: "overview",
    child: {
      type: "unversioned",
      id: "unversioned",
      child: {
        type: "sidebarRoot",
        id: "sidebar",
        children: [
          {
            type: "sidebarGroup",
            id: "guides",
            children: [{ type: "page", id: "overview", title: "Overview", slug: "overview", pageId: overviewPageId }],
          },
          referenceOf(definition),
        ],
      },
    },
  };
}

function referenceOf(definition: ApiDefinition): ApiReferenceNode {
  const slug = "reference";
  const children = childrenOf(definition, [], slug);
  const [first] = children;
  return {
    type: "apiReference",
    id: slug,
    title: "API reference",
    slug,
    apiDefinitionId: definition.id,
    children,
    ...(first === undefined ? {} : { pointsTo: firstPage(first) }),
  };
}

/** The sections and endpoints right below a section, sections first as the definition orders them. */
function childrenOf(
  definition: ApiDefinition,
  namespace: readonly string[],
  slug: string,
): readonly (ApiPackageNode | EndpointNode)[] {
  const sections = pathsBelow(definition, namespace).map((path) => packageOf(definition, path, slug));
  const endpoints = Object.values(definition.endpoints).filter((endpoint) =>
    isSamePath(endpoint.namespace ?? [], namespace),
  );
  return [...sections, ...endpoints.map((endpoint) => endpointOf(definition, endpoint, slug))];
}

function packageOf(definition: ApiDefinition, namespace: readonly string[], above: string): ApiPackageNode {
  const id = itemAt(namespace, -1);
  const section = Object.hasOwn(definition.subpackages, id) ? definition.subpackages[id] : undefined;
  const slug = `${above}/${urlSlug(section?.name ?? id)}`;
  const children = childrenOf(definition, namespace, slug);
  const [first] = children;
  return {
    type: "apiPackage",
    id: slug,
    title: section?.displayName ?? section?.name ?? id,
    slug,
    apiDefinitionId: definition.id,
    children,
    ...(first === undefined ? {} : { pointsTo: firstPage(first) }),
  };
}

const endpointOf = (definition: ApiDefinition, endpoint: EndpointDefinition, above: string): EndpointNode => {
  const title = endpoint.displayName ?? endpoint.id;
  const slug = `${above}/${urlSlug(title)}`;
  return {
    type: "endpoint",
    id: slug,
    title,
    slug,
    apiDefinitionId: definition.id,
    method: endpoint.method,
    endpointId: endpoint.id,
  };
};

/** The target of a heading, which has no page itself. */
const firstPage = (node: ApiPackageNode | EndpointNode): string =>
  node.type === "endpoint" ? node.slug : (node.pointsTo ?? node.slug);

/** The sections right below a section, each once, in the order of the first endpoint in them. */
function pathsBelow(definition: ApiDefinition, namespace: readonly string[]): readonly (readonly string[])[] {
  const found = new Map<string, readonly string[]>();
  for (const { namespace: path = [] } of Object.values(definition.endpoints)) {
    const next = path[namespace.length];
    if (next === undefined || !isPathWithin(path, namespace) || found.has(next)) continue;
    found.set(next, [...namespace, next]);
  }
  return [...found.values()];
}
