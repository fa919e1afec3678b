import { isIpv6 } from "./addresses.ts";

/** The character classes of URIs (RFC 3986 §2) and IRIs (RFC 3987 §2.2), as parts of patterns. */
interface Classes {
  readonly path: RegExp;
  readonly user: RegExp;
  readonly name: RegExp;
  readonly query: RegExp;
  readonly fragment: RegExp;
}

const classesOf = (others: string, privates: string): Classes => {
  const plain = `[a-z0-9\\-._~!$&'()*+,;=${others}`;
  const repeated = (more: string): RegExp => new RegExp(`^(?:${plain}${more}]|%[0-9a-f]{2})*$`, "iu");
  return {
    path: repeated(":@/"),
    user: repeated(":"),
    name: repeated(""),
    query: repeated(`:@/?${privates}`),
    fragment: repeated(":@/?"),
  };
};

const ascii = classesOf("", "");
const planes = Array.from({ length: 14 }, (_, i) => {
  const plane = (i + 1).toString(16);
  return `\\u{${plane}${i === 13 ? "1000" : "0000"}}-\\u{${plane}fffd}`;
}).join("");
const unicode = classesOf(
  `\\u{a0}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{ffef}${planes}`,
  "\\u{e000}-\\u{f8ff}\\u{f0000}-\\u{ffffd}\\u{100000}-\\u{10fffd}",
);

/** The parts of a reference (RFC 3986 appendix B). */
const parts = /^(?:([a-z][a-z0-9+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/isu;

/** Returns true for a URI (RFC 3986 §3). */
export const isUri = (text: string): boolean => isAddress(text, ascii, true);
/** Returns true for a URI or a relative reference (RFC 3986 §4.1). */
export const isUriReference = (text: string): boolean => isAddress(text, ascii, false);
/** Returns true for an IRI (RFC 3987 §2.2). */
export const isIri = (text: string): boolean => isAddress(text, unicode, true);
/** Returns true for an IRI or a relative reference (RFC 3987 §2.2). */
export const isIriReference = (text: string): boolean => isAddress(text, unicode, false);

function isAddress(text: string, classes: Classes, isAbsolute: boolean): boolean {
  const match = parts.exec(text);
  if (match === null) return false;
  const [, scheme, authority, path = "", query = "", fragment = ""] = match;
  if (isAbsolute && scheme === undefined) return false;
  if (authority !== undefined && !isAuthority(authority, classes)) return false;
  if (authority !== undefined && path !== "" && !path.startsWith("/")) return false;
  // Without a scheme, a colon would end one (RFC 3986 §4.2).
  if (scheme === undefined && authority === undefined && path.split("/", 1)[0]?.includes(":")) return false;
  return classes.path.test(path) && classes.query.test(query) && classes.fragment.test(fragment);
}

function isAuthority(authority: string, { user, name }: Classes): boolean {
  const at = authority.lastIndexOf("@");
  if (at >= 0 && !user.test(authority.slice(0, at))) return false;
  const host = /^(\[[^\]]*\]|[^:]*)(?::\d*)?$/u.exec(authority.slice(at + 1))?.[1];
  if (host === undefined) return false;
  if (!host.startsWith("[")) return name.test(host);
  const literal = host.slice(1, -1);
  return isIpv6(literal) || /^v[0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+$/i.test(literal);
}

const variable = "(?:[a-z0-9_]|%[0-9a-f]{2})(?:\\.?(?:[a-z0-9_]|%[0-9a-f]{2}))*(?::[1-9]\\d{0,3}|\\*)?";
const expression = new RegExp(`^[+#./;?&=,!@|]?${variable}(?:,${variable})*$`, "i");
const literals = /^(?:[^\0-\x20"%<>\\^`{|}\x7f]|%[0-9a-f]{2})*$/i;

/** Returns true for a URI template (RFC 6570 §2). */
export function isUriTemplate(text: string): boolean {
  return text
    .split(/(\{[^{}]*\})/)
    .every((part) =>
      part.startsWith("{") && part.endsWith("}") ? expression.test(part.slice(1, -1)) : literals.test(part),
    );
}
