import type { ConvertedSite } from "./converted-site.ts";
import { visitItems } from "./items.ts";
import type { SourceFolder } from "./source-folder.ts";

/** Syntax of other generators in pages, which is shown as text or left out. */
const syntaxes: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  { name: "admonitions of MkDocs (`!!! note`)", pattern: /^ *(?:!!!|\?\?\?\+?) +[a-z]/ },
  { name: 'tabs of MkDocs (`=== "Tab"`)', pattern: /^ *===[!+]? +"/ },
  { name: "snippets of MkDocs (`--8<--`)", pattern: /^ *-{1,}8<-{1,}/ },
  { name: "attributes of MkDocs (`{ .class }`)", pattern: /\{: ?[.#]?[\w-]|\]\([^()]*\)\{ *[.#]\w/ },
  { name: "containers (`:::note`)", pattern: /^ *:{3,} *[a-z]/i },
  { name: "blocks of GitBook (`{% hint %}`)", pattern: /\{%-? *[a-z]/ },
  { name: "includes of mdBook (`{{#include}}`)", pattern: /\{\{ *#[a-z]/ },
  { name: "includes of VitePress (`<!--@include-->`, `<<< file`)", pattern: /<!-- *@include|^ *<<< *[@./]/ },
  { name: "scripts (`<script>`)", pattern: /^<script\b/ },
  { name: "imported components", pattern: /^import\s.+\sfrom\s+["'](?!.*\.mdx?["'])/ },
];

/** Returns the paths of all pages of a site. */
function pagesOf(site: ConvertedSite): ReadonlySet<string> {
  const pages = new Set<string>();
  const versions = site.versions ?? [];
  for (const part of [site, ...versions]) {
    for (const items of [part.items, ...(part.tabs ?? []).map((tab) => tab.items)]) {
      visitItems(items, (item) => {
        const page = item.kind === "page" ? item : item.kind === "section" ? item.page : undefined;
        if (page !== undefined) pages.add(page.path);
      });
    }
  }
  return pages;
}

const outcomeOf = (name: string): string =>
  name.startsWith("files of")
    ? "are not found; move them beside docs.yml"
    : /^(?:imported|scripts)/.test(name)
      ? "are left out"
      : "are not converted";

/** Reports syntax of other generators once, with its first place and the number of pages. Code blocks are skipped. */
export function notePageSyntax(folder: SourceFolder, site: ConvertedSite): void {
  const found = new Map<string, { readonly file: string; readonly line: number; pages: number }>();
  const { publicFolder } = site;
  const names = publicFolder === undefined ? [] : folder.list(publicFolder);
  const isPublic = (line: string): boolean =>
    names.length > 0 &&
    [...line.matchAll(/(?:\]\(|(?:src|href)=["'])\/([^/)"'\s]+\/?)/g)].some(([, name]) => names.includes(name ?? ""));
  const all = [
    ...syntaxes,
    { name: `files of ${publicFolder} that are named from the root`, pattern: { test: isPublic } },
  ];
  for (const path of pagesOf(site)) {
    const seen = new Set<string>();
    let fence: string | undefined;
    for (const [index, line] of (folder.text(path) ?? "").split("\n").entries()) {
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      if (mark !== undefined && (fence === undefined || mark.startsWith(fence)))
        fence = fence === undefined ? mark : undefined;
      if (fence !== undefined) continue;
      for (const { name, pattern } of all) {
        if (seen.has(name) || !pattern.test(line.replace(/`[^`]*`/g, ""))) continue;
        seen.add(name);
        const known = found.get(name);
        if (known === undefined) found.set(name, { file: path, line: index + 1, pages: 1 });
        else known.pages++;
      }
    }
  }
  for (const [name, { file, line, pages }] of found) {
    folder.note(file, line, `${name} in ${pages} ${pages === 1 ? "page" : "pages"} ${outcomeOf(name)}`);
  }
}
