import type { ModuleDeclaration, Statement } from "acorn";
import type { Root } from "mdast";
import { itemAt } from "#engine/item-at";
import { cut } from "#engine/text";
import { type Attribute, type MarkNode, marksIn, type Tag } from "#mdx/syntax";
import { canonicalName } from "#mdx/tags";

/** A range of a text in UTF-16 offsets from 0; `end` is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A part of a page with a value that only code has. */
export interface CodePart extends Range {
  /** An element and an expression are replaced by elements, the expression of an attribute by a literal. */
  readonly kind: "element" | "expression" | "attribute";
  /** Of an element: the text between its tags, which remains markdown. */
  readonly inner?: Range;
  /** Of an element that only has elements and expressions between its tags: these, so that it can read their attributes. */
  readonly children?: readonly ChildPart[];
}

/** An element or an expression directly inside an element of code. */
export interface ChildPart extends Range {
  /** Of an element with a closing tag: the text between its tags. */
  readonly inner?: Range;
}

/** The code of a page. Offsets are in its text after the front matter. */
export interface PageCode {
  /** Imports and exports with code, which readers of the page don't need. */
  readonly statements: readonly Range[];
  /** Imports and exports that the parts may need. */
  readonly modules: string;
  /** The texts that the page imports, as their imports name them. */
  readonly texts: readonly string[];
  /** In the order of the text; parts may be inside the elements before them. */
  readonly parts: readonly CodePart[];
}

/** A node of the syntax tree of JavaScript, with any members. */
interface Node {
  readonly type: string;
  readonly [member: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** Finds the code of a page with this text after its front matter; undefined for most pages, which have none. */
export function findCode(tree: Root, text: string): PageCode | undefined {
  const marks = marksIn(tree);
  const names = new Set<string>();
  const statements: Range[] = [];
  const modules: string[] = [];
  const texts: string[] = [];
  for (const { mark, position } of marks) {
    if (mark.kind !== "code") continue;
    const at = position?.start.offset ?? 0;
    for (const statement of mark.statements) {
      const written = mark.text.slice(statement.start, statement.end);
      const found = readStatement(statement, names);
      modules.push(found.text === undefined ? written : textImport(statement, written));
      if (found.text !== undefined) texts.push(found.text);
      if (found.isCode) statements.push({ start: at + statement.start, end: at + statement.end });
    }
  }
  const parts = partsOf(marks, names, text);
  return parts.length + modules.length === 0 ? undefined : { statements, parts, texts, modules: modules.join("\n") };
}

/** Adds the names that a statement gives to code. */
function readStatement(
  node: Statement | ModuleDeclaration,
  names: Set<string>,
): { readonly isCode: boolean; readonly text?: string } {
  if (node.type === "ImportDeclaration") {
    const text = String(node.source.value);
    const isText = /\.mdx?$/i.test(text);
    const code = node.specifiers.filter(({ type }) => !(isText && type === "ImportDefaultSpecifier"));
    // Packages don't run; the site's component with the same name replaces theirs.
    const isPackage = !/^(?:[./]|@\/)/.test(text);
    for (const { local } of code) if (!isPackage || canonicalName(local.name) === undefined) names.add(local.name);
    return { isCode: code.length === node.specifiers.length, ...(isText && { text }) };
  }
  const declaration = "declaration" in node ? node.declaration : undefined;
  if (declaration?.type !== "VariableDeclaration") {
    if (declaration && "id" in declaration && declaration.id) names.add(declaration.id.name);
    return { isCode: true };
  }
  const { declarations } = declaration;
  const isCode = declarations.some(({ id, init }) => id.type !== "Identifier" || isCodeIn(init, names));
  if (isCode) for (const { id } of declarations) for (const name of namesIn(id)) names.add(name);
  return { isCode };
}

/** Returns the names in a pattern, such as `{ a, b: [c] }`. */
function namesIn(pattern: unknown): readonly string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(namesIn);
  if (!isNode(pattern)) return [];
  if (pattern.type === "Identifier") return [String(pattern.name)];
  if (pattern.type === "Property") return namesIn(pattern.value);
  return Object.values(pattern).flatMap(namesIn);
}

/** Imported markdown stays in the page as an element with the name of its import. Its exports are code. */
function textImport(node: Statement | ModuleDeclaration, text: string): string {
  const specifiers = node.type === "ImportDeclaration" ? node.specifiers : [];
  const whole = specifiers.find(({ type }) => type === "ImportDefaultSpecifier")?.local.name;
  const constant = whole === undefined ? "" : `const ${whole} = ${JSON.stringify(whole)};`;
  return specifiers.length === 1 && whole !== undefined ? constant : `${text.replace(`${whole},`, "")}\n${constant}`;
}

/** Nodes that the readers of pages evaluate themselves. */
const plain =
  /^(?:Literal|TemplateLiteral|TemplateElement|UnaryExpression|ArrayExpression|ObjectExpression|Property|Identifier|MemberExpression|ParenthesizedExpression|JSX(?!SpreadAttribute|SpreadChild|MemberExpression).*)$/;

/** Returns true if the value of an expression needs code to run. */
function isCodeIn(node: unknown, names: ReadonlySet<string>): boolean {
  if (Array.isArray(node)) return node.some((one) => isCodeIn(one, names));
  if (!isNode(node)) return false;
  if (node.type === "BinaryExpression") {
    if (node.operator !== "+" && node.operator !== "-") return true;
  } else if (!plain.test(node.type)) return true;
  if (isLength(node)) return true;
  if (/Identifier$/.test(node.type) && names.has(String(node.name))) return true;
  const { key, computed, property, ...rest } = node;
  const own = computed === true ? [key, property] : [];
  return [...own, ...Object.values(rest)].some((one) => isCodeIn(one, names));
}

/** The length of a list is not in its data. */
const isLength = ({ type, computed, property }: Node): boolean =>
  type === "MemberExpression" && computed === false && isNode(property) && property.name === "length";

function partsOf(marks: readonly MarkNode[], names: ReadonlySet<string>, text: string): readonly CodePart[] {
  const parts: CodePart[] = [];
  marks.forEach(({ mark, position }, index) => {
    const [start, end] = [position?.start.offset, position?.end.offset];
    if (start === undefined || end === undefined) return;
    if (mark.kind === "expression" && isCodeIn(mark.braces.expression, names))
      parts.push({ kind: "expression", start, end });
    if (mark.kind !== "tag" || mark.tag.isClosing) return;
    if (!names.has(cut(mark.tag.name, ".")[0])) {
      parts.push(...mark.tag.attributes.flatMap((attribute) => attributePart(attribute, names)));
    } else if (mark.tag.isSelfClosing) parts.push({ kind: "element", start, end });
    else {
      const close = closingOf(marks, index);
      if (close === undefined) return;
      const inner = { start: end, end: close.start };
      const children = childrenIn(marks, index + 1, inner, { names, text });
      parts.push({ kind: "element", start, end: close.end, inner, ...(children && { children }) });
    }
  });
  return parts;
}

/** Returns the elements and expressions in a range; undefined if it has other text, or a tag that JSX lacks. */
function childrenIn(
  marks: readonly MarkNode[],
  from: number,
  inner: Range,
  { names, text }: { readonly names: ReadonlySet<string>; readonly text: string },
): readonly ChildPart[] | undefined {
  const children: ChildPart[] = [];
  let at = inner.start;
  for (let index = from; index < marks.length; index += 1) {
    const { mark, position } = itemAt(marks, index);
    const [start = at, end = at] = [position?.start.offset, position?.end.offset];
    if (start >= inner.end) break;
    if (start < at) continue;
    if (text.slice(at, start).trim() !== "") return undefined;
    if (mark.kind === "comment" || mark.kind === "expression") {
      if (mark.kind === "expression" && mark.braces.expression !== undefined && !mark.braces.isSpread)
        children.push({ start, end });
      at = end;
      continue;
    }
    if (mark.kind !== "tag" || mark.tag.isClosing || !isElementOfCode(mark.tag, names)) return undefined;
    const close = mark.tag.isSelfClosing ? { start: end, end } : closingOf(marks, index);
    if (close === undefined) return undefined;
    children.push({
      start,
      end: close.end,
      ...(!mark.tag.isSelfClosing && { inner: { start: end, end: close.start } }),
    });
    at = close.end;
  }
  return children.length === 0 || text.slice(at, inner.end).trim() !== "" ? undefined : children;
}

/** Returns true if code can create the element of a tag: one of code, a component of the site, or HTML. */
const isElementOfCode = ({ name, attributes }: Tag, names: ReadonlySet<string>): boolean =>
  (names.has(cut(name, ".")[0]) || canonicalName(name) !== undefined || /^[a-z][\w-]*$/.test(name)) &&
  attributes.every(({ isOnlyHtml, value }) => !isOnlyHtml && (typeof value !== "object" || !value.isBroken));

function attributePart({ value }: Attribute, names: ReadonlySet<string>): readonly CodePart[] {
  if (typeof value !== "object" || !isCodeIn(value.expression, names)) return [];
  return [{ kind: "attribute", start: value.at, end: value.end - 1 }];
}

/** Returns the range of the tag that closes an element. */
function closingOf(marks: readonly MarkNode[], open: number): Range | undefined {
  const first = marks[open]?.mark;
  let depth = 0;
  for (const { mark, position } of marks.slice(open)) {
    if (mark.kind !== "tag" || first?.kind !== "tag" || mark.tag.name !== first.tag.name || mark.tag.isSelfClosing)
      continue;
    depth += mark.tag.isClosing ? -1 : 1;
    const [start, end] = [position?.start.offset, position?.end.offset];
    if (depth === 0) return start === undefined || end === undefined ? undefined : { start, end };
  }
  return undefined;
}
