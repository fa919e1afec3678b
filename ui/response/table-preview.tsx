import { type ReactElement, useMemo } from "react";
import { decodeText } from "#engine/request";
import { lateText } from "#locales/messages/late";
import { responseText } from "#locales/messages/response";
import { ExternalText } from "#ui/text";
import { readTable } from "./csv.ts";

/** Limits of the shown part, without the head; the text view has all of it. More values would block the page for seconds. */
const maxRows = 1_000;
const maxValues = 20_000;
const maxBytes = 2_000_000;

/** Props of the table: its text or its bytes, and its media type. */
export interface TablePreviewProps {
  readonly content: Uint8Array | string;
  readonly charset: string | undefined;
  readonly type: string;
}

/** A body in CSV as a table. The first row is its head. */
export function TablePreview({ content, charset, type }: TablePreviewProps): ReactElement {
  const isLong = content.length > maxBytes;
  const { rows, isCut } = useMemo(() => {
    const start = content.slice(0, maxBytes);
    const text = typeof start === "string" ? start : (decodeText(start, charset, isLong) ?? "");
    return readTable(text, type, { rows: maxRows + 1, values: maxValues });
  }, [content, charset, type, isLong]);
  const [head = [], ...body] = rows;
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is scrolled by keys too
    <section className="answer-table" aria-label={lateText().responseBody} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((name, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may be equal; the position is the identity
              <th key={column} scope="col">
                <ExternalText text={name} />
              </th>
            ))}
            <Rest count={width - head.length} />
          </tr>
        </thead>
        <tbody>
          {body.map((values, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
            <tr key={row}>
              {values.map((value, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={column}>
                  <ExternalText text={value} />
                </td>
              ))}
              <Rest count={width - values.length} />
            </tr>
          ))}
        </tbody>
      </table>
      {(isLong || isCut) && <p className="play-quiet">{responseText().firstRows({ count: body.length })}</p>}
    </section>
  );
}

/** The empty end of a row that is shorter than others, so that the grid has no holes. */
const Rest = ({ count }: { readonly count: number }): ReactElement | undefined =>
  count === 0 ? undefined : <td colSpan={count} />;
