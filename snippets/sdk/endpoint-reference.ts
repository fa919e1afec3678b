/** The methods that an endpoint reference may name (docs/behavior.md#snippets). */
const methods = ["GET", "POST", "PUT", "DELETE", "PATCH"] as const;

/** An endpoint as a key of snippets. */
export interface EndpointReference {
  readonly method: (typeof methods)[number];
  readonly path: string;
}

/** A text is not an endpoint reference. */
export class InvalidEndpointReferenceError extends Error {
  override readonly name = "InvalidEndpointReferenceError";
  constructor(text: string) {
    super(
      `invalid endpoint reference ${JSON.stringify(text)}: write a method (${methods.join(", ")}), a space and a path such as /plants/{id}`,
    );
  }
}

const form = new RegExp(`^(${methods.join("|")}) (/[A-Za-z\\d/{}_-]*)$`);

/**
 * Parses an endpoint reference: a method, one space, and a path that starts with a slash and holds letters, digits,
 * slashes, braces, underscores and hyphens (docs/behavior.md#snippets). Throws `InvalidEndpointReferenceError` for
 * anything else.
 */
export function endpointReference(text: string): EndpointReference {
  const [whole, method, path] = form.exec(text) ?? [];
  const known = methods.find((one) => one === method);
  // `$` would let a line break at the end pass.
  if (whole !== text || known === undefined || path === undefined) throw new InvalidEndpointReferenceError(text);
  return { method: known, path };
}
