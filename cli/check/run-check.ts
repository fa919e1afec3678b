import { join, resolve } from "node:path";
import { formMark } from "#docs-host/playground/replay";
import { formSideOf } from "#docs-host/site/sides";
import type { ApiModel } from "#engine/model";
import { commandText } from "../command-text.ts";
import type { CheckOptions } from "./arguments.ts";
import { checkApi, type EndpointReport } from "./check-api.ts";
import type { CommandDeps, ExitCode } from "./command.ts";
import { laws } from "./laws/index.ts";
import { loadApi } from "./load-api.ts";
import { definitionHash, type Replay, readReplay, writeReplay } from "./replay-file.ts";
import { type CheckReport, type Failure, failuresOf, jsonReport, textReport, type WrittenFailure } from "./report.ts";
import { tryCase } from "./run-law.ts";
import { isNamed, productParts, targetNames, targetsOf } from "./target.ts";

/** Runs a check, or replays a failure, and prints the report. */
export async function runCheck(options: CheckOptions, around: CommandDeps): Promise<ExitCode> {
  return options.replay === undefined ? checkAll(options, around) : replayOne(options, options.replay, around);
}

async function checkAll(options: CheckOptions, around: CommandDeps): Promise<ExitCode> {
  const loaded = await loadApi(options.api, { ...options, ...around });
  if (!loaded.ok) return refuse(around, loaded.errors);
  const { model, notes } = loaded;
  for (const note of notes) around.err(`callboard: ${note}\n`);
  const named = targetNames(model);
  const { endpoint } = options;
  if (named.length === 0) return refuse(around, ["the API has no endpoints, so there is nothing to check"]);
  if (endpoint !== undefined && !named.some((one) => isNamed(one, endpoint))) {
    return refuse(around, [`the API has no endpoint ${endpoint}; its endpoints are`, ...named.map(({ name }) => name)]);
  }
  if (options.path !== undefined && !laws.some(({ name }) => name === options.path?.law)) {
    return refuse(around, [
      `unknown law "${options.path.law}"; the laws are ${laws.map(({ name }) => name).join(", ")}`,
    ]);
  }

  const seed = options.seed ?? around.draw();
  const definition = definitionHash(model);
  const writing: Promise<WrittenFailure>[] = [];
  const write = async ({ outcome, ...failure }: Failure): Promise<WrittenFailure> => {
    const { message, path } = outcome;
    const replay: Replay = {
      ...(options.api !== undefined && { api: options.api }),
      ...{ definition, ...formOfFailure(model, failure.endpoint), ...failure, seed, path, message, case: outcome.case },
    };
    const file = await writeReplay(replayFolder(around), replay);
    return { ...failure, outcome, file };
  };
  // Each failure is written at once, so that an interrupted check leaves its findings.
  const tried = (one: EndpointReport): void => void writing.push(...failuresOf([one]).map(write));
  const stop = around.interruption?.();
  const endpoints = await checkApi({
    model,
    tried,
    stop,
    budget: { runs: options.runs, seed, ...(options.path && { path: options.path.casePath }) },
    clock: around.clock,
    progress: ({ endpoint: name, law, done, all }) => around.progress?.(`${done + 1}/${all} ${name}: ${law}`),
    ...(endpoint !== undefined && { endpoint }),
    ...(options.path && { law: options.path.law }),
    ...(around.use && { use: around.use }),
  });
  around.progress?.("");

  const failures = await Promise.all(writing);
  const all = endpoint === undefined ? named.length : 1;
  const report: CheckReport = {
    ...{ model, definition, seed, endpoints, failures },
    ...(stop?.aborted && { interruptedOf: all }),
  };
  around.out(options.json ? `${JSON.stringify(jsonReport(report))}\n` : textReport(report));
  if (failures.length > 0) return 1;
  return stop?.aborted ? 130 : 0;
}

/** The hash of the failed form, so that a page knows if its form is still the same. */
function formOfFailure(model: ApiModel, name: string): Pick<Replay, "form"> {
  const found = targetNames({ ...model, channels: [] }).find((one) => isNamed(one, name));
  const form = found && formSideOf(model, found.id);
  return form === undefined ? {} : { form: formMark(form) };
}

const replayFolder = ({ env, folder }: CommandDeps): string =>
  join(resolve(folder, env.CALLBOARD_DATA || ".callboard"), "replays");

/** Runs the case of a replay file itself, without generating it again. */
async function replayOne(options: CheckOptions, file: string, around: CommandDeps): Promise<ExitCode> {
  const read = await readReplay(resolve(around.folder, file));
  if (!read.ok) return refuse(around, [read.error]);
  const { replay } = read;
  if (replay.isLive && !options.open) {
    return refuse(around, [
      `${file} is a failure of a running API: repeat it with ${commandText(`test --replay ${file}`)}`,
    ]);
  }
  const loaded = await loadApi(options.api ?? replay.api, { ...options, ...around });
  if (!loaded.ok) return refuse(around, loaded.errors);
  const changed = definitionHash(loaded.model) !== replay.definition;
  if (changed) around.err("callboard: the definition has changed since this failure was saved\n");

  const target = targetsOf(loaded.model, around.use ?? productParts).find((one) =>
    isNamed({ ...one, id: one.endpoint.id }, replay.endpoint),
  );
  if (target === undefined) return refuse(around, [`the API no longer has the endpoint ${replay.endpoint}`]);
  if (options.open) {
    const { showReplay } = await import("./show-replay.ts");
    return showReplay({ model: loaded.model, target, file, replay }, around);
  }
  const law = laws.find(({ name }) => name === replay.law);
  if (law === undefined) return refuse(around, [`the law "${replay.law}" no longer exists`]);

  const message = tryCase(law, target, replay.case);
  const same = message === replay.message;
  const { endpoint } = replay;
  if (options.json) {
    around.out(
      `${JSON.stringify({ endpoint, law: replay.law, passed: message === undefined, message, same, changed })}\n`,
    );
  } else if (message === undefined) around.out(`${endpoint}, ${replay.law}: this case no longer fails\n`);
  else around.out(`FAILED ${endpoint}, ${replay.law}${same ? "" : ", with another failure than before"}: ${message}\n`);
  return message === undefined ? 0 : 1;
}

function refuse({ err }: CommandDeps, errors: readonly string[]): ExitCode {
  for (const error of errors) err(`callboard: ${error}\n`);
  return 2;
}
