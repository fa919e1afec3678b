import { formFragment } from "#docs-host/server";
import { type Edit, type FormState, NoSuchPlaceError } from "#engine/form";
import { isList, own } from "#engine/json";
import type { ApiModel } from "#engine/model";
import type { Replay } from "../replay-file.ts";
import type { ExitCode, Surroundings } from "../run-check.ts";
import { formOf, type Target } from "../target.ts";
import { noon } from "./clock.ts";
import { openHost } from "./host.ts";

/** A failure, with the endpoint that it is of. */
export interface ShownReplay {
  readonly model: ApiModel;
  readonly target: Target;
  readonly replay: Replay;
}

/** Serves the page of the endpoint and says at which address its form stands filled in as it was when it failed. */
export async function showReplay(
  { model, target, replay }: ShownReplay,
  { out, err, untilEnd }: Surroundings,
): Promise<ExitCode> {
  const host = await openHost(model).catch((thrown: unknown) => {
    if (thrown instanceof Error && thrown.name === "AssetsMissingError") return thrown.message;
    throw thrown;
  });
  if (typeof host === "string") {
    err(`callboard: ${host}\n`);
    return 2;
  }
  const address = `${host.pageOf(target.endpoint.id)}?explorer=true${formFragment(formIn(target, replay))}`;
  out(
    `${replay.endpoint}, ${replay.law}: ${replay.message}\n\nThe form as it failed: ${address}\n\nPress Ctrl-C to end.\n`,
  );
  await untilEnd();
  await host.close();
  return 0;
}

/** The form that a case is about: its value, or what its edits make of an empty one. */
export function formIn(target: Target, { case: one }: Pick<Replay, "case">): FormState {
  const { endpoint, globalHeaders, types, use } = target;
  const [value, choices, actions] = [own(one, "value"), own(one, "choices"), own(one, "actions")];
  if (value !== undefined) {
    const form = formOf(target, value);
    // A case that has choices was written by the check, as numbers by place.
    return choices === undefined ? form : { ...form, choices: choices as FormState["choices"] };
  }
  const seed = { endpoint, globalHeaders, types, ports: { now: () => noon } };
  if (!isList(actions)) return use.seedForm(seed);
  let state = use.seedForm({ ...seed, example: "none" });
  for (const action of actions) {
    try {
      // Such a file holds edits as they were made.
      state = use.applyEdit(state, action as unknown as Edit);
    } catch (thrown) {
      // What fails is the failure itself: the form stands as it was before.
      if (!(thrown instanceof NoSuchPlaceError)) throw thrown;
      break;
    }
  }
  return state;
}
