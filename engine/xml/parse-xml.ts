import { defined } from "#engine/item-at";
import { foundAt, type JsonFault, type JsonSyntaxError, jsonLimitFaults, type Span, syntaxError } from "#engine/json";
import { allowed } from "./xml-text.ts";

/** An attribute of an element, with its references replaced. */
export interface XmlAttribute extends XmlName, Span {
  readonly value: string;
}

/** A name as written, its part after the prefix, and its namespace (Namespaces in XML 1.0). */
interface XmlName {
  readonly name: string;
  readonly local: string;
  readonly namespace: string | undefined;
}

/** An element of a document. Declarations of namespaces are not among its attributes. */
export interface XmlElement extends XmlName, Span {
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly (XmlElement | string)[];
}

/** The result of reading a document. */
export type ParsedXml =
  | { readonly ok: true; readonly root: XmlElement }
  | { readonly ok: false; readonly error: JsonSyntaxError };

class XmlFailure extends Error {
  readonly fault: JsonFault;
  readonly offset: number;
  readonly found: string | undefined;
  constructor(fault: JsonFault, offset: number, found?: string) {
    super();
    this.fault = fault;
    this.offset = offset;
    this.found = found;
  }
}

/** The namespaces that an element declares, by prefix; the default one has the prefix "". */
interface Scope {
  readonly declared: ReadonlyMap<string, string>;
  readonly outer?: Scope | undefined;
}

interface OpenElement extends XmlElement {
  readonly children: (XmlElement | string)[];
  to: number;
  readonly within: Scope;
}

/** Elements within each other. Own choice: readers are recursive, and documents of people have a tenth. */
const maxDepth = 250;

const nameAt = /[:A-Z_a-z\u{b7}-\u{10ffff}][\w.:\-\u{b7}-\u{10ffff}]*/uy;
const blankAt = /[ \t\r\n]*/y;
const assignAt = /[ \t\r\n]*=[ \t\r\n]*(?:"([^<"]*)"|'([^<']*)')/y;
/** Comments, instructions, and a document type without declarations: entities are never expanded. */
const skippedAt = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[\]<>]*>/y;
const cdataAt = /<!\[CDATA\[([\s\S]*?)\]\]>/y;
const textAt = /[^<]+/y;
const entities = new Map(Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }));
const known: Scope = { declared: new Map([["xml", "http://www.w3.org/XML/1998/namespace"]]) };

/**
 * Reads a well-formed XML document (XML 1.0). Documents that declare entities are rejected, so nothing is expanded. The
 * first syntax error ends the reading, with its position.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the functions of this single scan share its position, as in parseJson.
export function parseXml(text: string): ParsedXml {
  let at = 0;
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;

  const scan = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at = pattern.lastIndex;
    return match;
  };
  const unexpected = (offset = at): XmlFailure =>
    new XmlFailure("expected XML, found {}", offset, foundAt(text, offset));
  const readName = (): string => {
    const match = scan(nameAt);
    if (!match) throw unexpected();
    return match[0];
  };
  /** Replaces line breaks, and references to characters and to the entities of XML (XML 1.0 §2.11, §4.1, §4.6). */
  const referenced = (raw: string, offset: number): string =>
    raw.replace(/\r\n?|&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w+));|&/g, (match, decimal, hex, name, index: number) => {
      if (match[0] === "\r") return "\n";
      const code = decimal !== undefined ? Number(decimal) : hex !== undefined ? Number.parseInt(hex, 16) : undefined;
      const character =
        code === undefined ? entities.get(name) : code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
      if (character === undefined || allowed(character) === "") throw unexpected(offset + index);
      return character;
    });
  const put = (child: XmlElement | string): void => {
    const around = open.at(-1);
    if (around !== undefined) around.children.push(child);
    else if (typeof child !== "string") root = child;
  };

  const readAttributes = (): readonly (readonly [string, string, Span])[] => {
    const found: (readonly [string, string, Span])[] = [];
    const names = new Set<string>();
    for (;;) {
      const isApart = scan(blankAt)?.[0] !== "";
      if (text[at] === ">" || text[at] === "/") return found;
      const from = at;
      if (!isApart) throw unexpected();
      const name = readName();
      const value = scan(assignAt);
      if (value === null || names.has(name)) throw unexpected(value === null ? at : from);
      names.add(name);
      const raw = value[1] ?? value[2] ?? "";
      found.push([name, referenced(raw, at - 1 - raw.length), { from, to: at }]);
    }
  };
  const readTag = (): void => {
    const from = at;
    if (root !== undefined && open.length === 0) throw unexpected();
    if (open.length >= maxDepth) throw new XmlFailure(jsonLimitFaults.depth, from, String(maxDepth));
    at += 1;
    const name = readName();
    const attributes = readAttributes();
    const declared = attributes.flatMap(([key, value]): readonly [string, string][] =>
      key === "xmlns" ? [["", value]] : key.startsWith("xmlns:") ? [[key.slice(6), value]] : [],
    );
    const outer = open.at(-1)?.within ?? known;
    const within = declared.length === 0 ? outer : { declared: new Map(declared), outer };
    const element: OpenElement = {
      ...named(name, within),
      ...{ from, to: at, within, children: [] },
      attributes: attributes.flatMap(([key, value, span]) =>
        // An attribute without a prefix has no namespace (Namespaces in XML 1.0 §6.2).
        /^xmlns(?::|$)/.test(key) ? [] : [{ ...named(key, key.includes(":") ? within : undefined), value, ...span }],
      ),
    };
    const isEmpty = text[at] === "/";
    at += isEmpty ? 1 : 0;
    if (text[at] !== ">") throw unexpected();
    at += 1;
    element.to = at;
    put(element);
    if (!isEmpty) open.push(element);
  };
  const readEnd = (): void => {
    const from = at;
    at += 2;
    const name = readName();
    const element = open.pop();
    if (element === undefined) throw unexpected(from);
    if (element.name !== name) throw new XmlFailure("the element {} has no closing tag", element.from, element.name);
    scan(blankAt);
    if (text[at] !== ">") throw unexpected();
    at += 1;
    element.to = at;
  };
  const readText = (): void => {
    const from = at;
    const raw = scan(textAt)?.[0] ?? "";
    if (open.length === 0 && /[^ \t\r\n\ufeff]/.test(raw)) throw unexpected(from + raw.search(/[^ \t\r\n\ufeff]/));
    put(referenced(raw, from));
  };

  try {
    while (at < text.length) {
      if (text[at] !== "<") readText();
      else if (text[at + 1] === "/") readEnd();
      else if (!scan(skippedAt)) {
        const section = open.length === 0 ? null : scan(cdataAt);
        if (section) put(defined(section[1]).replace(/\r\n?/g, "\n"));
        else readTag();
      }
    }
    const unclosed = open.at(-1);
    if (unclosed) throw new XmlFailure("the element {} has no closing tag", unclosed.from, unclosed.name);
    if (root === undefined) throw unexpected();
    return { ok: true, root };
  } catch (error) {
    if (!(error instanceof XmlFailure)) throw error;
    return { ok: false, error: syntaxError(text, error) };
  }
}

/** Splits a name into its prefix and its local part, and finds its namespace. */
function named(name: string, within: Scope | undefined): XmlName {
  const colon = name.indexOf(":");
  const prefix = name.slice(0, Math.max(0, colon));
  let scope = within;
  while (scope !== undefined && !scope.declared.has(prefix)) scope = scope.outer;
  return { name, local: name.slice(colon + 1), namespace: scope?.declared.get(prefix) };
}
