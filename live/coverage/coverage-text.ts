import { type Coverage, type CoverageItem, type CoverageKind, coverageKinds, shareOf } from "./coverage.ts";

/** The words of each kind, one and several. */
export const coverageWords: { readonly [K in CoverageKind]: string } = {
  operation: "operations",
  parameter: "parameters",
  status: "statuses",
  "enum value": "enum values",
  variant: "union variants",
  "error shape": "error shapes",
  message: "messages of channels",
};

/** Untouched parts that a text names of each kind. Own choice: as many as fit on a screen with all kinds. */
const maxNamed = 5;

/** Writes a coverage for a terminal: a line for each kind, and the first parts that were not touched. */
export function coverageText({ items }: Coverage): string {
  const rows = coverageKinds.flatMap((kind) => {
    const ofKind = items.filter((item) => item.kind === kind);
    return ofKind.length === 0 ? [] : [rowOf(coverageWords[kind], ofKind)];
  });
  const whole = shareOf(items);
  const missing = coverageKinds.flatMap((kind) => missingLines(kind, items));
  return [
    "Coverage\n",
    ...rows,
    `  ${"all".padEnd(widest)}  ${String(whole.percent).padStart(3)} %  ${whole.covered} of ${whole.total}\n`,
    ...(missing.length === 0 ? [] : ["Not touched\n", ...missing]),
  ].join("");
}

const widest = Math.max(...Object.values(coverageWords).map(({ length }) => length));

function rowOf(word: string, items: readonly CoverageItem[]): string {
  const { percent, covered, total } = shareOf(items);
  return `  ${word.padEnd(widest)}  ${String(percent).padStart(3)} %  ${covered} of ${total}\n`;
}

function missingLines(kind: CoverageKind, items: readonly CoverageItem[]): readonly string[] {
  const missing = items.filter((item) => item.kind === kind && !item.isCovered);
  const more = missing.length - maxNamed;
  return [
    ...missing.slice(0, maxNamed).map((item) => `  ${kind}  ${itemName(item)}\n`),
    ...(more > 0 ? [`  and ${more} more ${coverageWords[kind]}\n`] : []),
  ];
}

/** Names a part with its endpoint, which is the whole name of an operation. */
export const itemName = ({ kind, endpoint, name }: CoverageItem): string =>
  kind === "operation" ? endpoint : `${endpoint}  ${name}`;
