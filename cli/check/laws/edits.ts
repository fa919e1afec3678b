import fc from "fast-check";
import { type Edit, type FormState, type History, historyOf, typingPause } from "#engine/form";
import { asJson, isList, own, printJson, trustJson } from "#engine/json";
import { type Path, toPointer } from "#engine/shape";
import { BrokenLawError, malformations } from "#engine/testing";
import type { Case, EndpointLaw } from "../law.ts";
import { cut, must, startOf, type Target } from "../target.ts";

/** Maximum number of actions in a case; our choice, enough to add, fill in, switch and remove. */
const maxActions = 12;

const deps = { now: () => new Date(Date.UTC(2026, 10, 21, 12)) };

/** Edits of readers keep a form well formed, and can be undone. */
export const editsLaw: EndpointLaw = {
  name: "actions",
  promise: "lists of actions keep the form well formed, and can be undone and redone",
  cases: ({ shape }) => {
    if (shape.properties.length === 0) return { kind: "none" };
    return { kind: "drawn", draw: fc.array(fc.nat(), { maxLength: maxActions }).map((turns): Case => ({ turns })) };
  },
  check: (target, one) => play(target, one, () => {}),
  report: (target, one) => {
    const actions: Edit[] = [];
    try {
      play(target, one, (action) => actions.push(action));
    } catch (thrown) {
      // Runs only to report the edits before the failure.
      if (!(thrown instanceof Error)) throw thrown;
    }
    return { actions: asJson(actions) };
  },
};

/**
 * Runs the actions of a case, or selects actions by its numbers from those that the controls offer; then undoes and
 * redoes them all.
 */
function play(target: Target, one: Case, taken: (action: Edit) => void): void {
  const { types, shape, use } = target;
  const offered = use.editsOf(types, deps);
  const next = actionsOf(one, (state) => offered(shape, state, []));
  let state = startOf(target, "none") ?? { value: {}, selection: {} };
  let history = historyOf(state);
  const texts = [textOf(state)];
  for (let step = 0, action = next(0, state); action !== undefined; step += 1, action = next(step, state)) {
    taken(action);
    const before = state;
    state = use.applyEdit(before, action);
    const what = `${action.type} ${describePath(action)}`;
    const wrong = malformations(state, shape, types, use);
    must(wrong.length === 0, () => `after ${what} the form is malformed: ${wrong[0]}`);
    // The time between two actions is long enough that undo does not merge them.
    const time = step * 2 * typingPause;
    history = use.commit(history, { edit: action, step: { name: action.type, at: atOf(action) }, time });
    mustBe(history, textOf(state), `after ${what}`);
    if (state !== before) texts.push(textOf(state));
  }
  for (const text of texts.slice(0, -1).reverse()) {
    history = use.undo(history);
    mustBe(history, text, "after undo");
  }
  must(
    history.past.length === 0,
    () => `every action was undone, but the length of the history is ${history.past.length}, expected 0`,
  );
  for (const text of texts.slice(1)) {
    history = use.redo(history);
    mustBe(history, text, "after redo");
  }
}

const mustBe = ({ present }: History, text: string, when: string): void =>
  must(textOf(present) === text, () => `${when}, the form is ${cut(textOf(present))}, expected ${cut(text)}`);

const atOf = (action: Edit): Path => (action.type === "reset" ? [] : (action.at ?? []));

type Next = (step: number, state: FormState) => Edit | undefined;

function actionsOf(one: Case, offered: (state: FormState) => readonly Edit[]): Next {
  const [actions, turns] = [own(one, "actions"), own(one, "turns")];
  // A replay file has the edits as data; an invalid one fails in `applyEdit`, which names the reason.
  if (isList(actions)) return (step) => trustJson<readonly Edit[]>(actions)[step];
  if (!isList(turns)) throw new BrokenLawError("the case has no actions");
  return (step, state) => {
    const turn = turns[step];
    if (typeof turn !== "number") return undefined;
    const edits = offered(state);
    return edits[turn % Math.max(edits.length, 1)];
  };
}

const textOf = ({ value, selection }: FormState): string => printJson({ value, selection });

const describePath = (action: Edit): string => `at ${toPointer(atOf(action)) || "the root"}`;
