import { type Line, lineCutter } from "./line-cutter.ts";
import type { StreamReader, StreamRow } from "./readers.ts";

/**
 * Reads server-sent events (WHATWG HTML §9.2.6): one space after the colon is not part of a value, a line without a
 * colon is a field without a value, and events without data or without a blank line at their end are dropped.
 * @param longest maximum length of an event's data, in UTF-16 units; at least the length of a field name
 */
export function eventReader(longest?: number): StreamReader {
  const lines = lineCutter("any", longest);
  const gathering = gather(longest);
  return {
    feed: (text) => lines.feed(text).flatMap(gathering.take),
    end: () => ({ rows: [], isCut: gathering.isBegun() || /^data(?:$|:)/.test(lines.rest().text) }),
  };
}

interface Gathering {
  readonly take: (line: Line) => readonly StreamRow[];
  readonly isBegun: () => boolean;
}

function gather(longest = Number.POSITIVE_INFINITY): Gathering {
  let data: string | undefined;
  let dropped = 0;
  let type = "";
  let id = "";

  const addData = (value: string, missing: number): void => {
    const joined = data === undefined ? value : `${data}\n${value}`;
    data = joined.length > longest ? joined.slice(0, longest) : joined;
    dropped += joined.length - data.length + missing;
  };
  const dispatch = (): readonly StreamRow[] => {
    const row: StreamRow[] = [];
    if (data !== undefined) {
      row.push({ data, event: type || "message", ...(id && { id }), ...(dropped > 0 && { dropped }) });
    }
    data = undefined;
    dropped = 0;
    type = "";
    return row;
  };
  return {
    isBegun: () => data !== undefined,
    take: (line) => {
      if (line.text === "") return dispatch();
      const colon = line.text.indexOf(":");
      const field = colon < 0 ? line.text : line.text.slice(0, colon);
      const value = colon < 0 ? "" : line.text.slice(line.text[colon + 1] === " " ? colon + 2 : colon + 1);
      if (field === "data") addData(value, line.dropped);
      else if (field === "event") type = value;
      else if (field === "id" && !value.includes("\0")) id = value;
      // `retry` is only for clients that reconnect; other fields are ignored.
      return [];
    },
  };
}
