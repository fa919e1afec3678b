import type { ReactElement } from "react";
import type { Mismatch } from "#engine/answer";
import { formatPath } from "#engine/shape";
import { lateText } from "#locales/messages/late";
import { ExternalText, VisibleText } from "#ui/text";
import { mismatchText } from "../mismatch-text.ts";

/** The greatest length of a line, more than any screen shows; in UTF-16 units. */
const maxLineLength = 400;

/** Returns the beginning of data as one line. */
export const lineOf = (data: string): string => data.slice(0, maxLineLength).replace(/\s*[\r\n]\s*/g, " ↵ ");

/** The line of a row: mismatches first, then its data, with matches highlighted. */
export function RowLine(props: {
  readonly line: string;
  readonly mismatches: readonly Mismatch[];
  readonly query?: string;
}): ReactElement {
  const { line, mismatches, query = "" } = props;
  return (
    <>
      {mismatches.length > 0 && (
        <span className="rows-mismatch">
          <ExternalText text={mismatchesText(mismatches)} />
        </span>
      )}
      {query === "" ? <ExternalText text={line} isCode={isJson(line)} /> : <Marked line={line} query={query} />}
    </>
  );
}

/** Returns true if a line looks like JSON, which is written from left to right even with right-to-left strings. */
const isJson = (line: string): boolean => /^\s*[[{"]/.test(line);

function mismatchesText([first, ...others]: readonly Mismatch[]): string {
  if (first === undefined) return "";
  const path = formatPath(first.path);
  const text = `${path}${path && ": "}${mismatchText(first)}`;
  return others.length === 0 ? text : `${text} ${lateText().moreIssues({ count: others.length })}`;
}

/** The greatest number of marks on a line: each is an element, and rows mount and unmount often. */
const maxMarked = 10;

function Marked({ line, query }: { readonly line: string; readonly query: string }): ReactElement {
  const pattern = new RegExp(`(${query.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&")})`, "gi");
  return (
    <bdi dir={isJson(line) ? "ltr" : "auto"}>
      {split(line, pattern).map((text, position) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: parts of a text have no identity, only a position
        // Every second part is a match.
        if (position % 2 === 0) return <VisibleText key={position} text={text} />;
        return (
          <mark key={position} className="answer-hit">
            <VisibleText text={text} />
          </mark>
        );
        // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
      })}
    </bdi>
  );
}

/** Splits a line at its matches: every second part is a match, and the last one is the rest. */
function split(line: string, pattern: RegExp): readonly string[] {
  const pieces = line.split(pattern);
  const marked = 2 * maxMarked;
  return pieces.length <= marked + 1 ? pieces : [...pieces.slice(0, marked), pieces.slice(marked).join("")];
}
