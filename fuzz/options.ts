import { parseArgs } from "node:util";
import { errorMessage } from "#engine/error-message";

/** Options of a run. */
export type Options =
  | { readonly kind: "run"; readonly minutes: number; readonly seed: number; readonly only: readonly string[] }
  | { readonly kind: "replay"; readonly file: string }
  | { readonly kind: "help" }
  | { readonly kind: "wrong"; readonly problem: string };

/** Default length of a run, in minutes. */
const defaultMinutes = 10;

/** The help text. */
export const usage = (
  targets: readonly { readonly name: string; readonly summary: string }[],
): string => `Usage: npm run fuzz -- [--minutes N] [--seed N] [--only TARGET] npm run fuzz -- --replay FILE Starts the built product and hostile servers on this machine, and sends it mutated inputs until the time is up. Each
rule that breaks is written to test-results/fuzz/ with the input that broke it (docs/security.md#fuzzing).

  --minutes N    how long (default: ${defaultMinutes}); each target has its turn, however short
  --seed N       where the drawing starts (default: a new one, which is printed)
  --only TARGET  one target alone; may be given more than once
  --replay FILE  play the cases of a finding again

Targets:
${targets.map(({ name, summary }) => `  ${name.padEnd(13)} ${summary}`).join("\n")}

Exit code: 0 nothing was found, 1 something was, 2 it could not be run.
`;

/** Reads the arguments. */
export function readOptions(args: readonly string[], names: readonly string[], newSeed: () => number): Options {
  const wrong = (problem: string): Options => ({ kind: "wrong", problem });
  let values: {
    readonly minutes?: string;
    readonly seed?: string;
    readonly only?: string[];
    readonly replay?: string;
    readonly help?: boolean;
  };
  try {
    const joined = args.flatMap((word, at) =>
      args[at - 1] === "--seed" ? [] : word === "--seed" ? [`--seed=${args[at + 1] ?? ""}`] : [word],
    );
    ({ values } = parseArgs({
      args: joined,
      options: {
        minutes: { type: "string" },
        seed: { type: "string" },
        only: { type: "string", multiple: true },
        replay: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    }));
  } catch (error) {
    return wrong(errorMessage(error));
  }
  if (values.help) return { kind: "help" };
  if (values.replay !== undefined) return { kind: "replay", file: values.replay };
  const minutes = values.minutes === undefined ? defaultMinutes : Number(values.minutes);
  if (!(minutes > 0 && minutes <= 24 * 60))
    return wrong(`--minutes is ${JSON.stringify(values.minutes)}; it must be a number above 0`);
  const seed =
    values.seed === undefined ? newSeed() : /^-?\d{1,10}$/.test(values.seed) ? Number(values.seed) : Number.NaN;
  if (Number.isNaN(seed)) return wrong(`--seed is ${JSON.stringify(values.seed)}; it must be a whole number`);
  const only = values.only ?? [];
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined)
    return wrong(`there is no target ${JSON.stringify(unknown)}; there are ${names.join(", ")}`);
  return { kind: "run", minutes, seed, only };
}
