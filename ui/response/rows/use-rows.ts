import { useEffect, useState } from "react";
import type { BodyReader, Row } from "../session/index.ts";

const none: readonly Row[] = [];

/** Reads a range of rows. Returns the previous ones until these have arrived. `version` changes with their content. */
export function useRows(reader: BodyReader, from: number, to: number, version: string): readonly Row[] {
  const [held, setHeld] = useState({ rows: none, version });
  useEffect(() => {
    let isGone = false;
    reader.read(from, to).then(
      (rows) => !isGone && setHeld({ rows, version }),
      // The reader was closed, and this view with it.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [reader, from, to, version]);
  return held.rows;
}
