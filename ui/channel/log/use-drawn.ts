import { startTransition, useEffect, useRef, useState } from "react";

/** Something that changes; `read` keeps its identity between changes. */
export interface Source<Value> {
  readonly read: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Returns the value of a source that changes often, drawn a little at a time, so that the page answers meanwhile. The
 * next is begun once the last one is drawn: a slow page sees fewer of them, and not none.
 */
export function useDrawn<Value extends object>({ read, subscribe }: Source<Value>): Value {
  const [drawn, setDrawn] = useState(read);
  const begun = useRef(drawn);
  useEffect(() => {
    const draw = (): void => {
      const next = read();
      if (begun.current !== drawn || next === drawn) return;
      begun.current = next;
      startTransition(() => setDrawn(next));
    };
    begun.current = drawn;
    // Changes that arrived during this render.
    draw();
    return subscribe(draw);
  }, [read, subscribe, drawn]);
  return drawn;
}
