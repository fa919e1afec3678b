import { type ReactElement, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { itemAt } from "#engine/item-at";
import { cassetteText } from "#live/cassettes";
import { answerToolsText } from "#locales/messages/answer-tools";
import { Button, Segments } from "#ui/kit";
import { type PlayChoice, recorder } from "../adapters/cassettes/index.ts";
import { downloadText } from "../adapters/download-text.ts";

const choices: readonly PlayChoice[] = ["out-of-reach", "always", "never"];

/** Lets the reader record answers, save them as a file, and choose when they are shown. */
export function RecordPanel(): ReactElement {
  const { isRecording, play, count, isFailed } = useSyncExternalStore(recorder.subscribe, recorder.state);
  const [isExporting, setExporting] = useState(false);
  const id = useId();
  const recordButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    recorder.read().catch(() => undefined);
  }, []);
  const exportAll = async (): Promise<void> => {
    setExporting(true);
    try {
      downloadText(cassetteText(await recorder.read()), "recorded-answers.json");
    } finally {
      setExporting(false);
    }
  };
  const forget = (): void => {
    // The pressed button is disabled once there is nothing to delete.
    recordButton.current?.focus();
    recorder.forget().catch(console.error);
  };
  return (
    <section className="answer-tool" aria-labelledby={id}>
      <h3 id={id}>{answerToolsText().record}</h3>
      <p className="play-quiet">{answerToolsText().recordAbout}</p>
      <p className="answer-tool-row">
        <Button elementRef={recordButton} onPress={() => recorder.choose({ isRecording: !isRecording })}>
          {isRecording ? answerToolsText().stopRecording : answerToolsText().startRecording}
        </Button>
        <Button isDisabled={!count || isExporting} onPress={() => void exportAll().catch(console.error)}>
          {answerToolsText().exportAnswers}
        </Button>
        <Button isDisabled={!count && !isFailed} onPress={forget}>
          {answerToolsText().deleteAnswers}
        </Button>
        <span role="status">
          {isFailed ? answerToolsText().recordFailed : answerToolsText().recorded({ count: count ?? 0 })}
        </span>
      </p>
      <div className="answer-tool-row">
        <span id={`${id}-play`}>{answerToolsText().play}</span>
        <Segments
          labelledBy={`${id}-play`}
          options={choices.map((one) => ({ label: answerToolsText().playChoices[one] }))}
          selected={choices.indexOf(play)}
          onSelect={(position) => recorder.choose({ play: itemAt(choices, position) })}
        />
      </div>
    </section>
  );
}
