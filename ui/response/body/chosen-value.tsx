import { type ReactElement, useEffect, useState } from "react";
import { responseText } from "#locales/messages/response";
import { CopyButton } from "#ui/kit";
import { ExternalText } from "#ui/text";
import type { BodyReader } from "../session/index.ts";

const nodeAtRow = async (reader: BodyReader, row: number): Promise<number> =>
  (await reader.read(row, row + 1))[0]?.node ?? 0;

/** Returns the complete value of a row, as it is copied. */
export const valueAtRow = async (reader: BodyReader, row: number): Promise<string> =>
  (await reader.valueAt(await nodeAtRow(reader, row))).value;

/** The path of the active row, and buttons that copy its path and value. */
export function ChosenValue(props: {
  readonly reader: BodyReader;
  readonly active: number;
  /** Changes whenever the row may have another value. */
  readonly version: string;
  readonly copy: (text: string) => Promise<void>;
}): ReactElement {
  const { reader, active, version, copy } = props;
  const [path, setPath] = useState("");
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const found = await reader.pathOf(await nodeAtRow(reader, active));
      if (!isGone && version !== "") setPath(found);
    };
    // The reader was closed, and this view with it.
    load().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [reader, active, version]);
  return (
    <div className="answer-chosen">
      <code className="answer-path">
        <ExternalText text={path || responseText().wholeBody} isCode />
      </code>
      <span className="answer-copy">
        <span aria-hidden="true">{responseText().copyPath}</span>
        <CopyButton label={responseText().copyPath} text={() => path} copy={copy} />
      </span>
      <span className="answer-copy">
        <span aria-hidden="true">{responseText().copyValue}</span>
        <CopyButton
          label={responseText().copyValue}
          text={() => ""}
          copy={async () => copy(await valueAtRow(reader, active))}
        />
      </span>
    </div>
  );
}
