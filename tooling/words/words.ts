import { ts } from "ts-morph";

/** A discouraged word with its replacement. */
interface Term {
  readonly found: RegExp;
  readonly use: string;
}

/** Words that no name may have as a part: `makeAskedPlaces` has `asked`, `places`. Matched against `asked-places`. */
const inNames: readonly Term[] = [
  { found: /\b(?:surroundings|wishes|desk|ports)\b/, use: "Deps, or Options for parsed command lines" },
  { found: /\b(?:told|telling|tell)\b/, use: "report, describe, log, message" },
  { found: /\basked-places\b/, use: "revealed fields" },
  { found: /\bleft-places\b/, use: "touched fields" },
  { found: /\b(?:draw-still|still-(?:field|form|chunk|rows|place))\b/, use: "static view" },
  { found: /\b(?:stretches|stretch-class|rehome)\b/, use: "windows, chunk layout, relocate" },
  { found: /\b(?:drop-aside|aside)\b/, use: "unmigrated values" },
  { found: /\bcoming\b/, use: "deferred" },
  { found: /\b(?:secretless)\b/, use: "redacted" },
  { found: /\b(?:picks|picked|brings)\b/, use: "variant selection" },
  { found: /\b(?:property-starter|default-maker)\b/, use: "initial value" },
  { found: /\bgrounded\b/, use: "resolve aliases" },
  { found: /\bmeetings?\b/, use: "type pairs" },
  { found: /\b(?:looked-at|look-only|looks)\b/, use: "preflight probe, or read" },
  {
    found: /\b(?:roster|shelf|keepsake|ledger)\b/,
    use: "active connections, model store, import cache, change collector",
  },
  { found: /\b(?:in-turns|slowly)\b/, use: "map with concurrency, throttled" },
  { found: /\b(?:menders?|mend)\b/, use: "responsible party, fix" },
  { found: /\b(?:travell?ers?|use-travel|time-travel)\b/, use: "history step" },
  { found: /\bspoken\b/, use: "format path, announced" },
  { found: /^(?:most|longest|largest)-(?!first\b|files\b|tasks\b|block\b)/, use: "max, for a limit" },
  { found: /^usual-/, use: "default" },
];

/** Phrases that no comment, test title or page may have. */
const inProse: readonly Term[] = [
  {
    found: /\b(?:told|tells? (?:of|that|whether|which|where|what|how)|telling)\b/i,
    use: "reports, returns, describes",
  },
  { found: /\blet (?:be|go)\b/i, use: "leave, release" },
  { found: /\bmend(?:s|ed|ing)?\b/i, use: "fix" },
  { found: /\b(?:is|are|be|was|were) lent\b|\blent by\b|\blends?\b/i, use: "inject" },
  { found: /\bwhat stands\b|\bstands? (?:in the place|where|there|at the)\b/i, use: "is" },
  { found: /\bgiven back\b|\bgives back\b/i, use: "returned" },
  {
    found: /\b(?:roster|shelf|keepsake|ledger)s?\b/i,
    use: "active connections, model store, import cache, change collector",
  },
  { found: /\bfor so many\b|\bso many (?:bytes|steps|items|entries)\b/i, use: "at most, a limit of" },
  { found: /\bproduct\.md\b|\bsecurity rules? \d/i, use: "docs/behavior.md or docs/security.md with an anchor" },
  { found: /\blent\b/i, use: "injected" },
  { found: /\b(?:refused|ends?|fails?|rejects?|breaks?|answered|says?|tells?) in words\b/i, use: "with a message" },
  { found: /\bparted\b/i, use: "split, separated" },
  { found: /\b(?:in|takes?|took) the place of\b/i, use: "instead of, replaces" },
  { found: /\bkept? in mind\b/i, use: "remember" },
  { found: /\blets? pass\b/i, use: "accepts" },
  {
    found:
      /\b(?:stands?|stood) (?:in(?! for\b)|on|below|above|beside|behind|before|after|between|under|within|among|around|outside|inside|next to)\b/i,
    use: "is",
  },
];

/** Phrases that no comment may have; text of a page may. */
const inComments: readonly Term[] = [
  ...inProse,
  { found: /^\s*(?:What|Whether|How) /, use: 'a docstring that starts with the thing, such as "Returns true if"' },
];

/** Turns of phrase that make readers reconstruct a sentence. Few files may have one: see `limits.ts`. */
const constructions: readonly Term[] = [
  { found: /\b(?:that|those) of\b|\bothers are of\b/i, use: "the noun again, or a possessive" },
  { found: /\bwhose\b/i, use: "with, or a second sentence" },
  { found: /\bof (?:its|their) own\b/i, use: "own, or nothing" },
  {
    found:
      /(?<!\bthere )\b(?:is|are|was|were) no\b(?! (?:longer|more|less|fewer)\b)|(?<!\bthere )\b(?:is|are|was|were|has|have|had) none\b|\bthere (?:is|are) none of\b/i,
    use: "is not a, without, no ... found",
  },
  {
    found:
      /\bwhat (?:it|they) (?:has|have)\b|\bwhat follows\b|\b(?:of|from|with|by|for|than|into|in|on|beside|after|before|to) what (?:is|are|was|were|has|have|had)\b/i,
    use: "the noun: contents, rest, body",
  },
  {
    found:
      /\bas (?:it is|they are|it was|they were)\b(?! (?:\w+(?:ed|ing|en)|sent|read|built|made|shown|drawn)\b)|\b(?:would|could|might|will|which|that|may) else\b/i,
    use: "unchanged, or otherwise",
  },
  {
    found: /\b(?:for|before) (?:so )?long\b|\bso long\b(?! as\b)|\buntil then\b|\bmeanwhile\b|\banew\b/i,
    use: "the duration, soon, so far, during, again",
  },
  {
    found:
      /\bwhat (?:holds|keeps|stays|comes|leads)\b|\bholds? (?:for|of|also|with)\b|\bcomes? of\b|\bstays? (?:as|what|where|with)\b|\bleads? (?:to|there|nowhere|out|into|back)\b/i,
    use: "applies to, contains, remains, is, links to",
  },
  { found: /\b(?:limit|time|number|size)\b.{0,30}\b(?:is|are|was) (?:over|reached)\b/i, use: "limit reached, expired" },
];

/** One use of a discouraged word: `file:line: word (use ...)`. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly use: string;
}

const dashed = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1-$2")
    .toLowerCase();

const declaresName = (node: ts.Identifier): boolean => {
  const { parent } = node;
  return "name" in parent && parent.name === node && !ts.isPropertyAccessExpression(parent);
};

/** Returns the comments of a source text without their marks, each with its line; `//` lines in a row are one comment. */
function commentsIn(text: string): readonly { readonly line: number; readonly text: string }[] {
  const found: { line: number; text: string }[] = [];
  let [line, at] = [1, 0];
  for (const match of text.matchAll(
    /\/\*\*?([\s\S]*?)\*\/|(?:^|[;,{}()\]] )[^\S\n]*\/\/ (.*(?:\n[^\S\n]*\/\/ .*)*)$/gm,
  )) {
    line += text.slice(at, match.index).split("\n").length - 1;
    at = match.index;
    const content = (match[1] ?? match[2] ?? "").replace(/^\s*(?:\*|\/\/) ?/gm, "");
    found.push({ line, text: content.replace(/\s+/g, " ").trim() });
  }
  return found;
}

/** Code, quoted test titles and link targets of a page, in which any word may occur. */
const notProse = [
  /^(`{3,})[\s\S]*?^\1`*$/gm,
  /(?<=`[\w./-]+\.(?:test|spec)\.tsx?`:\s+)"[^"]+"(?:,\s+"[^"]+")*/g,
  /`[^`]*`/g,
  /(?<=\])\([^)]*\)/g,
];

/** Returns the paragraphs, list items and table rows of a page with their first lines, without code and test titles. */
function proseIn(markdown: string): readonly { readonly line: number; readonly text: string }[] {
  const prose = notProse.reduce(
    (text, skipped) => text.replace(skipped, (found) => found.replace(/[^\n]/g, "")),
    markdown,
  );
  const found: { line: number; text: string }[] = [];
  let isInside = false;
  for (const [index, whole] of prose.split("\n").entries()) {
    const text = whole.trim();
    const last = found.at(-1);
    if (isInside && last !== undefined && !/^(?:[-*|#]|\d+\.)/.test(text)) last.text += ` ${text}`;
    else if (text !== "") found.push({ line: index + 1, text });
    isInside = text !== "";
  }
  return found;
}

const discouraged = new Map<string, boolean>();

/** Returns true if a name has a discouraged part. Most names occur in many files, so the results are stored. */
function isDiscouraged(name: string): boolean {
  const known = discouraged.get(name);
  if (known !== undefined) return known;
  const words = dashed(name);
  const result = inNames.some((term) => term.found.test(words));
  discouraged.set(name, result);
  return result;
}

/** Returns true if a source file may have a discouraged name or test title. Parsing takes longest, and few files have one. */
const needsParsing = (text: string): boolean =>
  (text.match(/[\p{L}_$][\p{L}\d_$]*/gu) ?? []).some(isDiscouraged) ||
  [...text.matchAll(/\b(?:it|describe|test)\b[^"'`]*["'`](.*)/g)].some(([, title = ""]) =>
    inComments.some((term) => term.found.test(title)),
  );

/** Lists the discouraged words in the names, comments and test titles of a source file, or in the prose of a page. */
export function wordsIn(file: string, text: string): readonly Finding[] {
  const found: Finding[] = [];
  const name = file.split("/").at(-1) ?? file;
  const report = (line: number, shown: string, words: string, terms: readonly Term[]): void => {
    for (const term of terms) if (term.found.test(words)) found.push({ file, line, text: shown, use: term.use });
  };
  report(1, name, dashed(name), inNames);
  if (file.endsWith(".md"))
    for (const { line, text: prose } of proseIn(text)) report(line, prose.slice(0, 80), prose, inProse);
  if (!/\.tsx?$/.test(file)) return found;
  for (const comment of commentsIn(text)) report(comment.line, comment.text.slice(0, 80), comment.text, inComments);
  if (!needsParsing(text)) return found;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineOf = (node: ts.Node): number => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && declaresName(node)) report(lineOf(node), node.text, dashed(node.text), inNames);
    if (ts.isCallExpression(node) && /^(?:it|describe|test)\b/.test(node.expression.getText(source))) {
      const title = node.arguments[0];
      if (title && ts.isStringLiteralLike(title))
        report(lineOf(title), title.text.slice(0, 80), title.text, inComments);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isProse = (text: string): boolean => /\S \S/.test(text);

/** Lists the constructions to avoid in the comments, texts and test titles of a source file, or in the prose of a page. */
export function constructionsIn(file: string, text: string): readonly Finding[] {
  const found: Finding[] = [];
  const report = (line: number, words: string): void => {
    for (const { found: construction, use } of constructions) {
      const match = construction.exec(words);
      if (match) found.push({ file, line, text: words.slice(Math.max(0, match.index - 30), match.index + 50), use });
    }
  };
  if (file.endsWith(".md")) {
    for (const prose of proseIn(text)) report(prose.line, prose.text);
    return found;
  }
  for (const comment of commentsIn(text)) report(comment.line, comment.text);
  // Parsing takes longest, and most files have nothing to report.
  if (!/\.(?:tsx?|json)$/.test(file) || !constructions.some((term) => term.found.test(text))) return found;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if ((isText || ts.isJsxText(node)) && isProse(node.text))
      report(source.getLineAndCharacterOfPosition(node.getStart()).line + 1, node.text.replace(/\s+/g, " "));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns the room of a file: its folder, or two folders in `docs-host`. */
export function roomOf(file: string): string {
  const folders = file.split("/").slice(0, -1);
  return folders.slice(0, folders[0] === "docs-host" ? 2 : 1).join("/") || ".";
}
