import { useEffect, useState } from "react";
import type { BodyReader, Row } from "../session/index.ts";

const none: readonly Row[] = [];

/** The rows between two places; those read before stay until the new ones are there. `version` says what they show. */
export function useRows(reader: BodyReader, from: number, to: number, version: string): readonly Row[] {
  const [held, setHeld] = useState({ rows: none, version });
  useEffect(() => {
    let isGone = false;
    reader.read(from, to).then(
      (rows) => !isGone && setHeld({ rows, version }),
      // A reader that is gone has nothing more to show, and its view goes with it.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [reader, from, to, version]);
  return held.rows;
}
