import { type ReactElement, useMemo } from "react";
import type { Mismatch } from "#engine/answer";
import { lateText } from "#locales/messages/late";
import type { AnswersPort } from "./answers-port.ts";
import { knownMismatches, TextBody } from "./body/index.ts";

/** Props of the full data of a row. */
export interface RowDataProps extends Pick<AnswersPort, "open"> {
  readonly label: string;
  readonly data: string;
  /** The mismatches of the data; undefined if nothing is documented. */
  readonly mismatches: readonly Mismatch[] | undefined;
  readonly habit: AnswersPort["view"];
  readonly copy: (text: string) => Promise<void>;
}

/** The full data of a row: JSON as text or as a tree, every digit as received, its mismatches on their lines. */
export function RowData({ label, data, mismatches, open, habit, copy }: RowDataProps): ReactElement {
  const source = useMemo(() => ({ content: data, charset: undefined, saysJson: false }), [data]);
  const comparer = useMemo(() => knownMismatches(mismatches), [mismatches]);
  return (
    <TextBody
      {...{ source, open, label, comparer, habit, copy }}
      searchLabel={lateText().searchIn({ what: label })}
      preview={undefined}
    />
  );
}
