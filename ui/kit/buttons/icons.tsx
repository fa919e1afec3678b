import type { ReactElement } from "react";
import { type IconName, iconPaths } from "./icon-paths.ts";

/** An icon of 16 by 16 pixels in the color of the text around it. Screen readers skip it: its button has a name. */
export const Icon = ({ name }: { readonly name: IconName }): ReactElement => (
  <svg className="kit-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d={iconPaths[name]} />
  </svg>
);
