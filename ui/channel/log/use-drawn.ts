import { startTransition, useEffect, useRef, useState } from "react";

/** Something that changes; `read` keeps its identity between changes. */
export interface Source<Value> {
  readonly read: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Returns the value of a source that changes often, as a deferred value, so that the page stays responsive. The next
 * value is rendered after the last one: a slow page shows fewer of them, but never none.
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
