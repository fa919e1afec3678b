import { useEffect } from "react";
import type { Path } from "#engine/shape";
import { useForm } from "./form-context.ts";
import { useStable } from "./use-stable.ts";

/**
 * Calls the latest function given just before a step is taken back or made again, and before a whole value is put in at
 * the place or around it, as pasting does.
 */
export function useTravel(at: Path, act: () => void): void {
  const { port } = useForm();
  const stable = useStable((over?: Path) => {
    if (over === undefined || over.every((step, i) => step === at[i])) act();
  });
  useEffect(() => port.onTravel?.(stable), [port, stable]);
}
