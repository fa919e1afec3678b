/**
 * Returns the web address of an image: an absolute or relative address, or a file of the site by its id in any wire
 * format; undefined for schemes other than HTTP and HTTPS.
 */
export function imageAddress(
  value: unknown,
  files: ReadonlyMap<string, { readonly url: string }>,
  base: string,
): string | undefined {
  const inner = fileIdOf(value);
  if (inner === undefined) return undefined;
  const file = files.get(inner.replace(/^file:/, ""));
  const href = file?.url ?? (/^(?:https?:)?\//i.test(inner) ? inner : undefined);
  return href === undefined ? undefined : webAddressOf(href, base);
}

/** Returns the file that a value names, with or without its scheme; it may be an address instead. */
export function fileIdOf(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return textOf(value);
  return textOf("id" in value ? value.id : "value" in value ? value.value : undefined);
}

/** Returns a value as a text without spaces around it; undefined if nothing is left. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

/** Resolves an absolute or relative address; undefined for schemes other than HTTP and HTTPS. */
export function webAddressOf(href: string, base: string): string | undefined {
  const url = URL.parse(href, base);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
