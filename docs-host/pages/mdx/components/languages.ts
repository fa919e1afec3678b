/** Other names of the languages that readers choose. */
const sameLanguage: { readonly [name: string]: string } = {
  ...{ bash: "curl", sh: "curl", shell: "curl", zsh: "curl", console: "curl", http: "curl" },
  ...{ ts: "typescript", tsx: "typescript", mts: "typescript" },
  ...{ js: "javascript", jsx: "javascript", node: "javascript", nodejs: "javascript", "node.js": "javascript" },
  ...{
    py: "python",
    python3: "python",
    rb: "ruby",
    golang: "go",
    rs: "rust",
    kt: "kotlin",
    "c#": "csharp",
    cs: "csharp",
  },
};

/** Returns the name by which a language is chosen on all pages: `ts` is `typescript`. */
export function languageId(name: string): string {
  const id = name.trim().toLowerCase();
  return Object.hasOwn(sameLanguage, id) ? (sameLanguage[id] ?? id) : id;
}

/** The language or the group of one of several parts. */
interface Chosen {
  readonly language?: string | undefined;
  /** The group that the author names instead. */
  readonly group?: string | undefined;
}

/**
 * Returns the choice of each part, which selects the same one everywhere: its group or its language. A language that
 * several parts have says nothing about which of them is meant.
 */
export function languageChoices(parts: readonly Chosen[]): readonly (string | undefined)[] {
  const found = parts.map(({ language, group }) => {
    if (group !== undefined) return `group:${group.trim().toLowerCase()}`;
    return language === undefined ? undefined : `language:${languageId(language)}`;
  });
  return found.map((choice) => (found.filter((other) => other === choice).length === 1 ? choice : undefined));
}

/** Names of languages that are not their id with a capital letter. */
const names: { readonly [id: string]: string } = {
  ...{ curl: "cURL", bash: "Bash", sh: "Shell", shell: "Shell", zsh: "Shell", console: "Console", http: "HTTP" },
  ...{ ts: "TypeScript", typescript: "TypeScript", tsx: "TSX", js: "JavaScript", javascript: "JavaScript", jsx: "JSX" },
  ...{ py: "Python", rb: "Ruby", cs: "C#", csharp: "C#", "c#": "C#", cpp: "C++", "c++": "C++", php: "PHP" },
  ...{ json: "JSON", jsonc: "JSON", json5: "JSON5", yaml: "YAML", yml: "YAML", toml: "TOML", xml: "XML", html: "HTML" },
  ...{ css: "CSS", scss: "SCSS", sql: "SQL", graphql: "GraphQL", gql: "GraphQL", md: "Markdown", mdx: "MDX" },
  ...{ objc: "Objective-C", "objective-c": "Objective-C", fsharp: "F#", golang: "Go", kt: "Kotlin", rs: "Rust" },
  ...{ powershell: "PowerShell", ps1: "PowerShell", proto: "Protobuf", dockerfile: "Dockerfile", env: ".env" },
  ...{ txt: "Text", text: "Text", plaintext: "Text", plain: "Text", hcl: "HCL", node: "Node.js", nodejs: "Node.js" },
};

/** Returns the display name of the language of a block of code. */
export function languageName(language: string | undefined): string {
  if (language === undefined || language === "") return "Code";
  const id = language.toLowerCase();
  return (Object.hasOwn(names, id) ? names[id] : undefined) ?? language.charAt(0).toUpperCase() + language.slice(1);
}
