import type { ReactElement } from "react";
import { lazyModule, useLazyModule } from "#ui/kit";
import { internPath } from "./model/index.ts";
import type { UnsentNoteProps } from "./unsent-note.tsx";

const lazyNote = lazyModule(() => import("./unsent-note.tsx"));

/** The note about read-only members. It loads late, since a form has such members only after a paste or in JSON. */
export function UnsentSlot({ at, ...props }: UnsentNoteProps): ReactElement | null {
  const loaded = useLazyModule(lazyNote);
  return loaded === undefined ? null : <loaded.UnsentNote {...props} at={internPath(at)} />;
}
