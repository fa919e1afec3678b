import { applyEdit, type FormState, shapeFinder } from "#engine/form";
import { controlOf } from "#engine/interpret";
import { isExact, isList, type Json } from "#engine/json";
import { type Path, type Shape, type Types, valueAt } from "#engine/shape";
import { headerKey, isCredentialHeader } from "./headers.ts";

/** Names of members that hold credentials by wide custom, whatever a definition says of them. */
const credentialMember =
  /^(?:password|passwd|passphrase|secret|client[-_]?secret|api[-_]?key|access[-_]?token|refresh[-_]?token|id[-_]?token|private[-_]?key|authorization)$/i;

/** What decides which values are credentials. `credentialHeaders` are the names that the API's auth schemes use. */
export interface CarryInput {
  readonly shape: Shape;
  readonly types: Types;
  readonly credentialHeaders: readonly string[];
}

/**
 * Takes out of a form whatever may be a credential, so that the rest may be shared or kept: texts of the format
 * `password`, headers that carry credentials, and members that are called like one. A list keeps its length.
 */
export function withoutCredentials(state: FormState, { shape, types, credentialHeaders }: CarryInput): FormState {
  const shapeAt = shapeFinder(types);
  const control = controlOf(types);
  const ownHeaders = new Set(credentialHeaders.map(headerKey));
  /** A text that may be a password is taken for one; unions within unions are few, and a shape may hold itself. */
  const maySecret = (of: Shape, depth = 0): boolean => {
    const view = control(of);
    if (view.kind === "nullable") return maySecret(view.item, depth);
    if (view.kind === "union") return depth < 4 && view.variants.some((one) => maySecret(one.shape, depth + 1));
    return view.kind === "text" && view.secret;
  };
  const isSecretText = (at: Path): boolean => {
    const of = shapeAt(shape, state, at);
    return of !== undefined && maySecret(of);
  };
  const isCredential = (at: Path, value: Json): boolean => {
    const name = at.at(-1);
    if (typeof name === "string") {
      if (at.length === 2 && at[0] === "headers" && (isCredentialHeader(name) || ownHeaders.has(headerKey(name))))
        return true;
      if (credentialMember.test(name) && typeof value === "string") return true;
    }
    return typeof value === "string" && value !== "" && isSecretText(at);
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
  look(state.value, []);
  return found.reduce(
    (left, at) =>
      isList(valueAt(left.value, at.slice(0, -1)))
        ? applyEdit(left, { type: "set", at, value: "" })
        : applyEdit(left, { type: "remove", at }),
    state,
  );
}
