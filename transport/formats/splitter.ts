/** Cuts a text that arrives in chunks into pieces, wherever the chunks are cut. */
export interface Splitter {
  /** Takes the next chunk and gives the pieces that it completes. */
  readonly push: (chunk: string) => readonly string[];
  /** Says that nothing follows; gives what is left. Throws `TruncatedError` where a piece was begun and is not whole. */
  readonly end: () => readonly string[];
}

/** A stream stopped in the middle. */
export class TruncatedError extends Error {
  override readonly name = "TruncatedError";
}

/** Gives each chunk as it comes. */
export const chunkSplitter = (): Splitter => ({ push: (chunk) => (chunk === "" ? [] : [chunk]), end: () => [] });

/** Gives each line that is not blank; the last one needs no line end. */
export function lineSplitter(): Splitter {
  let rest = "";
  const full = (lines: readonly string[]): readonly string[] =>
    lines.map((line) => line.trim()).filter((line) => line !== "");
  return {
    push: (chunk) => {
      const [first = "", ...lines] = chunk.split("\n");
      if (lines.length === 0) {
        rest += first;
        return [];
      }
      const whole = [rest + first, ...lines.slice(0, -1)];
      rest = lines.at(-1) ?? "";
      return full(whole);
    },
    end: () => full([rest]),
  };
}

/** Gives the data of each server-sent event (WHATWG HTML §9.2.6): lines end with CR, LF or both; events without data are none. */
export function eventSplitter(): Splitter {
  let rest = "";
  let afterReturn = false;
  let data: string[] = [];
  const readLine = (line: string): readonly string[] => {
    if (line === "") {
      const event = data;
      data = [];
      return event.length === 0 ? [] : [event.join("\n")];
    }
    const colon = line.indexOf(":");
    const field = colon < 0 ? line : line.slice(0, colon);
    if (field === "data") data.push(colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, ""));
    return [];
  };
  return {
    push: (chunk) => {
      if (chunk === "") return [];
      const [first = "", ...lines] = (afterReturn && chunk.startsWith("\n") ? chunk.slice(1) : chunk).split(
        /\r\n|\r|\n/,
      );
      afterReturn = chunk.endsWith("\r");
      if (lines.length === 0) {
        rest += first;
        return [];
      }
      const whole = [rest + first, ...lines.slice(0, -1)];
      rest = lines.at(-1) ?? "";
      return whole.flatMap(readLine);
    },
    end: () => {
      if (data.length > 0 || /^data\b/.test(rest))
        throw new TruncatedError("The stream ended in the middle of an event.");
      return [];
    },
  };
}
