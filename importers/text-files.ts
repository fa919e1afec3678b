/** Extensions of files that hold a text or source code. */
export const textExtensions: ReadonlySet<string> = new Set(
  (
    ".md .markdown .txt .html .xml .http .sh .bash .zsh .ps1 .bat .php .cs .fs .vb .java .kt .kts .scala .groovy .clj " +
    ".js .mjs .cjs .jsx .ts .tsx .dart .py .rb .go .rs .swift .m .c .h .cc .cpp .hpp .r .jl .pl .lua .ex .exs .erl .hs " +
    ".ml .sql .graphql .gql .curl"
  ).split(" "),
);

const markdown: ReadonlySet<string> = new Set([".md", ".markdown"]);

/**
 * Returns true if the file at an address is a text itself, such as a sample of code: by its extension, unless a file
 * other than Markdown begins as a JSON object does.
 */
export function isTextFile(address: string, text: string): boolean {
  const extension = /\.[a-z0-9]+(?=$|[?#])/i.exec(address)?.[0].toLowerCase() ?? "";
  return textExtensions.has(extension) && (markdown.has(extension) || !/^\uFEFF?\s*\{\s*["}]/.test(text));
}
