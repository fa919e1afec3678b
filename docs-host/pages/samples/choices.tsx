import type { ReactElement } from "react";

/** Most examples, and most statuses, of a choice: its styles show one by position. */
export const maxChoices = { example: 12, answer: 24 } as const;

/** One of several alternatives. */
export interface Choice {
  readonly title: string;
  /** True for a success response. */
  readonly good?: boolean | undefined;
  /** The position, from 1, of the answer that belongs to it. */
  readonly answer?: number | undefined;
}

interface ChoicesProps {
  /** The thing that is chosen: an example, or an answer by its status. */
  readonly of: "example" | "answer";
  /** The accessible name. */
  readonly label: string;
  /** Unique on the page. */
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** A choice that needs no script: the parts of its call with the number of the selected one are shown. */
export const Choices = ({ of, label, name, choices }: ChoicesProps): ReactElement => (
  <div role="radiogroup" aria-label={label} className="choices" data-of={of}>
    {choices.map(({ title, good, answer }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: examples may share a name, and none of them moves.
      <label key={i} className="language" data-good={good === undefined ? undefined : String(good)}>
        <input type="radio" name={name} aria-label={title} defaultChecked={i === 0} data-answer={answer} />
        <span aria-hidden="true">{title}</span>
      </label>
    ))}
  </div>
);
