import { applyEdit, type FormState, redactForm } from "#engine/form";
import { isExact, isList, type Json } from "#engine/json";
import type { Path, Shape, Types } from "#engine/shape";
import { headerKey, isCredentialHeader } from "./headers.ts";

/** Names of members that hold credentials by convention, whatever a definition says. */
const credentialMember =
  /^(?:password|passwd|passphrase|secret|client[-_]?secret|api[-_]?key|access[-_]?token|refresh[-_]?token|id[-_]?token|private[-_]?key|authorization)$/i;

/** Returns true if a member of a value holds a credential by its name, whatever a definition says. */
export const isCredentialMember = (name: string): boolean => credentialMember.test(name);

/** The rules that decide which values are credentials. `credentialHeaders` are the names of the API's auth schemes. */
export interface RedactInput {
  readonly shape: Shape;
  readonly types: Types;
  readonly credentialHeaders: readonly string[];
}

/**
 * Removes from a form whatever may be a credential, so that the rest may be shared or stored: strings of the format
 * `password` by any variant of a union, headers that carry credentials, and members named like one. Lists keep their
 * length and maps their keys.
 */
export function redactCredentials(state: FormState, { shape, types, credentialHeaders }: RedactInput): FormState {
  const ownHeaders = new Set(credentialHeaders.map(headerKey));
  const isCredential = (at: Path, value: Json): boolean => {
    const name = at.at(-1);
    if (typeof name !== "string") return false;
    const isHeader = at.length === 2 && at[0] === "headers";
    if (isHeader && (isCredentialHeader(name) || ownHeaders.has(headerKey(name)))) return true;
    return isCredentialMember(name) && typeof value === "string";
  };
  const found: Path[] = [];
  const look = (value: Json, at: Path): void => {
    if (isCredential(at, value)) {
      found.push(at);
      return;
    }
    if (typeof value !== "object" || value === null || isExact(value)) return;
    for (const [key, inner] of Object.entries(value)) look(inner, [...at, isList(value) ? Number(key) : key]);
  };
  const open = redactForm(types)(shape)(state);
  look(open.value, []);
  return found.reduce((left, at) => applyEdit(left, { type: "remove", at }), open);
}
