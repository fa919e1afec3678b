import { asJson, isObject, printJson } from "#engine/json";
import { formatPath } from "#engine/shape";
import { type Failure, type FailureStep, failureFromText, partsOf, readable, savedForm, savedValue } from "#live/saved";
import type { EarlierStep, ReadReplay, Replay } from "./replay.ts";

/**
 * Completes the replay of a live failure with the calls before the last one, and its form with the values that were
 * taken from their answers: the form in the file has those that were drawn before the run.
 */
export function withLiveSteps(replay: Replay, text: string): ReadReplay {
  const read = failureFromText(text);
  if (!read.ok) return read;
  const { steps } = read.failure;
  const saved = savedForm(read.failure);
  if (saved === undefined || steps.length === 1) return { ok: true, replay };
  const form = asJson(saved.form);
  return {
    ok: true,
    replay: {
      ...replay,
      ...(isObject(form) && { case: { ...replay.case, ...form } }),
      earlier: steps.slice(0, -1).map((step) => earlierStep(step, steps)),
      unsaved: saved.unsaved.map(formatPath),
    },
  };
}

function earlierStep({ request, takes, answer }: FailureStep, steps: Failure["steps"]): EarlierStep {
  const url = partsOf(request.url)
    .map((part) => {
      const taken = typeof part === "object" && "taken" in part ? takes[part.taken] : undefined;
      const value = taken && savedValue(taken, steps);
      if (value === undefined) return readable([part]);
      return encodeURIComponent(typeof value === "string" ? value : printJson(value));
    })
    .join("");
  const [path = ""] = url.replace(/^\w+:\/\/[^/?#]*/, "").split(/[?#]/, 1);
  return {
    method: request.method,
    path: path || "/",
    ...(answer.kind === "answer" && { status: answer.status }),
  };
}
