import type { ComponentName } from "#mdx/tags";
import type { DrawComponent } from "../component.ts";
import { blockComponents } from "./blocks/index.ts";
import { conditionComponents } from "./conditions.ts";
import { dataComponents } from "./data/index.ts";
import { inlineComponents } from "./inline/index.ts";
import { referenceComponents } from "./reference/index.ts";

export { conditionOf } from "./conditions.ts";
export { diagram, tableFrame } from "./data/index.ts";
export { tooltip } from "./inline/index.ts";
export { languageName } from "./languages.ts";

/** The drawing of each component of authored pages. */
export const components: { readonly [N in ComponentName]: DrawComponent } = {
  ...blockComponents,
  ...conditionComponents,
  ...dataComponents,
  ...inlineComponents,
  ...referenceComponents,
};
