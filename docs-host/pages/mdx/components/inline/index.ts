import { badgeComponents } from "./badge.tsx";
import { buttonComponents } from "./button.tsx";
import { copyComponents } from "./copy.tsx";
import { downloadComponents } from "./download.tsx";
import { iconComponents } from "./icon.tsx";
import { searchComponents } from "./search-bar.tsx";
import { tooltipComponents } from "./tooltip.tsx";

export { tooltip } from "./tooltip.tsx";

/** Inline components and controls. */
export const inlineComponents = {
  ...badgeComponents,
  ...buttonComponents,
  ...copyComponents,
  ...downloadComponents,
  ...iconComponents,
  ...searchComponents,
  ...tooltipComponents,
};
