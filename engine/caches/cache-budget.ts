/** A cache that shares a budget with others. */
export interface BudgetCache<Value> {
  /** Returns a value, which counts as used. */
  readonly get: (key: string) => Value | undefined;
  /** Returns a value, which does not count as used. */
  readonly peek: (key: string) => Value | undefined;
  /** Stores a value, unless it is larger than the cache. */
  readonly set: (key: string, value: Value) => void;
  readonly delete: (key: string) => void;
  readonly clear: () => void;
  /** Returns the number of entries. */
  readonly size: () => number;
}

/** Settings of one cache. */
export interface CacheSettings<Value> {
  /** Returns the estimated bytes of an entry, without its key. */
  readonly sizeOf: (value: Value, key: string) => number;
  /** Max part of the budget, above 0 to 1. */
  readonly part: number;
}

/** The size of all caches with one name. */
export interface CacheSize {
  readonly name: string;
  readonly bytes: number;
  readonly entries: number;
}

/** Bytes that several caches share. */
export interface CacheBudget {
  /** Opens a cache. It leaves the budget when it is garbage. */
  readonly open: <Value>(name: string, settings: CacheSettings<Value>) => BudgetCache<Value>;
  /** Sets the limit in bytes, and evicts what exceeds it. */
  readonly limitTo: (bytes: number) => void;
  readonly limit: () => number;
  readonly sizes: () => readonly CacheSize[];
}

/** Estimated bytes of an entry in a map, with the object around its value. */
const entryBytes = 120;

interface Entry<Value> {
  readonly value: Value;
  readonly size: number;
  usedAt: number;
}

/** A cache as its budget sees it. */
interface Member {
  readonly name: string;
  readonly part: number;
  readonly bytes: () => number;
  readonly entries: () => number;
  /** The time of use of its least recently used entry; undefined if it is empty. */
  readonly oldest: () => number | undefined;
  readonly evict: () => void;
}

/** Creates a budget. The least recently used entry of all caches is evicted first, whichever cache it is in. */
export function cacheBudget(bytes: number): CacheBudget {
  let limit = bytes;
  let clock = 0;
  let references: WeakRef<Member>[] = [];
  const members = (): readonly Member[] => {
    const live = references.flatMap((reference) => reference.deref() ?? []);
    if (live.length < references.length) references = references.filter((reference) => reference.deref() !== undefined);
    return live;
  };
  const trim = (): void => {
    const all = members();
    for (const one of all) while (one.bytes() > one.part * limit) one.evict();
    let total = all.reduce((sum, one) => sum + one.bytes(), 0);
    while (total > limit) {
      const next = minRecent(all);
      if (next === undefined) return;
      const before = next.bytes();
      next.evict();
      total += next.bytes() - before;
    }
  };
  const tick = (): number => {
    clock += 1;
    return clock;
  };
  return {
    open: (name, settings) => {
      const { cache, member } = createCache(name, settings, { tick, trim, limit: () => limit });
      references.push(new WeakRef(member));
      return cache;
    },
    limitTo: (most) => {
      limit = most;
      trim();
    },
    limit: () => limit,
    sizes: () => {
      const byName = new Map<string, CacheSize>();
      for (const { name, bytes: own, entries } of members()) {
        const { bytes: before = 0, entries: number = 0 } = byName.get(name) ?? {};
        byName.set(name, { name, bytes: before + own(), entries: number + entries() });
      }
      return [...byName.values()];
    },
  };
}

function minRecent(members: readonly Member[]): Member | undefined {
  let found: Member | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const member of members) {
    const at = member.oldest() ?? Number.POSITIVE_INFINITY;
    if (at < least) [found, least] = [member, at];
  }
  return found;
}

interface BudgetDeps {
  readonly tick: () => number;
  readonly trim: () => void;
  readonly limit: () => number;
}

function createCache<Value>(
  name: string,
  { sizeOf, part }: CacheSettings<Value>,
  { tick, trim, limit }: BudgetDeps,
): { readonly cache: BudgetCache<Value>; readonly member: Member } {
  // A map lists its keys in the order in which they were set, so the first one is the least recently used.
  const entries = new Map<string, Entry<Value>>();
  let bytes = 0;
  const remove = (key: string): void => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    bytes -= entry.size;
    entries.delete(key);
  };
  const member: Member = {
    ...{ name, part },
    bytes: () => bytes,
    entries: () => entries.size,
    oldest: () => entries.values().next().value?.usedAt,
    evict: () => {
      const { value: first } = entries.keys().next();
      if (first !== undefined) remove(first);
    },
  };
  const cache: BudgetCache<Value> & { readonly member: Member } = {
    // The budget does not own the caches: each lives as long as its user.
    member,
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entry.usedAt = tick();
      entries.set(key, entry);
      return entry.value;
    },
    peek: (key) => entries.get(key)?.value,
    set: (key, value) => {
      remove(key);
      const size = entryBytes + key.length + sizeOf(value, key);
      if (!(size <= part * limit())) return;
      entries.set(key, { value, size, usedAt: tick() });
      bytes += size;
      trim();
    },
    delete: remove,
    clear: () => {
      entries.clear();
      bytes = 0;
    },
    size: () => entries.size,
  };
  return { cache, member };
}
