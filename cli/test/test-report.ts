import { readFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { isMap, LineCounter, parseDocument } from "yaml";
import { formMark } from "#docs-host/playground/replay";
import { formSideOf } from "#docs-host/site/sides";
import type { ApiModel } from "#engine/model";
import {
  channelTargetsOf,
  type Finding,
  type RequestDeps,
  type RunReport,
  requestOf,
  secretsOf,
  targetsOf,
  withFreshKey,
} from "#live";
import { type BuildRequest, type Failure, failureOf } from "#live/failures";
import type { ReportedFailure, SourceLocation, TestReport } from "#live/reports";
import { isAddress } from "../serve/source.ts";
import { writeFailure } from "./failure-files.ts";

/** A run with everything that its reports say about it. */
export interface FinishedRun {
  readonly model: ApiModel;
  readonly report: RunReport;
  readonly request: RequestDeps;
  /** The argument that named the API. */
  readonly api: string;
  readonly server: string;
  readonly definition: string;
  readonly checks: TestReport["checks"];
  /** The beginning, RFC 3339. */
  readonly started: string;
  /** Why it did not pass without a finding. */
  readonly failed: string | undefined;
}

/** Folders of a command. */
export interface ReportFolders {
  readonly env: { readonly [name: string]: string | undefined };
  /** The working directory. */
  readonly folder: string;
}

/** Returns the folder of failures that are saved, the one of `callboard check` too. */
export const replayFolder = ({ env, folder }: ReportFolders): string =>
  join(resolve(folder, env.CALLBOARD_DATA || ".callboard"), "replays");

/**
 * Builds the requests of calls as a run does.
 *
 * @param nextKey returns a new value for each idempotency key; without it, keys are sent unchanged
 */
export function requestBuilder(model: ApiModel, request: RequestDeps, nextKey?: () => string): BuildRequest {
  const all = [...targetsOf(model), ...channelTargetsOf(model).map(({ target }) => target)];
  const targets = new Map(all.map((target) => [target.endpoint.id, target]));
  return (call) => {
    const target = targets.get(call.endpoint);
    if (target === undefined) throw new Error(`no endpoint ${call.endpoint}`);
    return requestOf(target, nextKey === undefined ? call : withFreshKey(target, call, nextKey()), request);
  };
}

/** A failure that was saved. */
interface SavedFailure {
  readonly failure: Failure;
  readonly count: number;
  readonly alsoAt?: readonly string[];
  /** The path of its file, relative to the working directory. */
  readonly file: string;
}

/** A failure that is not saved yet. */
interface UnsavedFailure extends Omit<SavedFailure, "file"> {
  /** Saves it, and returns the path of its file, relative to the working directory. */
  readonly write: () => Promise<string>;
}

/** A run with saved failures. */
type RunWithFailures = Pick<FinishedRun, "model" | "request" | "api" | "server" | "definition"> & {
  readonly report: Pick<RunReport, "findings" | "seed">;
};

/** Saves the failures of a run, one file for each cause, and returns them in the order of the findings. */
async function savedFailures(run: RunWithFailures, folders: ReportFolders): Promise<readonly SavedFailure[]> {
  const failures: SavedFailure[] = [];
  for (const { write, ...failure } of failuresOf(run, folders)) {
    failures.push({ ...failure, file: await write() });
  }
  return failures;
}

/** Lists the failures of a run in the order of the findings; `write` saves one, and returns the path of its file. */
export function failuresOf(run: RunWithFailures, folders: ReportFolders): readonly UnsavedFailure[] {
  const { model, report, request, api, server, definition } = run;
  const secrets = secretsOf(request);
  const build = requestBuilder(model, request);
  const facts = { api, server, definition, seed: report.seed, model, secrets, build };
  return report.findings.map((finding) => {
    const failure = failureOf(finding, facts, markOf(model, finding));
    const write = async () => relative(folders.folder, await writeFailure(replayFolder(folders), failure));
    const { count, alsoAt } = finding;
    return { failure, count, ...(alsoAt && { alsoAt }), write };
  });
}

/** Saves the failures of a run, and returns the run as reports have it. */
export async function savedReport(run: FinishedRun, folders: ReportFolders): Promise<TestReport> {
  const { model, report, api, server, definition } = run;
  const { endpoints, time, ...counts } = report;
  const locate = await operationLocations(api, folders.folder);
  const failures = (await savedFailures(run, folders)).map((one): ReportedFailure => {
    const location = locate(one.failure.endpoint);
    return { ...one, ...(location && { location }) };
  });
  return {
    api: { id: model.id, ...(model.name !== undefined && { name: model.name }) },
    ...{ server, definition, seed: report.seed, started: run.started, duration: Math.round(time) },
    ...{
      calls: counts.calls,
      dropped: counts.dropped,
      coverage: counts.coverage,
      ended: counts.ended,
      untried: counts.untried,
    },
    endpoints: endpoints.map(({ name, calls, time, checks, skipped }) => ({
      ...{ name, calls, time: Math.round(time), checks },
      ...(skipped && { skipped: skippedTexts[skipped] }),
    })),
    checks: run.checks,
    ...(run.failed !== undefined && { failed: run.failed }),
    failures,
  };
}

const skippedTexts = {
  unsafe: "it may change something: add --allow-writes",
  "not-reached": "the run ended before",
} as const;

/** The mark of the form of the last call, by which the page knows if its form is still the same. */
function markOf(model: ApiModel, { steps }: Finding): Failure["form"] {
  const form = formSideOf(model, steps.at(-1)?.call.endpoint ?? "");
  return form === undefined ? undefined : formMark(form);
}

/** Returns the place of an endpoint in its description. */
type Locate = (endpoint: string) => SourceLocation | undefined;

/** Larger descriptions are not parsed again for their lines, in characters. Own choice: this takes about a second. */
const largest = 2_000_000;

/**
 * Reads a description for the lines of its operations. Paths of files are relative to the folder, with slashes, as
 * services want them; an operation that is not found there is at the file as a whole.
 */
async function operationLocations(source: string, folder: string): Promise<Locate> {
  if (isAddress(source)) return () => undefined;
  const path = resolve(folder, source);
  const file = relative(folder, path).split(sep).join("/");
  const text = await readFile(path, "utf8").catch(() => "");
  if (text === "" || text.length > largest) return () => ({ file });
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, logLevel: "silent" });
  return (endpoint) => {
    const [method = "", name = ""] = endpoint.split(" ", 2);
    const operations = document.getIn(["paths", name]);
    const pair = isMap(operations)
      ? operations.items.find(({ key }) => String(key).toLowerCase() === method.toLowerCase())
      : undefined;
    const offset = startOf(pair?.key);
    if (offset === undefined) return { file };
    const { line, col } = counter.linePos(offset);
    return { file, line, column: col };
  };
}

function startOf(key: unknown): number | undefined {
  const range = typeof key === "object" && key !== null && "range" in key ? key.range : undefined;
  return Array.isArray(range) && typeof range[0] === "number" ? range[0] : undefined;
}
