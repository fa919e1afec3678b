/** A part of a text with expressions: text as it is, or the words for an expression. */
export interface ExpressionPart {
  readonly kind: "text" | "value";
  readonly text: string;
}

const kinds: { readonly [kind: string]: string } = {
  query: "query parameter",
  path: "path parameter",
  header: "header",
};

/**
 * Describes a runtime expression for readers (OpenAPI "Runtime Expressions"): `$request.body#/url` is `url in the
 * request body`. Undefined for any other text.
 */
export function expressionInWords(text: string): string | undefined {
  if (text === "$url") return "the URL of the request";
  if (text === "$method") return "the method of the request";
  if (text === "$statusCode") return "the status code of the response";
  const [, place, rest = ""] = /^\$(request|response)\.(.+)$/s.exec(text) ?? [];
  if (place === undefined) return undefined;
  if (rest === "body" || rest === "body#" || rest === "body#/") return `the ${place} body`;
  if (rest.startsWith("body#/")) return `${pointerInWords(rest.slice("body#/".length))} in the ${place} body`;
  const [, kind = "", name] = /^(query|path|header)\.(.+)$/s.exec(rest) ?? [];
  return name === undefined ? undefined : `the ${kinds[kind]} ${name} of the ${place}`;
}

/** Writes a JSON Pointer as names with dots. */
const pointerInWords = (pointer: string): string =>
  pointer
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .join(".");

/** Splits an address at its expressions in braces, such as `{$request.body#/url}?id={$request.query.id}`. */
export function expressionParts(text: string): readonly ExpressionPart[] {
  return text.split(/(\{\$[^{}]*\})/).flatMap((part): readonly ExpressionPart[] => {
    if (part === "") return [];
    const words = part.startsWith("{$") ? expressionInWords(part.slice(1, -1)) : undefined;
    return [words === undefined ? { kind: "text", text: part } : { kind: "value", text: words }];
  });
}
