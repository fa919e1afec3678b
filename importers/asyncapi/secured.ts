import { isObject } from "#engine/json";
import type { AuthScheme, Broker } from "#engine/model";
import { entriesOf, isThere, itemsOf, member, type Node, note, textsOf } from "../node.ts";
import { unusedName } from "../unused-name.ts";
import { nameInReference, noteOnce, type Reading } from "./reading.ts";
import { isOtherScheme, readScheme, schemeInWords } from "./security.ts";

/** The security schemes of a document by id. Inline schemes are added when they are first read. */
export interface Schemes {
  /** Returns the id of a scheme, or `undefined` if the scheme can't be used. */
  readonly idOf: (node: Node, preferredName: string) => string | undefined;
  /** Reports a scheme with credentials that a WebSocket handshake can't carry. */
  readonly noteOther: (node: Node) => void;
  /** The scopes that a scheme itself requires, as since version 3. */
  readonly scopesOf: (node: Node) => readonly string[];
  readonly all: () => { readonly [id: string]: AuthScheme };
}

/** Reads the schemes of `components`. */
export function schemesOf(root: Node, reading: Reading): Schemes {
  const byId = new Map<string, AuthScheme>();
  const known = new Map<unknown, string | undefined>();
  const add = (node: Node, preferredName: string): string | undefined => {
    const scheme = readScheme(node);
    const id = scheme === undefined ? undefined : unusedName(preferredName, (name) => byId.has(name));
    if (scheme !== undefined && id !== undefined) byId.set(id, scheme);
    return id;
  };
  const idOf = (node: Node, preferredName: string): string | undefined => {
    const target = reading.documents.follow(node);
    if (target === undefined || !isObject(target.value)) return undefined;
    if (!known.has(target.value)) known.set(target.value, add(target, nameInReference(node) ?? preferredName));
    return known.get(target.value);
  };
  for (const [name, node] of entriesOf(member(member(root, "components"), "securitySchemes"))) idOf(node, name);
  const scopesOf = (node: Node): readonly string[] => {
    const target = reading.documents.follow(node);
    return target === undefined ? [] : textsOf(member(target, "scopes"));
  };
  const noteOther = (node: Node): void => {
    const target = reading.documents.follow(node);
    if (target === undefined || !isOtherScheme(target)) return;
    const { title } = schemeInWords(target);
    const type = member(target, "type");
    noteOnce(reading, type, "unsupported", `${title} cannot be sent in a WebSocket handshake; the scheme is ignored`);
  };
  return { idOf, noteOther, scopesOf, all: () => Object.fromEntries(byId) };
}

/**
 * Reads the scopes that several `security` lists require, by the ids of the schemes. The first list with scopes wins.
 */
export function readScopes(
  nodes: readonly Node[],
  schemes: Schemes,
  root: Node,
  preferredName: string,
): { readonly [scheme: string]: readonly string[] } {
  const named = member(member(root, "components"), "securitySchemes");
  const requirements = nodes
    .flatMap(itemsOf)
    .flatMap((item): readonly (readonly [string | undefined, readonly string[]])[] => {
      if (isInPlace(item)) return [[schemes.idOf(item, preferredName), schemes.scopesOf(item)]];
      return entriesOf(item).map(([name, scopes]) => [schemes.idOf(member(named, name), name), textsOf(scopes)]);
    });
  const found = new Map<string, readonly string[]>();
  for (const [id, scopes] of requirements)
    if (id !== undefined && scopes.length > 0 && !found.has(id)) found.set(id, scopes);
  return Object.fromEntries(found);
}

type Scopes = ReturnType<typeof readScopes>;

/** Combines the requirements of a server with the requirements of an operation. */
export function bothScopes(one: Scopes, other: Scopes): Scopes {
  const requirements = [...Object.entries(one), ...Object.entries(other)];
  return Object.fromEntries(
    requirements.map(([id]) => [id, [...new Set(requirements.flatMap(([of, scopes]) => (of === id ? scopes : [])))]]),
  );
}

/** Since version 3 a scheme is inline or a reference. */
const isInPlace = (item: Node): boolean => isThere(member(item, "$ref")) || isThere(member(item, "type"));

/** Sets of schemes. A client needs all schemes of one set; `undefined` if it needs none. */
export type Demand = readonly (readonly string[])[] | undefined;

/**
 * Reads a `security`: names with scopes before version 3, one scheme or reference for each set since then. A set with a
 * scheme that can't be used is left out.
 */
export function readDemand(node: Node, schemes: Schemes, root: Node, preferredName: string): Demand {
  if (!isThere(node)) return undefined;
  const named = member(member(root, "components"), "securitySchemes");
  const idOf = (scheme: Node, name: string): string | undefined => {
    schemes.noteOther(scheme);
    return schemes.idOf(scheme, name);
  };
  const sets = itemsOf(node).map((item, i): readonly (string | undefined)[] => {
    if (isInPlace(item)) return [idOf(item, `${preferredName}_${i + 1}`)];
    return entriesOf(item).map(([name, scopes]) => {
      const scheme = member(named, name);
      if (isThere(scheme)) return idOf(scheme, name);
      note(scopes, "unknown-reference", `unknown security scheme ${JSON.stringify(name)}; it is ignored`);
      return undefined;
    });
  });
  return sets.flatMap((set) => (set.every((id) => id !== undefined) ? [set.filter((id) => id !== undefined)] : []));
}

/** Lists the schemes of a `security` in words, for servers that are only documented. */
export function schemesInWords(node: Node, root: Node, { documents }: Reading): NonNullable<Broker["security"]> {
  const named = member(member(root, "components"), "securitySchemes");
  return itemsOf(node).flatMap((item) => {
    const schemes = isInPlace(item) ? [item] : entriesOf(item).map(([name]) => member(named, name));
    const targets = schemes.flatMap((scheme) => documents.follow(scheme) ?? []).filter(({ value }) => isObject(value));
    const words = targets.map(schemeInWords);
    if (words.length < 2) return words;
    const texts = words.flatMap(({ description }) => description ?? []);
    return [
      {
        title: words.map(({ title }) => title).join(" and "),
        ...(texts.length > 0 && { description: texts.join("\n\n") }),
      },
    ];
  });
}

/** Combines two requirements of which either is sufficient, such as the requirements of two servers. */
export function eitherDemand(demands: readonly Demand[]): Demand {
  const sets = demands.flatMap((demand) => (demand === undefined || demand.length === 0 ? [[]] : demand));
  return demands.every((demand) => demand === undefined) ? undefined : distinctSets(sets);
}

/** Combines two requirements that must both be met, one of a server and one of an operation, for example. */
export function bothDemands(one: Demand, other: Demand): Demand {
  if (one === undefined || one.length === 0) return other;
  if (other === undefined || other.length === 0) return one;
  return distinctSets(one.flatMap((a) => other.map((b) => [...new Set([...a, ...b])])));
}

function distinctSets(sets: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return [...new Map(sets.map((set) => [JSON.stringify(set), set])).values()];
}

/**
 * Returns a requirement in the form of the model: the schemes, and the sets if one scheme alone is not always enough.
 */
export function securityOf(demand: Demand): {
  readonly auth: readonly string[];
  readonly security?: readonly (readonly string[])[];
} {
  const sets = demand ?? [];
  const auth = [...new Set(sets.flat())];
  return sets.every(({ length }) => length === 1) || auth.length === 0 ? { auth } : { auth, security: sets };
}
