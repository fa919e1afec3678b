import { defined, itemAt } from "#engine/item-at";
import type { TypeId } from "#engine/shape";
import {
  type Change,
  type Direction,
  type Level,
  type LocatedText,
  levelOf,
  type Rule,
  type RuleId,
  type RuleTable,
} from "../rules/index.ts";
import {
  type ChangeLocation,
  describeLocation,
  type Facts,
  pointerOf,
  type Report,
  type VersionLocation,
} from "./change-location.ts";

/** The owner of a change: an endpoint, a channel, a webhook, a pair of types, or the whole API. */
export interface Owner {
  readonly endpoint?: string;
  readonly channel?: string;
  readonly webhook?: string;
  readonly type?: TypeId;
}

/** Collects changes and which parts use which types, so that a change in a type can list the endpoints it affects. */
export interface ChangeCollector {
  /** Registers an endpoint, a pair of types or the API under its name in `ChangeLocation.node`. */
  readonly open: (node: string, owner: Owner) => void;
  /** Records that one node uses another. */
  readonly uses: (node: string, other: string) => void;
  readonly report: Report;
  /** Returns all reported changes, each once, the most severe first. */
  readonly close: () => readonly Change[];
}

interface Entry {
  readonly location: ChangeLocation;
  readonly rule: RuleId;
  readonly facts: Facts;
}

/** Returns the most severe level of a rule in any direction. */
const gravest = ({ request, response, none }: Rule): Level | undefined =>
  [request, response, none].filter((one) => one !== undefined).sort((a, b) => gravity[a] - gravity[b])[0];

const gravity: { readonly [L in Level]: number } = {
  "breaks-wire": 0,
  "breaks-source": 1,
  "behaves-otherwise": 2,
  "docs-only": 3,
};

/** Creates a collector that applies these rules. */
export function changeCollector(rules: RuleTable): ChangeCollector {
  const owners = new Map<string, Owner>();
  const used = new Map<string, Set<string>>();
  const entries: Entry[] = [];

  const toChange = ({ location, rule, facts }: Entry, endpoints: readonly string[]): Change => {
    const matched = rules[rule];
    const direction = matched.none === undefined ? location.direction : "none";
    const older = facts.only === "newer" ? undefined : locatedText(location.older, facts.was);
    const newer = facts.only === "older" ? undefined : locatedText(location.newer, facts.is);
    const level = levelOf(rule, matched, direction);
    return {
      rule,
      level,
      direction,
      ...owners.get(location.node),
      endpoints,
      ...(older && { older }),
      ...(newer && { newer }),
      message: messageOf(matched.sentence, older ?? newer, facts),
      // A change that is harmless in this direction needs no advice.
      ...(matched.advice !== undefined && level === gravest(matched) && { advice: matched.advice }),
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
    report: (location, rule, facts = {}) => {
      entries.push({ location, rule, facts });
    },
    close: () => {
      const reached = endpointsOf(new Set(entries.map(({ location }) => location.node)), owners, used);
      const changes = entries.map((entry) => toChange(entry, defined(reached.get(entry.location.node))));
      return merged(changes).sort((a, b) => gravity[a.level] - gravity[b.level]);
    },
  };
}

const locatedText = (location: VersionLocation, text: string | undefined): LocatedText => ({
  pointer: pointerOf(location),
  description: describeLocation(location),
  ...(text !== undefined && { text }),
});

function messageOf(
  sentence: string,
  location: LocatedText | undefined,
  { was = "nothing", is = "nothing", what = "" }: Facts,
) {
  const it = location?.description ?? "";
  const slots: { readonly [slot: string]: string } = { It: capital(it), it, was, is, what };
  return sentence.replace(/\{(\w+)\}/g, (_, slot: string) => defined(slots[slot]));
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Returns for each node the endpoints that use it, directly or through types. Nodes are numbers: in a large API with
 * types that all use each other, this is most of the work.
 */
function endpointsOf(
  wanted: ReadonlySet<string>,
  owners: ReadonlyMap<string, Owner>,
  used: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  if (wanted.size === 0) return found;
  const nodes = [...owners.keys()];
  const numbers = new Map(nodes.map((node, index) => [node, index]));
  const nexts = nodes.map((node) => [...(used.get(node) ?? [])].flatMap((next) => numbers.get(next) ?? []));
  const lists = nodes.map((node): string[] | undefined => (wanted.has(node) ? [] : undefined));
  const seen = new Int32Array(nodes.length).fill(-1);
  nodes.forEach((node, start) => {
    const owner = owners.get(node);
    const endpoint = owner?.endpoint ?? owner?.channel ?? owner?.webhook;
    if (endpoint === undefined) return;
    const open = [start];
    seen[start] = start;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      lists[at]?.push(endpoint);
      for (const next of itemAt(nexts, at)) {
        if (seen[next] === start) continue;
        seen[next] = start;
        open.push(next);
      }
    }
  });
  nodes.forEach((node, index) => {
    const list = lists[index];
    if (list) found.set(node, list);
  });
  return found;
}

/**
 * Merges changes that differ only in the endpoint or the direction. A merged change has both directions if they have
 * the same level.
 */
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
  endpoints: a.endpoints === b.endpoints ? a.endpoints : [...new Set([...a.endpoints, ...b.endpoints])],
});

const bothOf = (a: Direction, b: Direction): Direction => (a === b ? a : "both");
