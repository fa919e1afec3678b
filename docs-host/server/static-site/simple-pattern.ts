import { type Key, parse, type Token } from "path-to-regexp";
import type { RedirectRule } from "#docs-host/site/model";

/** A redirect with parameters that every host has a rule for. */
export interface SimplePattern {
  readonly status: RedirectRule["status"];
  /** With `*` for the rest of a path, and `:splat` where it goes. */
  readonly splat: { readonly from: string; readonly to: string };
  /** A regular expression, and its target with `$1` for its first group. */
  readonly regex: string;
  readonly target: string;
}

/** Plain segments in a pattern; one with its own expression is not simple. */
const isPlain = (key: Key): boolean =>
  key.prefix === "/" && key.suffix === "" && /^\[\^\\\/#\\\?\]\+\?$/.test(key.pattern);

/**
 * Returns a redirect as a rule of the common hosts: its parameters are whole segments, and only the last one stands for
 * several. Returns undefined for all others.
 */
export function simplePattern({ path, destination, status }: RedirectRule): SimplePattern | undefined {
  const tokens = parse(path);
  const last = tokens.length - 1;
  const isSimple = tokens.every((token, i) => {
    if (typeof token === "string") return /^[\w/.~-]*$/.test(token);
    return isPlain(token) && (token.modifier === "" || (i === last && token.modifier !== "?"));
  });
  const keys = tokens.filter((token): token is Key => typeof token !== "string");
  const names = keys.map(({ name }) => String(name));
  const used = [...destination.replace(/^https?:\/\/[^/]*/i, "").matchAll(/:(\w+)[*+]?/g)].map(([, name = ""]) => name);
  if (!isSimple || used.some((name) => !names.includes(name)) || !/^[\w:/.~%?=&#*+@-]*$/.test(destination))
    return undefined;
  const fill = (write: (name: string) => string): string =>
    destination.replace(/(?<=[/=]):(\w+)[*+]?/g, (_, name: string) => write(name));
  const rest = keys.find(({ modifier }) => modifier !== "")?.name;
  return {
    status,
    splat: {
      from: tokens.map((token) => splatText(token)).join(""),
      to: fill((name) => (name === rest ? ":splat" : `:${name}`)),
    },
    regex: `^${tokens.map((token) => regexText(token)).join("")}/?$`,
    target: fill((name) => `$${names.indexOf(name) + 1}`),
  };
}

const splatText = (token: Token): string =>
  typeof token === "string" ? token : token.modifier === "" ? `/:${token.name}` : "/*";

function regexText(token: Token): string {
  if (typeof token === "string") return token.replaceAll(".", "\\.");
  if (token.modifier === "") return "/([^/]+)";
  return token.modifier === "*" ? "(?:/(.*?))?" : "/(.+?)";
}
