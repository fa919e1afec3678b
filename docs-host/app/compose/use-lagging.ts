import { startTransition, useEffect, useState } from "react";

/**
 * Returns the value of a store for views that may lag behind it: a change is rendered in a transition, so that it never
 * delays the key that made it, and keys in quick succession are rendered once. Both functions should be stable.
 */
export function useLagging<T>(subscribe: (onChange: () => void) => () => void, read: () => T): T {
  const [value, setValue] = useState(read);
  useEffect(() => {
    const onChange = (): void => startTransition(() => setValue(read));
    // The store may have changed since the first rendering.
    onChange();
    return subscribe(onChange);
  }, [subscribe, read]);
  return value;
}
