import fc from "fast-check";
import { errorMessage } from "#engine/error-message";
import { type Json, printJson } from "#engine/json";
import type { Case } from "../../cli/check/law.ts";
import type { Budget, LawOutcome } from "../../cli/check/run-law.ts";
import type { Action } from "./action.ts";
import type { PlayedForm } from "./form-model.ts";
import { playOnPage } from "./play.ts";
import type { Stage } from "./stage.ts";

/** Maximum number of actions in a case: our choice, since each takes about a tenth of a second. */
const maxActions = 10;

/** Maximum number of failures while shrinking, since each may take seconds. */
const maxShrinks = 12;

/** Time limit for shrinking a case, in milliseconds; a choice of ours, so that a failed check ends soon. */
const shrinkTime = 15_000;

/** Draws lists of actions for a form and plays them on a page; a failure has its actions written out. */
export async function runPageLaw(
  stage: Stage,
  form: PlayedForm,
  budget: Budget,
  { clock, stop }: { readonly clock: () => number; readonly stop?: AbortSignal | undefined },
): Promise<LawOutcome> {
  const draw = fc.array(fc.nat(), { maxLength: maxActions });
  const { runs, seed, path } = budget;
  const once = path === undefined ? { numRuns: runs, seed } : { numRuns: 1, seed, path, endOnFailure: true };
  const search = { failures: 0, end: Number.POSITIVE_INFINITY, isCut: false };
  const played = new Map<string, PlayedCase>();
  const property = fc.asyncProperty(draw, async (turns) => {
    // Shrinking stops after a number of failures or a time. Without a page, no case can run.
    search.isCut ||= search.failures > maxShrinks || clock() > search.end;
    if (search.isCut || stop?.aborted || stage.page.isClosed()) return;
    const key = printJson(turns);
    const one = played.get(key) ?? (await tryOnPage(stage, form, { turns }));
    played.set(key, one);
    if (one.message === undefined) return;
    if (search.failures === 0) search.end = clock() + shrinkTime;
    search.failures += 1;
    throw new Error(one.message);
  });
  const details = await fc.check(property, once);
  if (!details.failed) return { kind: "passed", runs: stop?.aborted ? played.size : details.numRuns };
  const [turns = []] = details.counterexample ?? [];
  const smallest = played.get(printJson(turns));
  // Without a browser the case did not run.
  if (smallest?.message === undefined || stage.page.isClosed()) throw new PageGoneError();
  return {
    kind: "failed",
    runs: details.numRuns,
    message: smallest.message,
    case: { actions: smallest.actions, ...smallest.form },
    path: details.counterexamplePath ?? "",
    ...(search.isCut && { isCut: true }),
  };
}

/** The browser was ended from outside, or broke down. */
class PageGoneError extends Error {
  override readonly name = "PageGoneError";
  constructor() {
    super("the browser ended before the check was complete");
  }
}

/** The run of one case on a page: its actions, its error, and the form at the end. */
export interface PlayedCase {
  readonly message: string | undefined;
  readonly actions: readonly Action[];
  readonly form: { readonly value?: Json; readonly selection?: Json };
}

/** Plays one case on a page. */
export async function tryOnPage(stage: Stage, form: PlayedForm, one: Case): Promise<PlayedCase> {
  const actions: Action[] = [];
  let last: PlayedCase["form"] = {};
  try {
    await playOnPage(stage, form, one, {
      onAction: (action) => actions.push(action),
      onState: ({ value, selection }) => {
        last = { value, selection: { ...selection } };
      },
    });
    return { message: undefined, actions, form: last };
  } catch (thrown) {
    // No law is broken if no case ran because there was no page.
    if (stage.page.isClosed()) throw new PageGoneError();
    const message = errorMessage(thrown);
    return { message, actions, form: last };
  }
}
