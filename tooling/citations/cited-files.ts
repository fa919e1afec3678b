/** Folders of the repository that hold sources; cited paths start with one of them. */
const rooms = [
  ...["bench", "cli", "codegen", "docs", "docs-host", "e2e", "engine", "fuzz", "idl", "importers", "machines"],
  ...["package", "process", "registry", "snippets", "tooling", "transport", "ui"],
];

/** A path of a file in a room, in code marks. Paths with a placeholder, such as `docs/NNNN-*.md`, do not match. */
const cited = new RegExp(`\`((?:${rooms.join("|")})/[\\w./-]+\\.(?:tsx?|css|md|json|ya?ml))\``, "g");

/** Lists the files that a page names in code marks and that do not exist. */
export const missingFiles = (markdown: string, exists: (path: string) => boolean): readonly string[] =>
  [...markdown.matchAll(cited)].flatMap(([, path = ""]) => (exists(path) ? [] : [path]));
