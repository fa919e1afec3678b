import { memo, type ReactElement, useId } from "react";
import { generatedText } from "#locales/messages/generated";
import type { GeneratedFailure } from "#machines";
import { Badge, Button } from "#ui/kit";
import { ExternalText } from "#ui/text";

/** Props of the mismatches. Each is one cause, however many requests showed it. */
export interface FailuresListProps {
  readonly failures: readonly GeneratedFailure[];
  readonly onOpen: (failure: GeneratedFailure) => void;
  readonly onExport: (failure: GeneratedFailure) => void;
}

interface FailureRowProps extends Pick<FailuresListProps, "onOpen" | "onExport"> {
  readonly failure: GeneratedFailure;
}

const FailureRow = memo(function FailureRow({ failure, onOpen, onExport }: FailureRowProps): ReactElement {
  const { check, message, lang, changed, count, beyondForm } = failure;
  const id = useId();
  return (
    <tr>
      <th scope="row" id={id}>
        <span lang={lang}>
          <ExternalText text={message} />
        </span>
        {beyondForm !== undefined && <p className="play-quiet">{generatedText().beyondForm({ what: beyondForm })}</p>}
      </th>
      <td>
        <Badge tone="bad">{check}</Badge>
      </td>
      <td>{generatedText().seen({ count })}</td>
      <td>
        <ExternalText text={changed} />
      </td>
      <td>
        <span className="generated-acts">
          <Button label={generatedText().openAbout({ message })} onPress={() => onOpen(failure)}>
            {generatedText().open}
          </Button>
          <Button label={generatedText().exportAbout({ message })} onPress={() => onExport(failure)}>
            {generatedText().export}
          </Button>
        </span>
      </td>
    </tr>
  );
});

/** The mismatches of a run: one row for each cause, with its smallest request. */
export function FailuresList({ failures, onOpen, onExport }: FailuresListProps): ReactElement {
  const id = useId();
  return (
    <section className="generated-part" aria-labelledby={id}>
      <h3 id={id}>
        {generatedText().failures} <Badge>{failures.length}</Badge>
      </h3>
      {failures.length === 0 ? (
        <p className="play-quiet">{generatedText().noFailures}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys have to reach it
        <section className="generated-scroll" aria-label={generatedText().failures} tabIndex={0}>
          <table className="generated-table generated-failures">
            <thead>
              <tr>
                <th scope="col">{generatedText().cause}</th>
                <th scope="col">{generatedText().check}</th>
                <th scope="col">{generatedText().count}</th>
                <th scope="col">{generatedText().changed}</th>
                <th scope="col">{generatedText().act}</th>
              </tr>
            </thead>
            <tbody>
              {failures.map((failure) => (
                <FailureRow key={failure.key} {...{ failure, onOpen, onExport }} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
