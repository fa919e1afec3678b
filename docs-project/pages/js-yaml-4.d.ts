/** Version 4 of js-yaml, which has no types of its own; as much of it as front matter needs. */
declare module "js-yaml-4" {
  /** Parses one document. Throws a `YAMLException` if it is invalid. */
  export function load(text: string): unknown;
  /** Writes a value as YAML. */
  export function dump(value: unknown): string;
  /** A syntax error, and its offset from 0. */
  export class YAMLException extends Error {
    readonly reason: string;
    readonly mark?: { readonly position: number };
  }
}
