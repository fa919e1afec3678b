import type { Destination } from "#engine/auth";
import type { FormState } from "#engine/form";
import type { HostQuestion } from "#ui/auth";
import type { FormGuard } from "../form/index.ts";
import type { Credentials } from "./use-auth.ts";

/** Input of a question. `onAnswered` is called once the form has an answer. */
export interface QuestionInput {
  readonly guard: FormGuard;
  readonly credentials: Pick<Credentials, "asked" | "onAuth">;
  readonly onAnswered: () => void;
}

/**
 * Returns the question to answer before a request may go to a destination; `undefined` if it may go. Credentials of the
 * card come before secret values of the form.
 */
export function openQuestion(input: QuestionInput, to: Destination, state: FormState): HostQuestion | undefined {
  const { asked: ids, onAuth } = input.credentials;
  if (to.origin === "") return undefined;
  if (ids.length === 0) return formQuestion(input, to, state);
  return { ids, to, onAnswer: (answer) => onAuth({ type: "answer", ids, destination: to, answer }) };
}

/** Returns the question about the secret values of a form alone. */
export function formQuestion(
  { guard, onAnswered }: QuestionInput,
  to: Destination,
  state: FormState,
): HostQuestion | undefined {
  const clearance = guard.clearance(to, state);
  if (clearance === "send") return undefined;
  return {
    ids: [],
    to,
    form: {
      places: guard.secrets(state).map(({ at }) => at),
      binding: guard.binding(),
      isBarred: clearance === "never",
    },
    onAnswer: (answer) => {
      if (answer === "send") guard.confirm(to);
      else guard.remove();
      onAnswered();
    },
  };
}
