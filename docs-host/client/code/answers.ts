import { type CodePlace, wholePage } from "./code-place.ts";

/** Selects the answer to an example when the reader chooses the example; styles alone show its request and its body. */
export function enableAnswers({ root }: CodePlace = wholePage()): void {
  for (const choice of root.querySelectorAll<HTMLInputElement>(".choices input[data-answer]"))
    choice.addEventListener("change", () => {
      const answers = choice.closest(".call")?.querySelectorAll<HTMLInputElement>('[data-of="answer"] input');
      const answer = answers?.[Number(choice.dataset.answer) - 1];
      if (answer !== undefined) answer.checked = true;
    });
}
