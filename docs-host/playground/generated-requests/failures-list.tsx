import { memo, type ReactElement, useId } from "react";
import { generatedWords as words } from "#docs-host/site/panel-words";
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
        {beyondForm !== undefined && <p className="play-quiet">{words.beyondForm(beyondForm)}</p>}
      </th>
      <td>
        <Badge tone="bad">{check}</Badge>
      </td>
      <td>{words.seen(count)}</td>
      <td>
        <ExternalText text={changed} />
      </td>
      <td>
        <span className="generated-acts">
          <Button label={words.openAbout(message)} onPress={() => onOpen(failure)}>
            {words.open}
          </Button>
          <Button label={words.exportAbout(message)} onPress={() => onExport(failure)}>
            {words.export}
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
        {words.failures} <Badge>{failures.length}</Badge>
      </h3>
      {failures.length === 0 ? (
        <p className="play-quiet">{words.noFailures}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys have to reach it
        <section className="generated-scroll" aria-label={words.failures} tabIndex={0}>
          <table className="generated-table generated-failures">
            <thead>
              <tr>
                <th scope="col">{words.cause}</th>
                <th scope="col">{words.check}</th>
                <th scope="col">{words.count}</th>
                <th scope="col">{words.changed}</th>
                <th scope="col">{words.act}</th>
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
