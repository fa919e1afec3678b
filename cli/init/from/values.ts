/** Code of a configuration that has no literal value. */
export class Unread {
  readonly file: string;
  readonly line: number;
  /** Start of the code. */
  readonly code: string;

  constructor(file: string, line: number, code: string) {
    this.file = file;
    this.line = line;
    this.code = code;
  }
}

/** Returns true for an object with keys. */
export const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Unread);

/** Returns a text or a number as text; undefined for all else. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : undefined;

/** Returns a list, or an empty one. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the value at a path of keys in objects and lists. */
export function valueAt(value: unknown, ...keys: readonly (string | number)[]): unknown {
  let found = value;
  for (const key of keys) {
    if (Array.isArray(found) && typeof key === "number") found = found[key];
    else if (isRecord(found)) found = Object.hasOwn(found, key) ? found[String(key)] : undefined;
    else return found instanceof Unread ? found : undefined;
  }
  return found;
}

/** Returns the text at a path of keys. */
export const textAt = (value: unknown, ...keys: readonly (string | number)[]): string | undefined =>
  textOf(valueAt(value, ...keys));

/** Returns true for the address of another site. */
export const isExternal = (href: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
