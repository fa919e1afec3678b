import { nearest } from "#codegen/reading";
import { explainCommand, UsageError, withSettings } from "../command-line/index.ts";
import { commandText } from "../command-text.ts";
import { explanationText } from "../explain/explanations.ts";
import { builtExplanations } from "../explain/page-file.ts";

/** Prints the explanation of a diagnostic or a check; see `explainCommand`. */
export const explain = (args: readonly string[]): Promise<number> =>
  withSettings(explainCommand, args, async (context, { values, positionals: [code, extra] }) => {
    if (extra !== undefined) throw new UsageError(`explain takes one code; unexpected: ${extra}`);
    const all = builtExplanations();
    const codes = [...new Set(all.map((one) => one.code))].sort();
    const found = all.filter((one) => code === undefined || one.code === code);
    if (found.length === 0) {
      const like = nearest(code ?? "", codes);
      const advice = like === undefined ? `${commandText("explain")} lists all codes` : `did you mean ${like}?`;
      context.err(`callboard: there is no diagnostic or check ${code}; ${advice}\n`);
      return 1;
    }
    if (values.json) context.out(`${JSON.stringify(found, undefined, 2)}\n`);
    else context.out(code === undefined ? `${codes.join("\n")}\n` : found.map(explanationText).join("\n"));
    return 0;
  });
