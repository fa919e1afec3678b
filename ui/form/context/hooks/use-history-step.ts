import { useEffect } from "react";
import { isPathWithin, type Path } from "#engine/shape";
import { useStable } from "#ui/kit";
import { useForm } from "../form-context.ts";

/**
 * Calls the latest callback just before undo and redo, and before a whole value is set at the path or above it, as
 * pasting does.
 */
export function useHistoryStep(at: Path, act: () => void): void {
  const { port } = useForm();
  const stable = useStable((over?: Path) => {
    if (over === undefined || isPathWithin(at, over)) act();
  });
  useEffect(() => port.onHistoryStep?.(stable), [port, stable]);
}
