import type { ReactElement } from "react";
import { lazyModule, useLazyModule } from "#ui/kit";

const trail = lazyModule(() => import("./drawn-trail.tsx"));

/** Loads the trail. */
export const loadTrail = trail.load;

/** The trail of a form (`DrawnTrail`). It loads at the first sign of a reader, since it shows nothing before scrolling. */
export function Trail(): ReactElement | null {
  const loaded = useLazyModule(trail);
  return loaded ? <loaded.DrawnTrail /> : null;
}
