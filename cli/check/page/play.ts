import type { Page } from "playwright";
import {
  commit,
  type FormState,
  formShape,
  type History,
  historyOf,
  redo,
  replace,
  seedForm,
  stepNamer,
  undo,
} from "#engine/form";
import type { Issue } from "#engine/interpret";
import { equalJson, isList, type Json, own, printJson } from "#engine/json";
import type { EndpointForm } from "#engine/model";
import { checkRequest, planRequest, type RequestPlan } from "#engine/request";
import { pointer, spoken, typesFrom } from "#engine/shape";
import { BrokenLawError } from "#engine/testing";
import { curlSnippet } from "#snippets";
import type { Case } from "../law.ts";
import { cut, must, show } from "../target.ts";
import type { Action, Offer } from "./action.ts";
import { noon } from "./clock.ts";
import { makeGesture, playgroundOf } from "./gestures.ts";
import { offersOf } from "./offers.ts";
import { type Snapshot, snapshotOf } from "./snapshot.ts";
import type { Stage } from "./stage.ts";

/** Between two looks at a page that is not there yet, in milliseconds. */
const pause = 15;

/**
 * Plays the actions of a case, or those that its turns pick among what the form offers, on a page by role and name.
 * After each one the page must show what the engine answers: value and choices, cURL, the texts of the fields, the names
 * of Undo and Redo. At the end Send has to list the faults that the engine finds, or to send the planned request.
 *
 * @param watch told each action before it is made, and the form after it
 * @throws BrokenLawError when the page shows something else, or a widget is not found
 */
export async function playOnPage(
  stage: Stage,
  form: EndpointForm,
  one: Case,
  watch: { readonly taken: (action: Action) => void; readonly stands: (state: FormState) => void },
): Promise<void> {
  const model = modelOf(form);
  const { page } = stage;
  await stage.open(form);
  let history = historyOf(model.seed("example"));
  await mustShow(stage, model, history, "at the start");
  const start = history.present;
  watch.stands(start);
  const next = pickerOf(one);
  for (let step = 0; ; step += 1) {
    const offers = [...model.offersOf(history.present, start), ...model.wholeForm(history)];
    const offer = next(step, offers);
    if (offer === undefined) break;
    watch.taken(offer.action);
    const what = `after ${told(offer.action)}`;
    for (const gesture of offer.gestures) {
      await makeGesture(page, gesture).catch((thrown: unknown) => {
        throw new BrokenLawError(`${what}: the page does not take it: ${firstLine(thrown)}`);
      });
    }
    history = model.after(history, offer);
    watch.stands(history.present);
    await mustShow(stage, model, history, what);
  }
  await mustSend(stage, model, history.present);
}

/** Writes an action for a message, such as `type at /body/name: "a"`. */
export const told = ({ do: act, at, ...rest }: Action): string => {
  const details = Object.entries(rest).map(([key, value]) => `${key} ${printJson(value)}`);
  return [`"${act}"`, `at ${at === "" || at === undefined ? "the form" : String(at)}`, ...details].join(", ");
};

/** The message of a browser has more lines, about what was tried in which order. */
const firstLine = (thrown: unknown): string =>
  (thrown instanceof Error ? thrown.message : String(thrown)).split("\n").slice(0, 4).join(" ").trim();

/** The engine's answers for one form. */
type Model = ReturnType<typeof modelOf>;

function modelOf(form: EndpointForm) {
  const { endpoint, globalHeaders } = form;
  const types = typesFrom(form.types);
  const shape = formShape(endpoint, globalHeaders);
  const nameOf = stepNamer(types)(shape);
  const { defaultEnvironment, environments } = endpoint;
  const baseUrl =
    environments.find(({ id }) => id === (defaultEnvironment ?? environments[0]?.id ?? ""))?.baseUrl ?? "";
  const [example] = endpoint.examples;
  const time = noon.getTime();

  const seed = (from: "example" | "none"): FormState =>
    seedForm({
      endpoint,
      globalHeaders,
      types,
      ports: { now: () => noon },
      ...(from === "none" ? { example: "none" } : example && { example }),
    });
  const offered = offersOf(form, noon);
  const press = (name: string) => [{ kind: "press", widget: { field: [], name, nth: 0 }, which: "first" }] as const;

  return {
    seed,
    baseUrl,
    shown: (state: FormState) => offered(state, state).shown,
    offersOf: (state: FormState, start: FormState): readonly Offer[] => offered(state, start).offers,
    /** What can be done to the form as a whole. */
    wholeForm: ({ past, future }: History): readonly Offer[] => {
      const [last, next] = [past.at(-1)?.name, future.at(-1)?.name];
      return [
        ...(last === undefined
          ? []
          : [{ action: { do: "undo" }, gestures: press(`Undo: ${last}`), effect: { kind: "undo" } } as const]),
        ...(next === undefined
          ? []
          : [{ action: { do: "redo" }, gestures: press(`Redo: ${next}`), effect: { kind: "redo" } } as const]),
        {
          action: { do: "clear the form" },
          gestures: press("Clear form"),
          effect: { kind: "replace", state: seed("none"), name: "cleared the form" },
        },
        ...(example === undefined
          ? []
          : [
              {
                action: { do: "use the example" },
                gestures: press("Use example"),
                effect: { kind: "replace", state: seed("example"), name: "used the example" },
              } as const,
            ]),
      ];
    },
    after: (history: History, { effect }: Offer): History => {
      if (effect.kind === "undo") return undo(history);
      if (effect.kind === "redo") return redo(history);
      if (effect.kind === "replace") return replace(history, effect.state, effect.name, time);
      return effect.edits.reduce(
        (before, edit) => commit(before, { edit, step: nameOf(before.present, edit), time }),
        history,
      );
    },
    plan: (state: FormState): RequestPlan =>
      planRequest({ endpoint, globalHeaders, types, form: state, credentials: [], baseUrl }),
    issues: (state: FormState): readonly Issue[] =>
      checkRequest({ endpoint, globalHeaders, types, form: state, credentials: [] }),
  };
}

/** Picks the next action: the one that is written down, or the one that a drawn number picks among those offered. */
function pickerOf(one: Case): (step: number, offers: readonly Offer[]) => Offer | undefined {
  const [actions, turns] = [own(one, "actions"), own(one, "turns")];
  if (isList(actions)) {
    return (step, offers) => {
      const wanted = actions[step];
      if (wanted === undefined) return undefined;
      const found = offers.find(({ action }) => equalJson(action, wanted));
      if (found === undefined) throw new BrokenLawError(`the form no longer offers ${show(wanted)}`);
      return found;
    };
  }
  if (!isList(turns)) throw new BrokenLawError("the case names no actions");
  return (step, offers) => {
    const turn = turns[step];
    return typeof turn === "number" ? offers[turn % Math.max(offers.length, 1)] : undefined;
  };
}

/** Waits until a page shows a form as the engine has it; what it lacks after a while is what is wrong. */
async function mustShow({ page, patience }: Stage, model: Model, history: History, when: string): Promise<void> {
  const { present, past, future } = history;
  const curl = curlSnippet(model.plan(present), "redact");
  const shown = model.shown(present);
  const stepName = (word: string, name: string | undefined): string => (name === undefined ? word : `${word}: ${name}`);

  const wrong = (seen: Snapshot): string | undefined => {
    const value = seen.kept?.value;
    if (value !== undefined && !equalJson(value, present.value)) {
      return `the page holds ${show(value)}, the engine ${show(present.value)}`;
    }
    const choices = seen.kept?.choices;
    if (choices !== undefined && !sameChoices(choices, present)) {
      return `the page has chosen ${show(choices)}, the engine ${show({ ...present.choices })}`;
    }
    for (const [place, text] of shown) {
      const found = seen.inputs.get(place);
      if (found === undefined) return `the page has no input at ${place}`;
      if (found !== text) return `the input at ${place} shows ${show(found)}, expected ${show(text)}`;
    }
    if (seen.curl !== curl) return `the cURL is ${cut(seen.curl)}, expected ${cut(curl)}`;
    const steps = [stepName("Undo", past.at(-1)?.name), stepName("Redo", future.at(-1)?.name)] as const;
    if (seen.undo !== steps[0]) return `the button says ${show(seen.undo)}, expected ${show(steps[0])}`;
    return seen.redo === steps[1] ? undefined : `the button says ${show(seen.redo)}, expected ${show(steps[1])}`;
  };
  await until(
    patience,
    async () => wrong(await snapshotOf(page)),
    (fault) => `${when}, ${fault}`,
  );
}

const sameChoices = (kept: Json, { choices }: FormState): boolean => equalJson(kept, { ...choices });

/** Asks until there is no fault any more; the last one ends the law. */
async function until(
  patience: number,
  look: () => Promise<string | undefined>,
  say: (fault: string) => string,
): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    const fault = await look();
    if (fault === undefined) return;
    must(performance.now() < end, () => say(fault));
    await new Promise((done) => setTimeout(done, pause));
  }
}

/** The summary lists as many faults one by one. */
const listed = 10;

/** Presses Send: the faults are told as the engine finds them, and without any the planned request is sent. */
async function mustSend({ page, patience, sent }: Stage, model: Model, state: FormState): Promise<void> {
  const issues = model.issues(state);
  const plan = model.plan(state);
  sent.forget();
  await playgroundOf(page).getByRole("button", { name: "Send Request", exact: true }).click();
  if (issues.length === 0) {
    await until(
      patience,
      async () => {
        const request = sent.last();
        if (request === undefined) return "nothing was sent, though there are no faults";
        if (request.method !== plan.method) return `${request.method} was sent, expected ${plan.method}`;
        if (request.url !== new URL(plan.url, "http://x").href && request.url !== plan.url) {
          return `it went to ${request.url}, expected ${plan.url}`;
        }
        if (plan.body.kind === "text" && request.body !== plan.body.text) {
          return `the body is ${cut(request.body)}, expected ${cut(plan.body.text)}`;
        }
        return undefined;
      },
      (fault) => `after Send, ${fault}`,
    );
    return;
  }
  const count = issues.length === 1 ? "1 value needs attention" : `${issues.length} values need attention`;
  const expected = issues
    .slice(0, listed)
    .map(({ at, message }) => [spoken(at), sentence(message)].filter(Boolean).join(" "));
  await until(
    patience,
    async () => {
      const summary = playgroundOf(page).getByRole("group", { name: count, exact: true });
      if ((await summary.count()) === 0) return `there is no summary that says: ${count}: ${expected.join(" ")}`;
      const items = (await summary.getByRole("listitem").allInnerTexts()).map((text) =>
        text.trim().replace(/\s+/g, " "),
      );
      const at = expected.findIndex((text, i) => items[i] !== text.replace(/\s+/g, " "));
      if (at >= 0) return `the summary says ${show(items[at])}, expected ${show(expected[at])}`;
      return besideFields(await faultsShown(page), issues);
    },
    (fault) => `after Send, ${fault}`,
  );
}

/** Each fault that stands beside a field has to be one that the engine finds at its place. */
function besideFields(found: ReadonlyMap<string, string>, issues: readonly Issue[]): string | undefined {
  const known = new Map<string, string[]>();
  for (const { at, message } of issues) {
    const place = pointer(at);
    known.set(place, [...(known.get(place) ?? []), sentence(message)]);
  }
  for (const [place, text] of found) {
    const texts = [...known].filter(([at]) => at === place || at.startsWith(`${place}/`)).flatMap(([, all]) => all);
    if (!texts.some((one) => text.includes(one))) {
      return `the field at ${place} says ${show(text)}, of which the engine knows nothing`;
    }
  }
  return undefined;
}

/** The faults beside the fields, by the JSON pointer of their place. */
async function faultsShown(page: Page): Promise<ReadonlyMap<string, string>> {
  const all = await page.evaluate(() =>
    [...document.querySelectorAll('[role="dialog"] [id^="fault:"]')].map(
      (one) => [one.id.slice("fault:".length), one.textContent ?? ""] as const,
    ),
  );
  return new Map(all.map(([place, text]) => [decodeURIComponent(place), text]));
}

/** A message as it stands alone. */
const sentence = (message: string): string => {
  const text = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
};
