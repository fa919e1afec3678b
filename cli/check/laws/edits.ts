import fc from "fast-check";
import type { Edit, FormState } from "#engine/form";
import { isList, type Json, own, printJson } from "#engine/json";
import { pointer } from "#engine/shape";
import { BrokenLawError, malformations } from "#engine/testing";
import type { Case, EndpointLaw } from "../law.ts";
import { must, show, type Target } from "../target.ts";

/** As many actions are taken in a row at most; a choice of ours, enough to add, fill in, switch and remove. */
const mostActions = 12;

const ports = { now: () => new Date(Date.UTC(2026, 10, 21, 12)) };

/** What readers do keeps a form well formed, and can be taken back. */
export const editsLaw: EndpointLaw = {
  name: "actions",
  promise: "lists of actions keep the form well formed and are undone to its start",
  cases: ({ shape }) => {
    if (shape.properties.length === 0) return { kind: "none" };
    return { kind: "drawn", draw: fc.array(fc.nat(), { maxLength: mostActions }).map((turns): Case => ({ turns })) };
  },
  check: (target, one) => play(target, one, () => {}),
  tell: (target, one) => {
    const actions: Edit[] = [];
    try {
      play(target, one, (action) => actions.push(action));
    } catch (thrown) {
      // That it fails is known; what was done until then is told.
      if (!(thrown instanceof Error)) throw thrown;
    }
    // Edits are plain data.
    return { actions: actions as unknown as Json };
  },
};

interface Before {
  readonly state: FormState;
  readonly text: string;
}

/** Plays the actions of a case, or those that its turns pick among what the controls offer, and takes them back. */
function play(target: Target, one: Case, taken: (action: Edit) => void): void {
  const { endpoint, globalHeaders, types, shape, use } = target;
  const offered = use.editsOf(types, ports);
  const next = actionsOf(one, (state) => offered(shape, state, []));
  const before: Before[] = [];
  let state = use.seedForm({ endpoint, globalHeaders, types, ports, example: "none" });
  for (let action = next(0, state); action !== undefined; action = next(before.length, state)) {
    taken(action);
    before.push({ state, text: textOf(state) });
    state = use.applyEdit(state, action);
    const wrong = malformations(state, shape, types, use);
    const what = `${action.type} ${placeOf(action)}`;
    must(wrong.length === 0, () => `after ${what} the form is malformed: ${wrong[0]}`);
  }
  for (const { state: last, text } of before.reverse()) {
    state = use.applyEdit(state, { type: "reset", state: last });
    must(textOf(state) === text, () => `undone, the form is ${show(textOf(state))}, but it was ${show(text)}`);
  }
}

type Next = (step: number, state: FormState) => Edit | undefined;

function actionsOf(one: Case, offered: (state: FormState) => readonly Edit[]): Next {
  const [actions, turns] = [own(one, "actions"), own(one, "turns")];
  // A replay file holds the edits as they were made; one of another making fails in `applyEdit`, which says why.
  if (isList(actions)) return (step) => actions[step] as unknown as Edit | undefined;
  if (!isList(turns)) throw new BrokenLawError("the case names no actions");
  return (step, state) => {
    const turn = turns[step];
    if (typeof turn !== "number") return undefined;
    const edits = offered(state);
    return edits[turn % Math.max(edits.length, 1)];
  };
}

const textOf = ({ value, choices }: FormState): string => printJson({ value, choices });

const placeOf = (action: Edit): string =>
  action.type === "reset" ? "" : `at ${pointer(action.at ?? []) || "the root"}`;
