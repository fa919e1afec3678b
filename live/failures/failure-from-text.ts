import { asJson, isList, isObject, type Json, own, parseJson, printJson, trustJson } from "#engine/json";
import { type CheckId, checkIds } from "../check-ids.ts";
import { wrongPointer } from "../json-checks/json-checks.ts";
import type { Failure } from "./failure.ts";
import { failureMembers } from "./failure-members.ts";

/** A failure, or an error: the end of a sentence that starts with the name of the file. */
export type ReadFailure =
  | { readonly ok: true; readonly failure: Failure }
  | { readonly ok: false; readonly error: string };

const refused = (error: string): ReadFailure => ({ ok: false, error });

/** Reads the text of a replay file of a live failure. */
export function failureFromText(text: string): ReadFailure {
  const parsed = parseJson(text);
  if (!parsed.ok) return refused(`is not JSON: line ${parsed.error.line}: ${parsed.error.message}`);
  const file = parsed.value;
  if (!isObject(file) || own(file, "callboard") !== "replay") return refused("is not a replay file");
  const live = own(file, "live");
  if (live === undefined) {
    return refused("is a replay file of callboard check: repeat it with callboard check --replay");
  }
  const version = isObject(live) ? own(live, "version") : undefined;
  if (own(file, "version") !== fileVersion.replay || version !== fileVersion.live) {
    const written = `${show(own(file, "version"))} (live ${show(version)})`;
    return refused(`is a replay file of version ${written}; this release reads version ${fileVersion.replay} (live 1)`);
  }
  const wrong = wrongPointer(file, failureMembers);
  if (wrong !== undefined) {
    return refused(`has no valid ${wrong}: it is incomplete or was changed; run callboard test again`);
  }
  const check = own(file, "law");
  if (!isCheckId(check)) return refused(`is about the check ${show(check)}, which this release does not have`);
  return { ok: true, failure: failureIn(trustJson<File>(file), check) };
}

const show = (value: Json | undefined): string => (value === undefined ? "none" : printJson(value));

const isCheckId = (value: Json | undefined): value is CheckId => checkIds.some((id) => id === value);

/** The members of a file that was checked. */
type File = Omit<Failure, "check" | "server" | "cause" | "at" | "expected" | "steps"> & {
  readonly live: Pick<Failure, "server" | "cause" | "at" | "expected" | "steps">;
};

function failureIn({ api, definition, form, seed, endpoint, message, live }: File, check: CheckId): Failure {
  const { server, cause, at, expected, steps } = live;
  return {
    ...(api !== undefined && { api }),
    ...{ server, definition },
    ...(form !== undefined && { form }),
    ...{ seed, check, endpoint, cause, message },
    ...(at && { at }),
    ...{ expected, steps },
  };
}

/** Returns true if a text is a replay file of a live failure, valid or not. */
export function isFailureText(text: string): boolean {
  const parsed = parseJson(text);
  return parsed.ok && isObject(parsed.value) && !isList(parsed.value) && own(parsed.value, "live") !== undefined;
}

/**
 * The version of replay files, which `callboard check` writes too, and the version of the members of a live failure.
 */
const fileVersion = { replay: 2, live: 1 } as const;

/**
 * Writes a failure as a replay file, which the playground opens: `case` is the form of the last call, `live` has what a
 * test of a running API adds. The same failure has the same text.
 */
export function failureText(failure: Failure): string {
  const { api, definition, form, endpoint, check, seed, message, steps, ...live } = failure;
  const last = steps.at(-1);
  const file = {
    callboard: "replay",
    version: fileVersion.replay,
    ...(api !== undefined && { api }),
    definition,
    ...(form !== undefined && { form }),
    ...{ endpoint, law: check, seed, path: "", message },
    case: { value: last?.form.value ?? {}, selection: last?.form.selection ?? {} },
    live: { version: fileVersion.live, ...live, steps },
  };
  return `${printJson(asJson(file), 2)}\n`;
}
