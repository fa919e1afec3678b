import "./answer-tools.css";
import { type ReactElement, useMemo, useState, useSyncExternalStore } from "react";
import { parseUrl } from "#engine/host";
import { answerToolsText } from "#locales/messages/answer-tools";
import { lateText } from "#locales/messages/late";
import { ToolDialog } from "#ui/commands";
import { Dropdown, type Option } from "#ui/kit";
import type { CompareProps } from "#ui/response";
import { ExternalText } from "#ui/text";
import { timeOfDay } from "#ui/time-of-day";
import { type AlignedLine, alignLines, type SkippedLines, withoutEqual } from "./aligned-lines.ts";
import { answerLines } from "./answer-text.ts";
import { type RecentAnswer, recentAnswers } from "./recent-answers.ts";

/** Limit of shown rows; the responses themselves have the rest. Own choice. */
const maxRows = 2_000;

/** The signs of changed rows, since color alone must not carry a meaning (WCAG 1.4.1). */
const signs = { changed: "≠", removed: "−", added: "+" } as const;

const optionOf = ({ at, method, url, response }: RecentAnswer): Option => ({
  label: `${response.status} · ${timeOfDay(at)}`,
  description: `${method} ${url.slice(parseUrl(url)?.origin.length ?? 0)}`,
  note: lateText().bytes({ count: response.size }),
});

/** Two responses side by side, the newest on the right. */
export function CompareDialog(props: CompareProps): ReactElement {
  const answers = useSyncExternalStore(recentAnswers.subscribe, recentAnswers.read, recentAnswers.read);
  const [[before, after], choose] = useState<readonly [number, number]>([1, 0]);
  const options = answers.map(optionOf);
  const [left, right] = [answers[before], answers[after]];
  const rows = useMemo(
    () =>
      left && right ? withoutEqual(alignLines(answerLines(left.response), answerLines(right.response))) : undefined,
    [left, right],
  );
  return (
    <ToolDialog title={answerToolsText().compare} {...props} isWide>
      {answers.length < 2 && <p className="tool-none">{answerToolsText().tooFew}</p>}
      <div className="compare-heads">
        <Dropdown
          label={answerToolsText().leftResponse}
          options={options}
          selected={before}
          onSelect={(position) => choose([position, after])}
        />
        <Dropdown
          label={answerToolsText().rightResponse}
          options={options}
          selected={after}
          onSelect={(position) => choose([before, position])}
        />
      </div>
      {rows && <SideBySide rows={rows} />}
    </ToolDialog>
  );
}

const Line = ({ row, text }: { readonly row: AlignedLine; readonly text: string | undefined }): ReactElement => (
  <td data-kind={text === undefined || row.kind === "same" ? undefined : row.kind}>
    {text !== undefined && (
      <code>
        <ExternalText text={text} />
      </code>
    )}
  </td>
);

function SideBySide({ rows }: { readonly rows: readonly (AlignedLine | SkippedLines)[] }): ReactElement {
  const count = rows.filter(({ kind }) => kind !== "same" && kind !== "skipped").length;
  return (
    <>
      <p role="status" className="answer-outcome">
        {count === 0 ? answerToolsText().equal : answerToolsText().differences({ count, isCut: rows.length > maxRows })}
      </p>
      {count > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is scrolled by keys too
        <section className="compare-lines" aria-label={answerToolsText().compare} tabIndex={0}>
          <table>
            <colgroup>
              <col className="compare-signs" />
              <col span={2} />
            </colgroup>
            <thead className="kit-hidden">
              <tr>
                <th scope="col">{answerToolsText().change}</th>
                <th scope="col">{answerToolsText().leftResponse}</th>
                <th scope="col">{answerToolsText().rightResponse}</th>
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, maxRows).map((row, position) =>
                row.kind === "skipped" ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
                  <tr key={position} className="compare-skipped">
                    <td />
                    <td colSpan={2}>{answerToolsText().equalLines({ count: row.count })}</td>
                  </tr>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
                  <tr key={position}>
                    <td className="compare-sign">
                      {row.kind !== "same" && (
                        <>
                          <span aria-hidden="true">{signs[row.kind]}</span>
                          <span className="kit-hidden">{answerToolsText().changes[row.kind]}</span>
                        </>
                      )}
                    </td>
                    <Line row={row} text={row.left} />
                    <Line row={row} text={row.right} />
                  </tr>
                ),
              )}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}
