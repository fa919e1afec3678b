import type { ReactElement } from "react";
import { CodeFigure } from "#ui/code";
import { useArticleIds } from "#ui/reference";
import { siteTexts } from "#ui/text";
import type { StatusAnswers, WrittenAnswer } from "./answers-of.ts";
import { Choices, maxChoices } from "./choices.tsx";
import { SampleNote } from "./sample-note.tsx";
import type { WrittenCall } from "./written-calls.ts";

interface AnswerSamplesProps {
  readonly answers: readonly StatusAnswers[];
  /** The calls that readers choose among. */
  readonly calls: readonly WrittenCall[];
  /** The name of the landmark; unique on the page. */
  readonly label?: string | undefined;
}

/** The answers of an endpoint: the reader selects one by its status, and sees the answer to the selected call. */
export function AnswerSamples({ answers, calls, label }: AnswerSamplesProps): ReactElement | null {
  const text = siteTexts().text;
  const idIn = useArticleIds();
  if (answers.every((one) => one.answers.length === 0)) return null;
  const isSingle = answers.length === 1;
  const chosen = answers.slice(0, maxChoices.answer);
  const drawn = (one: StatusAnswers) => <StatusSamples of={one} calls={calls.slice(0, maxChoices.example)} />;
  return (
    <section className="samples" aria-label={label ?? text("exampleResponses")}>
      <p className="small-head" aria-hidden="true">
        {text(isSingle ? "response" : "responses")}
      </p>
      {isSingle ? null : (
        <Choices
          of="answer"
          label={text("status")}
          name={idIn("status")}
          choices={chosen.map(({ status, good }) => ({ title: status, good }))}
        />
      )}
      {chosen.map((one, i) => (
        <div className="example" data-answer={isSingle ? undefined : i + 1} key={one.status}>
          {drawn(one)}
        </div>
      ))}
      {answers.slice(maxChoices.answer).map((one) => (
        <details className="more-code" key={one.status}>
          <summary>{one.status}</summary>
          <div className="example">{drawn(one)}</div>
        </details>
      ))}
    </section>
  );
}

interface StatusSamplesProps {
  readonly of: StatusAnswers;
  readonly calls: readonly WrittenCall[];
}

/** The answers of one status. One to a call is shown while the call is selected, the first also for calls without one. */
function StatusSamples({ of: { status, answers }, calls }: StatusSamplesProps): ReactElement {
  const text = siteTexts().text;
  if (answers.length === 0) return <p className="none">{text("noContentOf", { status })}</p>;
  const ofCalls = answers.filter(({ call }) => call !== undefined);
  const numbersOf = (answer: WrittenAnswer): string | undefined => {
    if (answer.call === undefined || ofCalls.length < 2) return undefined;
    const shownFor = (call: WrittenCall) => ofCalls.find((one) => one.call === call) ?? ofCalls[0];
    return calls.flatMap((call, i) => (shownFor(call) === answer ? [i + 1] : [])).join(" ");
  };
  return (
    <>
      {answers.map((answer, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: answers have no names and never move.
        <div className="example" data-example={numbersOf(answer)} key={i}>
          <CodeFigure
            title={answer.title}
            label={answer.label}
            language={answer.isJson ? "json" : "text"}
            text={answer.text}
          />
          {answer.call && <SampleNote samples={answer.call.samples.response} />}
        </div>
      ))}
    </>
  );
}
