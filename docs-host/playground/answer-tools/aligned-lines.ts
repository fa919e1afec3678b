import { diffArrays } from "diff";

/** A row of two texts side by side. A side is absent where the other text has a line more. */
export interface AlignedLine {
  readonly kind: "same" | "changed" | "removed" | "added";
  readonly left?: string;
  readonly right?: string;
}

/** Lines that two texts have in common and that are left out. */
export interface SkippedLines {
  readonly kind: "skipped";
  readonly count: number;
}

/** More changes than this take seconds to align; the lines are then compared by their numbers. */
const maxChanges = 4_000;
/** The number of equal lines around each change. */
const context = 3;

/** Aligns the lines of two texts. */
export function alignLines(left: readonly string[], right: readonly string[]): readonly AlignedLine[] {
  const parts = diffArrays([...left], [...right], { maxEditLength: maxChanges });
  if (parts === undefined) return paired(left, right);
  const rows: AlignedLine[] = [];
  let removed: readonly string[] = [];
  for (const part of parts) {
    if (part.removed) {
      removed = part.value;
      continue;
    }
    rows.push(...paired(removed, part.added ? part.value : []));
    removed = [];
    if (!part.added) for (const line of part.value) rows.push({ kind: "same", left: line, right: line });
  }
  return [...rows, ...paired(removed, [])];
}

/** Two runs of lines side by side; the longer one goes on alone. */
function paired(left: readonly string[], right: readonly string[]): readonly AlignedLine[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, position): AlignedLine => {
    const [own, other] = [left[position], right[position]];
    if (own === undefined) return { kind: "added", ...(other !== undefined && { right: other }) };
    if (other === undefined) return { kind: "removed", left: own };
    return { kind: own === other ? "same" : "changed", left: own, right: other };
  });
}

/** Leaves out equal lines that are far from every change. */
export function withoutEqual(rows: readonly AlignedLine[]): readonly (AlignedLine | SkippedLines)[] {
  const near = new Uint8Array(rows.length);
  rows.forEach(({ kind }, position) => {
    if (kind !== "same") near.fill(1, Math.max(0, position - context), position + context + 1);
  });
  const kept: (AlignedLine | SkippedLines)[] = [];
  rows.forEach((row, position) => {
    const last = kept.at(-1);
    if (near[position] === 1) kept.push(row);
    else if (last?.kind === "skipped") kept[kept.length - 1] = { kind: "skipped", count: last.count + 1 };
    else kept.push({ kind: "skipped", count: 1 });
  });
  return kept;
}
