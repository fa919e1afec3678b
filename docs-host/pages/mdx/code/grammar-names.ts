/** The start of a block of code, and attributes of components with the language of code. */
const mentions = /^[ \t>*+\d.-]*(?:`{3,}|~{3,})[ \t]*([\w+#.-]+)|\b(?:language|lang)=["']([\w+#.-]+)["']/gm;

/** Returns the names of the languages that the code in a text may have. */
export const languagesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(mentions)].flatMap(([, fence, attribute]) => fence ?? attribute ?? [])),
];

/** Other names of the languages that have a grammar, by the name of its file. */
const names: { readonly [grammar: string]: string } = {
  actionscript: "actionscript-3 as3",
  antlr4: "g4",
  apacheconf: "apache",
  arduino: "ino",
  asciidoc: "adoc",
  autohotkey: "ahk ahk1 ahk2",
  awk: "gawk",
  bash: "sh shell shellscript zsh fish curl",
  batch: "bat cmd",
  clojure: "clj",
  coffeescript: "coffee",
  cpp: "c++",
  csharp: "cs c# dotnet",
  css: "postcss",
  cshtml: "razor",
  django: "jinja jinja2 jinja-html",
  docker: "dockerfile containerfile",
  dot: "gv",
  erlang: "erl",
  fortran: "fortran-free-form fortran-fixed-form f90 f95",
  fsharp: "f# fs",
  gdscript: "gd",
  gettext: "po pot",
  git: "git-commit git-rebase",
  "go-module": "go-mod gomod",
  go: "golang",
  graphql: "gql",
  handlebars: "hbs mustache",
  haskell: "hs",
  hcl: "terraform tf tfvars",
  idris: "idr",
  ignore: "gitignore dockerignore npmignore",
  javascript: "js cjs mjs node nodejs node.js",
  json: "jsonc jsonl webmanifest",
  kotlin: "kt kts",
  kusto: "kql",
  latex: "tex bibtex",
  lisp: "common-lisp elisp emacs-lisp",
  lua: "luau",
  makefile: "make just",
  markdown: "md mdx",
  markup: "html xml svg vue vue-html svelte astro angular-html xsl atom rss",
  matlab: "m",
  nasm: "asm",
  objectivec: "objc objective-c objective-cpp",
  perl: "perl6 raku",
  "plant-uml": "plantuml",
  powershell: "ps ps1 pwsh",
  properties: "dotenv env",
  protobuf: "proto",
  purescript: "purs",
  python: "py python3",
  racket: "rkt",
  rescript: "res",
  rest: "rst",
  robotframework: "robot",
  ruby: "rb",
  rust: "rs",
  "shell-session": "console shellsession sh-session",
  solidity: "sol",
  stylus: "styl",
  tsx: "gts",
  twig: "html-twig",
  typescript: "ts cts mts",
  verilog: "system-verilog",
  vim: "viml vimscript",
  "visual-basic": "vb vba",
  vbnet: "vb.net",
  "web-idl": "webidl",
  wiki: "wikitext mediawiki",
  wolfram: "mathematica",
  yaml: "yml",
};

const grammarByName: ReadonlyMap<string, string> = new Map(
  Object.entries(names).flatMap(([grammar, text]) => text.split(" ").map((name) => [name, grammar] as const)),
);

/** The grammars with other names. */
export const namedGrammars: readonly string[] = Object.keys(names);

/** Names for text without colors, in addition to languages without a grammar. */
const plain = /^(?:|text|txt|plain|plaintext|none|mermaid)$/;

/**
 * Files of the package that are not languages of pages. Most change other grammars once they are loaded, so that pages
 * would depend on each other; LiveScript takes 8 s for 8,000 hostile characters.
 */
const unused =
  /^(?:all|core|regex|uri|csp|hpkp|hsts|livescript|opencl|javastacktrace|js-templates|(?:css|js|php)-extras|(?:java|js|php|xml-)doc|javadoclike)$/;

/** Returns the grammar for the name of a language, in any letter case; undefined for plain text. */
export function grammarOf(language: string | undefined): string | undefined {
  const name = (language ?? "").trim().toLowerCase();
  if (plain.test(name) || !/^[a-z\d][\w+#.-]{0,40}$/.test(name)) return undefined;
  const grammar = grammarByName.get(name) ?? name;
  return /^[a-z\d][a-z\d-]*$/.test(grammar) && !unused.test(grammar) ? grammar : undefined;
}
