import { asJson, printJson } from "#engine/json";
import type { Failure } from "./failure.ts";

/**
 * The version of replay files, which `callboard check` writes too, and the version of the members of a live failure.
 */
export const fileVersion = { replay: 2, live: 1 } as const;

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
