import { useSyncExternalStore } from "react";
import type { Path } from "#engine/shape";
import { useForm } from "../form-context.ts";
import type { Keys } from "../stores/index.ts";

/** Returns the revealed keys of the object at a path. */
export function useRevealedFields(at: Path): Keys {
  const { revealed } = useForm();
  const read = (): Keys => revealed.in(at);
  return useSyncExternalStore(revealed.subscribe, read, read);
}
