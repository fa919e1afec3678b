import { stripVTControlCharacters } from "node:util";
import { errorMessage } from "#engine/error-message";
import type { FormState } from "#engine/form";
import { historyOf } from "#engine/form";
import { equalJson, isList, own, printJson } from "#engine/json";
import { BrokenLawError } from "#engine/testing";
import type { Case } from "../../cli/check/law.ts";
import { show } from "../../cli/check/target.ts";
import type { Action, Offer } from "./action.ts";
import { modelOf, type PlayedForm } from "./form-model.ts";
import { makeGesture } from "./gestures.ts";
import { mustSend } from "./must-send.ts";
import { mustShow } from "./must-show.ts";
import type { Stage } from "./stage.ts";

/**
 * Performs the actions of a case, or those that its numbers select among the offered ones, on a page by role and name.
 * After each one the page must show the engine's result: value and variants, cURL, the texts of the fields, the labels
 * of Undo and Redo. At the end, Send must list the engine's issues or send the planned request; for a channel each Send
 * message, or the planned handshake and message.
 * @param watch called with each action before it is performed, and the form after it
 * @throws BrokenLawError if the page shows something else, or a widget is not found
 */
export async function playOnPage(
  stage: Stage,
  form: PlayedForm,
  one: Case,
  watch: { readonly onAction: (action: Action) => void; readonly onState: (state: FormState) => void },
): Promise<void> {
  const model = modelOf(form);
  await stage.open(form);
  let history = historyOf(model.start());
  const start = history.present;
  watch.onState(start);
  await mustShow(stage, model, history, "at the start");
  const next = pickerOf(one);
  for (let step = 0; ; step += 1) {
    const offers = [...model.offersOf(history.present, start), ...model.historyOffers(history)];
    const offer = next(step, offers);
    if (offer === undefined) break;
    watch.onAction(offer.action);
    const what = `after ${reported(offer.action)}`;
    for (const gesture of offer.gestures) {
      await makeGesture(stage, gesture).catch((thrown: unknown) => {
        throw new BrokenLawError(`${what}: the page did not accept it: ${firstLine(thrown)}`);
      });
    }
    history = model.after(history, offer);
    watch.onState(history.present);
    await mustShow(stage, model, history, what);
  }
  await mustSend(stage, model, history.present);
}

/** Writes an action for a message, such as `type at /body/name: "a"`. */
const reported = ({ do: act, at, ...rest }: Action): string => {
  const details = Object.entries(rest).map(([key, value]) => `${key} ${printJson(value)}`);
  return [`"${act}"`, `at ${at === "" || at === undefined ? "the form" : String(at)}`, ...details].join(", ");
};

/** Further lines of a browser's message list its attempts. */
const firstLine = (thrown: unknown): string =>
  stripVTControlCharacters(errorMessage(thrown)).split("\n").slice(0, 4).join(" ").trim();

/** Returns the next action: the recorded one, or the one that a drawn number selects among the offered ones. */
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
  if (!isList(turns)) throw new BrokenLawError("the case has no actions");
  return (step, offers) => {
    const turn = turns[step];
    return typeof turn === "number" ? drawn(turn, offers) : undefined;
  };
}

/** A number selects the kind of action first, so that a single offer, such as undo, is as frequent as typing. */
function drawn(turn: number, offers: readonly Offer[]): Offer | undefined {
  const sorts = [...new Set(offers.map(({ action }) => action.do))];
  const sort = sorts[turn % Math.max(sorts.length, 1)];
  const alike = offers.filter(({ action }) => action.do === sort);
  return alike[Math.floor(turn / Math.max(sorts.length, 1)) % Math.max(alike.length, 1)];
}
