import { nearest, type Word } from "#codegen/reading";
import type { KeyedApi } from "../apis/api-reader.ts";
import { packageName } from "../apis/names.ts";
import type { Note, Notes } from "../diagnostic.ts";
import { type ApiPackage, type ApiTree, apiTree, namesIn } from "../navigation/api-tree.ts";
import type { LayoutEntry, NavigationEntries } from "../navigation/entries.ts";
import { apisIn } from "../navigation/files-in-entries.ts";

/**
 * Reports each name in the layout of an API that nothing of the API has. Parts that only other audiences see are left
 * out without a word, and so are the parts of an API that can't be read.
 */
export function noteMissingEntries(entries: NavigationEntries, apis: readonly KeyedApi[], notes: Notes): void {
  const read = new Map(apis.map((api) => [api.key, api] as const));
  for (const { layout, api: key } of apisIn(entries)) {
    const api = read.get(key);
    if (api === undefined || layout.length === 0) continue;
    const tree = apiTree(api);
    const names = namesIn(tree);
    const whole = api.whole === undefined ? undefined : namesIn(apiTree({ ...api, model: api.whole }));
    const note = (name: Word, note: Note): void => {
      const written = name.text.trim();
      if (!whole?.has(written) && !whole?.has(packageName(written))) notes.note(name.span, note);
    };
    for (const item of layout) checkEntry(item, tree.root, { api, tree, names, note });
  }
}

interface Checking {
  readonly api: KeyedApi;
  readonly tree: ApiTree;
  readonly names: ReadonlySet<string>;
  readonly note: (name: Word, note: Note) => void;
}

function checkEntry(entry: LayoutEntry, around: ApiPackage | undefined, checking: Checking): void {
  const { tree } = checking;
  switch (entry.kind) {
    case "name":
      if (tree.findPackage(entry.name.text.trim()) === undefined) checkLeaf(entry.name, around, checking);
      break;
    case "endpoint":
      checkLeaf(entry.name, around, checking);
      break;
    case "package": {
      const found = tree.findPackage(entry.package.text);
      if (found === undefined) checking.note(entry.package, unknownPackage(entry, checking));
      for (const item of entry.contents) checkEntry(item, found, checking);
      break;
    }
    case "layoutSection":
      for (const name of entry.packages) {
        if (tree.findPackage(name.text) === undefined) checking.note(name, missingEntry("package", name, checking));
      }
      for (const item of entry.contents) checkEntry(item, undefined, checking);
      break;
    // Operations of GraphQL are not supported; pages and links are checked as everywhere.
    case "operation":
    case "page":
    case "link":
      break;
  }
}

function checkLeaf(name: Word, around: ApiPackage | undefined, checking: Checking): void {
  if (checking.tree.find(name.text, around) !== undefined) return;
  checking.note(name, missingEntry("endpoint, channel, webhook or package", name, checking));
}

const missingEntry = (noun: string, { text }: Word, { api, names }: Checking): Note => ({
  code: "missing-entry",
  severity: "warning",
  message: `the API ${api.name} has no ${noun} ${text}`,
  advice: adviceFor(
    text,
    names,
    "write an id, `GET /path` or the name of a package, or remove it: readers don't see it",
  ),
});

/** A package that is not there is a heading with its contents. */
function unknownPackage(
  { package: name, contents }: Extract<LayoutEntry, { readonly kind: "package" }>,
  checking: Checking,
): Note {
  if (contents.length === 0) return missingEntry("package", name, checking);
  const { api, names } = checking;
  return {
    code: "unknown-package",
    severity: "warning",
    message: `the API ${api.name} has no package ${name.text}, so that it is a heading`,
    advice: adviceFor(name.text, names, "write the heading as `section` with `contents`, or correct the name"),
  };
}

function adviceFor(written: string, names: ReadonlySet<string>, advice: string): string {
  const meant = nearest(written, names);
  return meant === undefined ? advice : `did you mean ${meant}?`;
}
