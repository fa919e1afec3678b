/** The kinds of parts of a description that a run can touch, in the order of reports. */
export const coverageKinds = [
  "operation",
  "parameter",
  "status",
  "enum value",
  "variant",
  "error shape",
  "message",
] as const;

/** One of these kinds. */
export type CoverageKind = (typeof coverageKinds)[number];

/** A part of a description that a run can touch. */
export interface CoverageItem {
  readonly kind: CoverageKind;
  /** The name of the endpoint: `GET /plants/{id}`. */
  readonly endpoint: string;
  readonly name: string;
  readonly isCovered: boolean;
}

/** An optional property of an endpoint's responses. It does not count toward the coverage. */
export interface SeenProperty {
  readonly endpoint: string;
  /** The status and the place: `200 [].size`. */
  readonly name: string;
  /** True if an answer had it. */
  readonly isCovered: boolean;
}

/** The parts of a description that a run can cover, and the covered ones. */
export interface Coverage {
  readonly items: readonly CoverageItem[];
  /** The optional properties of answers; absent unless the run collects them. */
  readonly properties?: readonly SeenProperty[];
}

/** Numbers of covered and of all parts, and their ratio in percent, rounded down so that 100 means all. */
interface CoverageShare {
  readonly covered: number;
  readonly total: number;
  readonly percent: number;
}

/** Counts the touched parts; of no parts all are touched. */
export function shareOf(items: readonly CoverageItem[]): CoverageShare {
  const covered = items.filter(({ isCovered }) => isCovered).length;
  const total = items.length;
  return { covered, total, percent: total === 0 ? 100 : Math.floor((covered * 100) / total) };
}

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
