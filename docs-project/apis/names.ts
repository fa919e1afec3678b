import { camelCase, startCase } from "es-toolkit/compat";

/** Abbreviations that keep their letters in titles. */
const abbreviations = new Map(
  [
    ...[
      "AI",
      "API",
      "APIs",
      "AWS",
      "CLI",
      "CSS",
      "CSV",
      "DNS",
      "GCP",
      "GraphQL",
      "HTML",
      "HTTP",
      "HTTPS",
      "IAM",
      "ID",
      "IDs",
    ],
    ...["IP", "JSON", "JWT", "KYC", "LLM", "MFA", "OAuth", "OAuth2", "OTP", "PDF", "PDFs", "PHP", "PII", "REST"],
    ...["SDK", "SDKs", "SKU", "SMS", "SQL", "SSH", "SSL", "SSO", "TLS", "UI", "URI", "URL", "URLs", "UTC", "UX", "XML"],
  ].map((word) => [word.toLowerCase(), word]),
);

/** Words that are not capitalized within titles. */
const small: ReadonlySet<string> = new Set(
  "a an and as at but by for from in into nor of off on onto or over per so than the to up via with yet".split(" "),
);

/** Returns the title of a package by its name: `gardenBeds` as "Garden Beds", `api_keys` as "API Keys". */
export function packageTitle(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .replace(/[_-]/g, " ")
    .trim()
    .split(/\s+/);
  return words
    .map((written, i) => {
      const word = written.toLowerCase();
      const isInside = i > 0 && i < words.length - 1;
      return (
        abbreviations.get(word) ?? (isInside && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))
      );
    })
    .join(" ");
}

/** Returns the name of the package that a tag makes. */
export const packageName = (tag: string): string => camelCase(tag);

/** Splits a name into words, as far as names of tags and operations have to be compared. */
const tokens = (name: string): readonly string[] =>
  (/^[a-z]+(?:[A-Z][a-z]+)*$/.test(name) ? name.split(/(?=[A-Z])/) : name.split(/[^a-zA-Z0-9]+/))
    .map((word) => word.toLowerCase())
    .filter((word) => word !== "");

/**
 * Returns the name of an operation in the package of its tag: `plants_create` is `create` in `plants`. A name that says
 * no more than its tag is outside of the package.
 */
export function operationName(
  id: string,
  tag: string | undefined,
): { readonly name: string; readonly isInside: boolean } {
  const own = id.includes(".") ? camelCase(id) : id;
  if (tag === undefined) return { name: own, isInside: false };
  const [inTag, inId] = [tokens(tag), tokens(id)];
  const rest = inId.slice(inTag.length);
  const isPrefix = inTag.every((word, i) => word === inId[i]);
  if (isPrefix && rest.length === 0 && inTag.length === inId.length) return { name: tag, isInside: false };
  if (!isPrefix || /^\d/.test(rest[0] ?? "")) return { name: own, isInside: true };
  return { name: camelCase(rest.join("_")), isInside: true };
}

/** Returns the title of an operation without one: its name in words. */
export const operationTitle = (name: string): string => startCase(name);
