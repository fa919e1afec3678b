import type { FormState, History } from "#engine/form";
import { equalJson, type Json } from "#engine/json";
import { planUrl } from "#engine/request";
import { curlSnippet } from "#snippets";
import { cut, show } from "../../cli/check/target.ts";
import type { FormModel } from "./form-model.ts";
import { type Snapshot, snapshotOf } from "./snapshot.ts";
import type { Stage } from "./stage.ts";
import { until } from "./until.ts";

/** Waits until a page shows a form as the engine computes it. A difference after the time limit breaks the law. */
export async function mustShow(
  { page, patience }: Stage,
  model: FormModel,
  history: History,
  when: string,
): Promise<void> {
  const { present, past, future } = history;
  const request = shownRequest(model, present);
  const shown = model.shown(present);
  const stepName = (word: string, name: string | undefined): string => (name === undefined ? word : `${word}: ${name}`);

  const wrong = (seen: Snapshot): string | undefined => {
    const value = seen.saved?.value;
    if (value !== undefined && !equalJson(value, model.redact(present).value)) {
      return `the page holds ${show(value)}, the engine ${show(present.value)}`;
    }
    const selection = seen.saved?.selection;
    if (selection !== undefined && !sameSelection(selection, present)) {
      return `the page has chosen ${show(selection)}, the engine ${show({ ...present.selection })}`;
    }
    for (const [pointer, text] of shown) {
      const found = seen.inputs.get(pointer);
      if (found === undefined) return `the page has no input at ${pointer}`;
      if (found !== text) return `the input at ${pointer} shows ${show(found)}, expected ${show(text)}`;
    }
    const found = seen[request.as];
    if (found !== request.text) return `the ${names[request.as]} is ${cut(found)}, expected ${cut(request.text)}`;
    const steps = [stepName("Undo", past.at(-1)?.name), stepName("Redo", future.at(-1)?.name)] as const;
    if (seen.undo !== steps[0]) return `the button says ${show(seen.undo)}, expected ${show(steps[0])}`;
    return seen.redo === steps[1] ? undefined : `the button says ${show(seen.redo)}, expected ${show(steps[1])}`;
  };
  await until(
    patience,
    async () => wrong(await snapshotOf(page)),
    (error) => `${when}, ${error}`,
  );
}

const names = { curl: "cURL", address: "address" } as const;

/** The preview on a page: the cURL of a request, the address of a channel. */
function shownRequest(
  { sent }: FormModel,
  state: FormState,
): { readonly as: keyof typeof names; readonly text: string } {
  if (sent.kind === "request") return { as: "curl", text: curlSnippet(sent.plan(state), "redact") };
  const url = planUrl(sent.plan(state), "redact");
  const { apart } = sent;
  return { as: "address", text: apart !== undefined && url.startsWith(apart) ? url.slice(apart.length) : url };
}

const sameSelection = (saved: Json, { selection }: FormState): boolean => equalJson(saved, { ...selection });
