import { caches } from "#engine/caches";
import { memoizeWeak } from "#engine/memoize-weak";
import { type PageNodes, type PageNodesOptions, pageNodes } from "./page-nodes.ts";
import { plainLine } from "./plain-line.ts";

/** Estimated bytes of the nodes of a text for each of its UTF-16 units. */
const bytesPerUnit = 12;

const cache = caches.open<PageNodes>("nodes", { part: 0.25, sizeOf: (_, { length }) => length * bytesPerUnit });

/** Imports have texts of other files in them. */
const hasImport = /^[ \t>]*import\b/m;

let lastNumber = 0;

/** Returns a number for a set of files, which is replaced as a whole when one of them changes. */
const numberOf = memoizeWeak((_files: PageNodesOptions["files"]): number => ++lastNumber);

/**
 * Reads the nodes of a text, which are cached: pages are read to be shown, to be searched and for programs, most of the
 * pages of a site that is published again have not changed, and titles repeat.
 */
export function cachedNodes(text: string, options: PageNodesOptions): PageNodes {
  const line = plainLine(text);
  if (line !== undefined) return { nodes: [line], diagnostics: [], hasOwnReaders: false };
  const { path, files, frontmatter, omitted, isForMachines = false } = options;
  const facts = [
    path,
    text.includes("frontmatter") && frontmatter,
    hasImport.test(text) && numberOf(files),
    [...(omitted ?? [])].filter((name) => hasImport.test(text) || new RegExp(`<${name}\\b`).test(text)),
  ];
  const key = `${JSON.stringify(facts)}\n${text}`;
  const ownKey = `${isForMachines}${key}`;
  const known = cache.get(key) ?? cache.get(ownKey);
  if (known !== undefined) return known;
  const nodes = pageNodes(text, options);
  cache.set(nodes.hasOwnReaders ? ownKey : key, nodes);
  return nodes;
}
