import type { Endpoint } from "#engine/model";
import { type ChangeLocation, named } from "../report/index.ts";
import type { ComparisonContext } from "../shapes/index.ts";

type Protected = Pick<Endpoint, "auth" | "security" | "scopes">;

/** Schemes that are required together; none for a call without credentials. */
type SchemeSet = readonly string[];

/**
 * Compares the credentials that a call requires. Older callers are still accepted if their credentials contain a set
 * that is sufficient now.
 */
export function compareAuth(
  older: Protected,
  newer: Protected,
  schemes: ReadonlyMap<string, string>,
  location: ChangeLocation,
  { report }: ComparisonContext,
): void {
  const before = setsOf(older).map((set) => set.map((id) => schemes.get(id) ?? id));
  const after = setsOf(newer);
  const combined = new Set<SchemeSet>();
  for (const was of before) {
    if (after.some((is) => contains(was, is))) continue;
    const wider = after.find((is) => contains(is, was));
    if (was.length === 0) report(location, "auth-required", { is: after.map(setText).join(" or ") });
    else if (wider === undefined) report(location, "auth-refused", { was: setText(was) });
    else {
      combined.add(wider);
      report(location, "auth-combined", { was: setText(was), is: setText(without(wider, was)) });
    }
  }
  const wasPublic = before.some((set) => set.length === 0);
  const isPublic = after.some((set) => set.length === 0);
  if (isPublic && !wasPublic) report(location, "auth-dropped", { was: before.map(setText).join(" or ") });
  const onlyRequired = wasPublic && !isPublic && before.length === 1;
  for (const is of after) {
    const known = is.length === 0 || combined.has(is) || before.some((was) => isSame(was, is));
    if (!known && !onlyRequired) report(location, "auth-accepted", { is: setText(is) });
  }
  if (isPublic && wasPublic) {
    const ignored = before.filter((was) => !after.some((is) => isSame(was, is)));
    for (const was of ignored) report(location, "auth-ignored", { was: setText(was) });
  }
  compareScopes(older, newer, schemes, location, report);
}

/** Each set is sufficient on its own. */
function setsOf({ auth, security = auth.map((id) => [id]) }: Protected): readonly SchemeSet[] {
  return security.length === 0 ? [[]] : security;
}

const contains = (all: SchemeSet, some: SchemeSet): boolean => some.every((id) => all.includes(id));

const isSame = (one: SchemeSet, other: SchemeSet): boolean => contains(one, other) && contains(other, one);

const without = (all: SchemeSet, some: SchemeSet): SchemeSet => all.filter((id) => !some.includes(id));

const setText = (set: SchemeSet): string => (set.length === 0 ? "no credentials" : set.map(named).join(" and "));

/** Compares the scopes of the schemes that both versions accept. */
function compareScopes(
  older: Protected,
  newer: Protected,
  schemes: ReadonlyMap<string, string>,
  location: ChangeLocation,
  report: ComparisonContext["report"],
): void {
  for (const id of older.auth) {
    const now = schemes.get(id) ?? id;
    if (!newer.auth.includes(now)) continue;
    const [before, after] = [older.scopes?.[id] ?? [], newer.scopes?.[now] ?? []];
    for (const scope of after) {
      if (!before.includes(scope)) report(location, "scope-required", { is: named(scope), what: named(now) });
    }
    for (const scope of before) {
      if (!after.includes(scope)) report(location, "scope-dropped", { was: named(scope), what: named(now) });
    }
  }
}
