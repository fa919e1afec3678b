import type { ReactElement } from "react";
import { formatPath } from "#engine/shape";
import { lateText } from "#locales/messages/late";
import { responseText } from "#locales/messages/response";
import { Badge, Disclosure, LiveText, Spinner } from "#ui/kit";
import { ExternalText } from "#ui/text";
import { mismatchText } from "../../mismatch-text.ts";
import type { Marked } from "../session/index.ts";
import type { Comparison } from "./use-comparison.ts";

/** The greatest number of mismatches in the list; all of them are marked in the body. */
const maxListed = 100;

/** The result of comparing a response with its documentation. Each mismatch links to its line. */
export function MismatchList(props: {
  readonly comparison: Comparison;
  readonly onShow: (mismatch: Marked) => void;
}): ReactElement {
  const { comparison, onShow } = props;
  return (
    <div className="answer-comparison">
      <LiveText
        text={
          comparison.kind === "compared" && comparison.mismatches.length > 0
            ? responseText().mismatches({ count: comparison.mismatches.length })
            : ""
        }
      />
      <ComparisonResult comparison={comparison} onShow={onShow} />
    </div>
  );
}

function ComparisonResult({ comparison, onShow }: Parameters<typeof MismatchList>[0]): ReactElement | undefined {
  if (comparison.kind === "none") return undefined;
  if (comparison.kind === "failed") return <p className="play-quiet">{responseText().notCompared}</p>;
  if (comparison.kind === "comparing") {
    return (
      <p className="play-quiet">
        <Spinner /> {responseText().comparing}
      </p>
    );
  }
  const { mismatches } = comparison;
  if (mismatches.length === 0) return <Badge tone="good">{responseText().asDocumented}</Badge>;
  return (
    <Disclosure
      title={<span className="answer-mismatches">{responseText().mismatches({ count: mismatches.length })}</span>}
    >
      <ul className="answer-mismatch-list">
        {mismatches.slice(0, maxListed).map((mismatch, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a path may have several, in a fixed order
          <li key={position}>
            <button type="button" className="play-issue" onClick={() => onShow(mismatch)}>
              <span className="answer-place">
                <ExternalText text={formatPath(mismatch.path) || responseText().wholeBody} />
              </span>{" "}
              <ExternalText text={mismatchText(mismatch)} />
            </button>
          </li>
        ))}
        {mismatches.length > maxListed && <li>{lateText().moreIssues({ count: mismatches.length - maxListed })}</li>}
      </ul>
    </Disclosure>
  );
}
