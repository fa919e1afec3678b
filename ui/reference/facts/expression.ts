import type { TextKey, Texts } from "#ui/text";
/** A part of a text with expressions: unchanged text, or the description of an expression. */
export interface ExpressionPart {
  readonly kind: "text" | "value";
  readonly text: string;
}

const kinds: { readonly [kind: string]: TextKey } = {
  "request.query": "theQueryParameterName",
  "request.path": "thePathParameterName",
  "request.header": "theHeaderNameOf",
  "response.header": "theHeaderNameOfThe",
};

const wholes: { readonly [expression: string]: TextKey } = {
  $url: "theUrlOfThe",
  $method: "theMethodOfThe",
  $statusCode: "theStatusCodeOf",
};

/**
 * Describes a runtime expression for readers (OpenAPI "Runtime Expressions"): `$request.body#/url` is `url in the
 * request body`. Undefined for any other text.
 */
export function expressionInWords(expression: string, { text }: Texts): string | undefined {
  const whole = Object.hasOwn(wholes, expression) ? wholes[expression] : undefined;
  if (whole !== undefined) return text(whole);
  const [, place, rest = ""] = /^\$(request|response)\.(.+)$/s.exec(expression) ?? [];
  if (place === undefined) return undefined;
  const isRequest = place === "request";
  if (rest === "body" || rest === "body#" || rest === "body#/")
    return text(isRequest ? "theRequestBody" : "theResponseBody");
  if (rest.startsWith("body#/"))
    return text(isRequest ? "pathInRequestBody" : "pathInResponseBody", {
      path: pointerInWords(rest.slice("body#/".length)),
    });
  const [, kind, name] = /^(query|path|header)\.(.+)$/s.exec(rest) ?? [];
  const phrase = kinds[`${place}.${kind}`];
  return name === undefined || phrase === undefined ? undefined : text(phrase, { name });
}

/** Writes a JSON Pointer as names with dots. */
const pointerInWords = (pointer: string): string =>
  pointer
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .join(".");

/** Splits an address at its expressions in braces, such as `{$request.body#/url}?id={$request.query.id}`. */
export function expressionParts(text: string, texts: Texts): readonly ExpressionPart[] {
  return text.split(/(\{\$[^{}]*\})/).flatMap((part): readonly ExpressionPart[] => {
    if (part === "") return [];
    const words = part.startsWith("{$") ? expressionInWords(part.slice(1, -1), texts) : undefined;
    return [words === undefined ? { kind: "text", text: part } : { kind: "value", text: words }];
  });
}
