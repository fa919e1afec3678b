/** Consecutive entries of a log that are dropped together. */
export interface LogBlock<Entry> {
  readonly entries: readonly Entry[];
  readonly size: number;
}

/** The newest entries of a log. Immutable: adding entries returns another log, which shares all but the last block. */
export interface BoundedLog<Entry> {
  readonly blocks: readonly LogBlock<Entry>[];
  /** Number of entries added so far. */
  readonly count: number;
  /** Number of dropped entries, all older than the remaining ones. */
  readonly dropped: number;
  /** The size of the remaining entries, in UTF-16 units. */
  readonly size: number;
}

/** Limits of a log: entries, and UTF-16 units of all of them. It may exceed them by one block. */
export interface LogLimits {
  readonly entries: number;
  readonly size: number;
}

/** An empty log. */
export const emptyLog: BoundedLog<never> = { blocks: [], count: 0, dropped: 0, size: 0 };

/** The size of a block as a share of the log's limit, so that dropping the oldest block loses little. */
const blockShare = 1 / 64;

/**
 * Appends entries, oldest first, and drops the oldest beyond the limits. `sizeOf` returns the size of an entry, in
 * UTF-16 units.
 */
export function logEntries<Entry>(
  log: BoundedLog<Entry>,
  added: readonly Entry[],
  sizeOf: (entry: Entry) => number,
  limits: LogLimits,
): BoundedLog<Entry> {
  if (added.length === 0) return log;
  const blocks = [...log.blocks];
  let { count, dropped, size } = log;
  const last = blocks.at(-1);
  let open = last !== undefined && !isFull(last, limits) ? { entries: [...last.entries], size: last.size } : undefined;
  if (open !== undefined) blocks.pop();
  for (const entry of added) {
    count += 1;
    const own = sizeOf(entry);
    open ??= { entries: [], size: 0 };
    open.entries.push(entry);
    open.size += own;
    size += own;
    if (isFull(open, limits)) {
      blocks.push(open);
      open = undefined;
    }
  }
  if (open !== undefined) blocks.push(open);
  let first = 0;
  for (; first < blocks.length - 1 && (count - dropped > limits.entries || size > limits.size); first += 1) {
    const gone = blocks[first] as LogBlock<Entry>; // there are more blocks than `first`
    dropped += gone.entries.length;
    size -= gone.size;
  }
  return { blocks: first === 0 ? blocks : blocks.slice(first), count, dropped, size };
}

/** The remaining entries, oldest first. */
export const entriesOf = <Entry>({ blocks }: BoundedLog<Entry>): readonly Entry[] =>
  together(blocks.map(({ entries }) => entries));

/** This runs ten times a second while a log is shown; `flatMap` takes a hundred times as long. */
const together = <Entry>(parts: readonly (readonly Entry[])[]): readonly Entry[] => ([] as Entry[]).concat(...parts);

/** Replaces the newest entry that matches by another one of the same weight; all others are unchanged. */
export function mapLastEntry<Entry>(
  log: BoundedLog<Entry>,
  fits: (entry: Entry) => boolean,
  map: (entry: Entry) => Entry,
): BoundedLog<Entry> {
  const at = log.blocks.findLastIndex(({ entries }) => entries.some(fits));
  const block = log.blocks[at];
  if (block === undefined) return log;
  const within = block.entries.findLastIndex(fits);
  const entries = block.entries.map((entry, position) => (position === within ? map(entry) : entry));
  return { ...log, blocks: log.blocks.with(at, { ...block, entries }) };
}

/**
 * Creates a filter of logs that returns the entries for which `fits` holds, oldest first. It caches the result of each
 * block, so that a growing log costs only its new entries.
 */
export function entryFinder<Entry>(fits: (entry: Entry) => boolean): (log: BoundedLog<Entry>) => readonly Entry[] {
  const known = new WeakMap<LogBlock<Entry>, readonly Entry[]>();
  const found = (block: LogBlock<Entry>): readonly Entry[] => {
    const before = known.get(block);
    if (before !== undefined) return before;
    const fitting = block.entries.filter(fits);
    known.set(block, fitting);
    return fitting;
  };
  return ({ blocks }) => together(blocks.map(found));
}

const isFull = ({ entries, size }: LogBlock<unknown>, limits: LogLimits): boolean =>
  entries.length >= limits.entries * blockShare || size >= limits.size * blockShare;
