import { groupBy } from "es-toolkit";

/** The end of one mutant: found by a test, by a test that did not end, by the type check, or not at all. */
export type Outcome = "killed" | "timeout" | "types" | "survived" | "equivalent";

/** The result of one mutant. */
export interface MutantResult {
  readonly room: string;
  readonly file: string;
  readonly line: number;
  readonly operator: string;
  readonly before: string;
  readonly after: string;
  readonly outcome: Outcome;
  /** The test that found it, or the reason why it is equivalent. */
  readonly by?: string;
  /** Test files that reach the fault. */
  readonly tests: number;
}

const byTests = (results: readonly MutantResult[]): number =>
  results.filter(({ outcome }) => outcome === "killed" || outcome === "timeout").length;

const percent = (part: number, whole: number): string => (whole === 0 ? "" : `${Math.round((part / whole) * 100)} %`);

/** Half the width of the interval of a share that contains the real one in 95 of 100 samples, in percent points. */
const margin = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round(196 * Math.sqrt((part / whole) * (1 - part / whole) * (1 / whole)));

function table(title: string, groups: { readonly [name: string]: readonly MutantResult[] }): readonly string[] {
  const row = ([name, all]: readonly [string, readonly MutantResult[]]): string => {
    const types = all.filter(({ outcome }) => outcome === "types").length;
    const cells = [all.length, byTests(all), types, all.length - byTests(all) - types];
    const rates = [percent(byTests(all), all.length), percent(byTests(all) + types, all.length)];
    return `| ${[name, ...cells, ...rates].join(" | ")} |`;
  };
  return [
    `| ${title} | mutants | by tests | by types | survived | tests | with types |`,
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...Object.entries(groups)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(row),
  ];
}

/** Prints rates by room and by operator, and each survivor with its lines. */
export function report(results: readonly MutantResult[]): string {
  const counted = results.filter(({ outcome }) => outcome !== "equivalent");
  const killed = byTests(counted);
  const withTypes = killed + counted.filter(({ outcome }) => outcome === "types").length;
  const survivors = counted.filter(({ outcome }) => outcome === "survived");
  return [
    ...table(
      "room",
      groupBy(counted, ({ room }) => room),
    ),
    "",
    ...table(
      "operator",
      groupBy(counted, ({ operator }) => operator),
    ),
    "",
    ...survivors.map(
      ({ file, line, operator, before, after, tests }) =>
        `${file}:${line} (${operator}, ${tests} test files reach it)\n- ${before.trim()}\n+ ${after.trim()}\n`,
    ),
    `${counted.length} mutants, ${results.length - counted.length} others judged equivalent.`,
    `Killed by tests: ${percent(killed, counted.length)} (± ${margin(killed, counted.length)}), with types ${percent(withTypes, counted.length)}.`,
  ].join("\n");
}
