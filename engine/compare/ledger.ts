import type { TypeId } from "#engine/shape";
import type { Change, Direction, Level, Place } from "./change.ts";
import { levelOf, type RuleId, type RuleTable } from "./rules.ts";
import { type Facts, pointerOf, type Report, type Site, type Spot, spokenOf } from "./site.ts";

/** Whom a change belongs to: an endpoint, a pair of types, or the whole API. */
export interface Owner {
  readonly endpoint?: string;
  readonly type?: TypeId;
}

/** Collects changes, and who reaches whom, so that a change in a type can say which endpoints it touches. */
export interface Ledger {
  /** Makes an endpoint, a pair of types or the API known under its name in `Site.node`. */
  readonly open: (node: string, owner: Owner) => void;
  /** Notes that one of them uses another. */
  readonly uses: (node: string, other: string) => void;
  readonly report: Report;
  /** All that was reported, each once, the gravest first. */
  readonly close: () => readonly Change[];
}

interface Entry {
  readonly site: Site;
  readonly rule: RuleId;
  readonly facts: Facts;
}

const gravity: { readonly [L in Level]: number } = {
  "breaks-wire": 0,
  "breaks-source": 1,
  "behaves-otherwise": 2,
  "docs-only": 3,
};

/** Starts a ledger that judges by these rules. */
export function openLedger(rules: RuleTable): Ledger {
  const owners = new Map<string, Owner>();
  const used = new Map<string, Set<string>>();
  const entries: Entry[] = [];

  const judge = ({ site, rule, facts }: Entry, endpoints: readonly string[]): Change => {
    const judgement = rules[rule];
    const direction = judgement.none === undefined ? site.direction : "none";
    const older = facts.only === "newer" ? undefined : placeOf(site.older, facts.was);
    const newer = facts.only === "older" ? undefined : placeOf(site.newer, facts.is);
    return {
      rule,
      level: levelOf(rule, judgement, direction),
      direction,
      ...owners.get(site.node),
      endpoints,
      ...(older && { older }),
      ...(newer && { newer }),
      message: messageOf(judgement.sentence, older ?? newer, facts),
      ...(judgement.advice !== undefined && { advice: judgement.advice }),
    };
  };

  return {
    open: (node, owner) => {
      owners.set(node, owner);
    },
    uses: (node, other) => {
      const others = used.get(node);
      if (others) others.add(other);
      else used.set(node, new Set([other]));
    },
    report: (site, rule, facts = {}) => {
      entries.push({ site, rule, facts });
    },
    close: () => {
      const reached = endpointsOf(new Set(entries.map(({ site }) => site.node)), owners, used);
      const changes = entries.map((entry) => judge(entry, reached.get(entry.site.node) ?? []));
      return merged(changes).sort((a, b) => gravity[a.level] - gravity[b.level]);
    },
  };
}

const placeOf = (spot: Spot, text: string | undefined): Place => ({
  pointer: pointerOf(spot),
  spoken: spokenOf(spot),
  ...(text !== undefined && { text }),
});

function messageOf(sentence: string, place: Place | undefined, { was = "nothing", is = "nothing", what = "" }: Facts) {
  const it = place?.spoken ?? "";
  const slots: { readonly [slot: string]: string } = { It: capital(it), it, was, is, what };
  return sentence.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? "");
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** For each of the wanted nodes, the endpoints that use it, directly or by way of types. */
function endpointsOf(
  wanted: ReadonlySet<string>,
  owners: ReadonlyMap<string, Owner>,
  used: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  if (wanted.size === 0) return found;
  for (const [start, { endpoint }] of owners) {
    if (endpoint === undefined) continue;
    const seen = new Set([start]);
    for (const node of seen) {
      for (const next of used.get(node) ?? []) seen.add(next);
      if (!wanted.has(node)) continue;
      const all = found.get(node);
      if (all) all.push(endpoint);
      else found.set(node, [endpoint]);
    }
  }
  return found;
}

/** Joins what is the same but for the endpoint or the direction; a change is of both directions where its level is. */
function merged(changes: readonly Change[]): Change[] {
  const byKey = new Map<string, Change>();
  for (const change of changes) {
    const { rule, level, older, newer, message } = change;
    const key = JSON.stringify([rule, level, older?.pointer, newer?.pointer, message]);
    const known = byKey.get(key);
    byKey.set(key, known ? joined(known, change) : change);
  }
  return [...byKey.values()];
}

const joined = (a: Change, b: Change): Change => ({
  ...a,
  direction: bothOf(a.direction, b.direction),
  endpoints: [...new Set([...a.endpoints, ...b.endpoints])],
});

const bothOf = (a: Direction, b: Direction): Direction => (a === b ? a : "both");
