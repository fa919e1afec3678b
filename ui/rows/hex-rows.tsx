import { type ReactElement, useRef } from "react";
import { useColumns } from "./use-columns.ts";
import { useScroll } from "./use-scroll.ts";

/** The width of a row of sixteen bytes in characters: the offset, the bytes, and their ASCII text. */
const wide = 76;

/** Bytes with their offset, in hexadecimal digits and as ASCII, virtualized. */
export function HexRows({ label, data }: { readonly label: string; readonly data: Uint8Array }): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useColumns(frame, true);
  const perRow = columns !== undefined && columns < wide ? 8 : 16;
  const scroll = useScroll(scroller, Math.ceil(data.length / perRow));
  const drawn = Array.from({ length: scroll.to - scroll.from }, (_, row) => scroll.from + row);
  return (
    <div ref={frame} className="answer">
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard */}
      {/* biome-ignore-start lint/a11y/useSemanticElements: a scrolling element is not a section of the page */}
      <div ref={scroller} tabIndex={0} role="region" aria-label={label} className="answer-rows">
        <div className="answer-sheet" style={{ height: scroll.height }}>
          {drawn.map((row) => (
            <div key={row} className="answer-row rows-hex" style={{ top: scroll.topOf(row) }}>
              {hexLine(data, row * perRow, perRow)}
              {"\n"}
            </div>
          ))}
        </div>
      </div>
      {/* biome-ignore-end lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above */}
    </div>
  );
}

/** Some bytes on one line, as `00000010  48 69  Hi` for `perRow` bytes. */
export function hexLine(data: Uint8Array, from: number, perRow: number): string {
  const bytes = [...data.subarray(from, from + perRow)];
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join(" ");
  const text = bytes.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : ".")).join("");
  return `${from.toString(16).padStart(8, "0")}  ${digits.padEnd(perRow * 3 - 1)}  ${text}`;
}
