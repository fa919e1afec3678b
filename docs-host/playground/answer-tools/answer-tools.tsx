import "./answer-tools.css";
import type { ReactElement } from "react";
import { answerToolsText } from "#locales/messages/answer-tools";
import { Disclosure } from "#ui/kit";
import type { AnswerToolsProps } from "#ui/response";
import { ComparePanel } from "./compare-panel.tsx";
import { RecordPanel } from "./record-panel.tsx";

/** True once the reader has opened the tools; they are open at the next endpoint too. */
let isOpen = false;

/** The tools below an answer: comparing it with another one, and recording answers. */
export default function AnswerTools({ response }: AnswerToolsProps): ReactElement {
  return (
    <Disclosure
      title={answerToolsText().title}
      startsOpen={isOpen}
      onOpen={(next) => {
        isOpen = next;
      }}
    >
      <div className="answer-tools">
        <ComparePanel response={response} />
        <RecordPanel />
      </div>
    </Disclosure>
  );
}
