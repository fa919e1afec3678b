import {
  lazy,
  type ReactElement,
  Suspense,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { type Json, printJson, toPointer } from "#engine/json";
import { createListeners } from "#engine/listeners";
import { type AnswerDifferences, compareAnswers, type Difference, defaultRules, readRules } from "#live/compare";
import { answerToolsText } from "#locales/messages/answer-tools";
import type { SentResponse } from "#machines";
import { Button, SectionBoundary, TextArea } from "#ui/kit";
import { ExternalText } from "#ui/text";
import { timeOfDay } from "#ui/time-of-day";
import { comparedBody } from "./answer-text.ts";
import { recentAnswers } from "./recent-answers.ts";

/** An answer that the reader keeps to compare others with. */
interface KeptAnswer {
  readonly response: SentResponse;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const listeners = createListeners();
let kept: KeptAnswer | undefined;

/** The kept answer of the page, which stays while other endpoints are opened. */
const keptAnswer = {
  read: (): KeptAnswer | undefined => kept,
  subscribe: listeners.subscribe,
  put: (next: KeptAnswer | undefined): void => {
    kept = next;
    listeners.notify();
  },
};

const CompareDialog = lazy(async () => ({ default: (await import("./compare-dialog.tsx")).CompareDialog }));

/** The address of an answer without its query, which may hold credentials. */
const addressOf = ({ source }: SentResponse): string => source?.url.replace(/[?#].*$/, "") ?? "";

/** The longest value that is shown whole, in characters; the body above has all of it. */
const longest = 200;

function valueText(value: Json | undefined): string {
  if (value === undefined) return answerToolsText().missing;
  const text = typeof value === "string" ? value : printJson(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** A row of the table: the name of a place, and the difference there. */
interface Row extends Difference {
  readonly place: string;
}

const rowsOf = ({ status, headers, body }: AnswerDifferences): readonly Row[] => [
  ...status.map((one) => ({ ...one, place: answerToolsText().status })),
  ...headers.map((one) => ({ ...one, place: answerToolsText().header({ name: String(one.path[0]) }) })),
  ...body.map((one) => ({ ...one, place: one.path.length === 0 ? answerToolsText().wholeBody : toPointer(one.path) })),
];

const Value = ({ value }: { readonly value: Json | undefined }): ReactElement => (
  <td className={value === undefined ? "answer-missing" : undefined}>
    <code>
      <ExternalText text={valueText(value)} />
    </code>
  </td>
);

const Table = ({ rows, labelledBy }: { readonly rows: readonly Row[]; readonly labelledBy: string }): ReactElement => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is scrolled by keys too
  <section className="answer-differences" aria-labelledby={labelledBy} tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col">{answerToolsText().place}</th>
          <th scope="col">{answerToolsText().before}</th>
          <th scope="col">{answerToolsText().after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place may be listed twice; its position is its identity
          <tr key={position}>
            <th scope="row">
              <code>
                <ExternalText text={row.place} />
              </code>
            </th>
            <Value value={row.before} />
            <Value value={row.after} />
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

function Differences({ kept, response }: { readonly kept: KeptAnswer; readonly response: SentResponse }): ReactElement {
  const [rules, setRules] = useState(defaultRules);
  const used = useDeferredValue(rules);
  const id = useId();
  const { found, rows } = useMemo(() => {
    const [before, after] = [kept.response, response].map(({ status, headers, shown }) => ({
      ...{ status, headers },
      body: comparedBody(shown),
    }));
    const found = before && after && compareAnswers(before, after, readRules(used));
    return { found, rows: found === undefined ? [] : rowsOf(found) };
  }, [kept, response, used]);
  return (
    <>
      <p role="status" id={id} className="answer-outcome">
        {rows.length === 0
          ? answerToolsText().equal
          : answerToolsText().differences({ count: rows.length, isCut: found?.isCut === true })}
      </p>
      {rows.length > 0 && <Table rows={rows} labelledBy={id} />}
      <label htmlFor={`${id}-rules`}>{answerToolsText().ignore}</label>
      <p className="play-quiet" id={`${id}-about`}>
        {answerToolsText().ignoreAbout}
      </p>
      <TextArea
        id={`${id}-rules`}
        label={answerToolsText().ignore}
        describedBy={`${id}-about`}
        text={rules}
        onText={setRules}
      />
    </>
  );
}

/** Lets the reader keep an answer, and shows how later ones differ from it. */
export function ComparePanel({ response }: { readonly response: SentResponse | undefined }): ReactElement {
  const kept = useSyncExternalStore(keptAnswer.subscribe, keptAnswer.read);
  const recent = useSyncExternalStore(recentAnswers.subscribe, recentAnswers.read);
  const [isComparing, setComparing] = useState(false);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const discard = (): void => {
    // The pressed button is removed, and the other one may be disabled.
    heading.current?.focus();
    keptAnswer.put(undefined);
  };
  const keep = (one: SentResponse): void => keptAnswer.put({ response: one, at: Date.now() });
  return (
    <section className="answer-tool" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {answerToolsText().compare}
      </h3>
      {kept === undefined ? (
        <p className="play-quiet">{answerToolsText().compareAbout}</p>
      ) : (
        <p>
          <ExternalText
            text={answerToolsText().kept({
              status: kept.response.status,
              address: addressOf(kept.response),
              time: timeOfDay(kept.at),
            })}
          />
        </p>
      )}
      {kept !== undefined && response === kept.response && <p className="play-quiet">{answerToolsText().sameAnswer}</p>}
      <p className="answer-tool-row">
        <Button isDisabled={response === undefined} onPress={() => response && keep(response)}>
          {kept === undefined ? answerToolsText().keepAnswer : answerToolsText().keepInstead}
        </Button>
        <Button isDisabled={recent.length < 2} onPress={() => setComparing(true)}>
          {answerToolsText().sideBySide}
        </Button>
        {kept !== undefined && <Button onPress={discard}>{answerToolsText().discardAnswer}</Button>}
      </p>
      {isComparing && (
        <SectionBoundary title={answerToolsText().sideBySide} onWarning={console.warn}>
          <Suspense>
            <CompareDialog onClose={() => setComparing(false)} />
          </Suspense>
        </SectionBoundary>
      )}
      {kept !== undefined && response !== undefined && response !== kept.response && (
        <Differences {...{ kept, response }} />
      )}
    </section>
  );
}
