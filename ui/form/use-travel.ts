import { useEffect } from "react";
import { useForm } from "./form-context.ts";
import { useStable } from "./use-stable.ts";

/** Calls the latest function given just before a step is taken back or made again. */
export function useTravel(act: () => void): void {
  const { port } = useForm();
  const stable = useStable(act);
  useEffect(() => port.onTravel?.(stable), [port, stable]);
}
