import { isPattern, isTestable, patternTest } from "#engine/interpret";

/** Maximum number of steps of a backtracking test: about a tenth of a second. Our choice, since patterns are untrusted. */
const maxSteps = 5_000_000;

/**
 * Returns the test of a pattern. One that uses back references is run by the platform, if its form shows that it can't
 * backtrack longer than `maxSteps` on a text. The result of texts that are not tested is `other`.
 */
export function schemaPattern(source: string, other = true): (text: string) => boolean {
  if (isTestable(source)) return patternTest(source, other);
  const effort = effortOf(source);
  if (effort === undefined || !isPattern(source)) return () => other;
  const native = nativePattern(source);
  // A search may begin at each character.
  return (text) => (effort.ways * (text.length + 1) ** (1 + effort.depth) > maxSteps ? other : native.test(text));
}

/** Returns true if every text passes a regular expression, since a test could take too long. */
export const isSlowPattern = (source: string): boolean => !isTestable(source) && effortOf(source) === undefined;

function nativePattern(source: string): RegExp {
  try {
    return new RegExp(source, "u");
  } catch {
    // Older patterns are legal only without the flag.
    return new RegExp(source);
  }
}

/** The ways in which a part of a pattern can match: their number, and the lengths that repetitions can have. */
interface Effort {
  ways: number;
  /** Number of repetitions, each of which may end at any character. */
  depth: number;
}

/** A group while it is read. */
interface Group extends Effort {
  readonly isLook: boolean;
  /** True while it has only characters, so that it may be repeated. */
  isPlain: boolean;
}

const groupOf = (start: string): Group => ({
  ...{ ways: 1, depth: 0, isPlain: true },
  isLook: /^\(\?<?[=!]/.test(start),
});

const token =
  /(?<open>\((?:\?(?:<?[=!]|:|<[^>]*>))?)|(?<close>\))|(?<either>\|)|(?<atom>\\(?:u\{[^}]*\}|[pP]\{[^}]*\}|k<[^>]*>|[\s\S])|\[(?:[^\]\\]|\\[\s\S])*\]|[^*+?{|()])|(?<count>[*+?]\??|\{\d+(?:,\d*)?\}\??)|(?<brace>\{)/y;

/** Returns the effort of a pattern of legal form; undefined if a repetition is inside another one, or may match in several ways. */
function effortOf(source: string): Effort | undefined {
  const groups: Group[] = [groupOf("")];
  let last: Group | "atom" | undefined;
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const found = token.exec(source)?.groups;
    const group = groups.at(-1);
    if (found === undefined || group === undefined) return undefined;
    if (found.open !== undefined) groups.push(groupOf(found.open));
    else if (found.close !== undefined) {
      last = groups.pop();
      const around = groups.at(-1);
      if (last === undefined || around === undefined) return undefined;
      addGroup(around, last);
    } else if (found.either !== undefined) Object.assign(group, { ways: group.ways + 1, isPlain: false });
    else if (found.count === undefined) last = "atom";
    else if (!repeat(group, last, found.count)) return undefined;
  }
  return groups.length === 1 ? groups[0] : undefined;
}

function addGroup(around: Group, { isLook, isPlain, ways, depth }: Group): void {
  around.ways *= ways;
  around.depth += depth;
  around.isPlain &&= isPlain && !isLook;
}

/** Adds a repetition of the last part to its group; returns false if it may match in too many ways. */
function repeat(group: Group, last: Group | "atom" | undefined, count: string): boolean {
  group.isPlain = false;
  if (count.startsWith("?")) {
    group.ways *= 2;
    return true;
  }
  if (last === undefined || (last !== "atom" && (!last.isPlain || last.isLook))) return false;
  if (!/^\{\d+\}/.test(count)) group.depth += 1;
  return true;
}
