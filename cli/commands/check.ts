import { randomInt } from "node:crypto";
import { stderr } from "node:process";
import { parseOptions } from "../check/arguments.ts";
import { runCheck } from "../check/run-check.ts";
import { answer, type CommandContext, checkCommand, withSettings } from "../command-line/index.ts";
import { interruption } from "../interruption.ts";
import { readByProcess } from "../serve/apart/built-reader.ts";

/** Tests the forms of an API; see `checkCommand`. */
export const check = (args: readonly string[]): Promise<number> =>
  withSettings(checkCommand, args, (context) => checkIn(args, context));

async function checkIn(args: readonly string[], context: CommandContext): Promise<number> {
  const read = parseOptions(args, context.env);
  if (read.kind !== "options") return answer(checkCommand, read, context);
  return runCheck(read.options, {
    ...context,
    readDescription: readByProcess,
    clock: () => performance.now(),
    draw: () => randomInt(2 ** 31),
    untilEnd: () => new Promise((done) => interruption().addEventListener("abort", () => done())),
    interruption,
    progress: context.status ?? progressLines(),
  });
}

/** Minimum interval of progress lines in a log without a terminal, in milliseconds; our choice. */
const lineEvery = 15_000;

/** Limits the rate of progress lines: a short check prints none. */
function progressLines(): (line: string) => void {
  let last = performance.now();
  return (line) => {
    const now = performance.now();
    if (line === "" || now - last < lineEvery) return;
    last = now;
    stderr.write(`${line}\n`);
  };
}
