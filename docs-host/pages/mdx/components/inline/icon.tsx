import type { DrawComponent } from "../../component.ts";
import { drawIconProp, iconColors, numberProp } from "../props.ts";

/** Pixels for one unit of an icon's size. */
const unit = 4;

const drawOne: DrawComponent = (element, drawing) =>
  drawIconProp(element, drawing, {
    size: unit * numberProp(element, drawing, "size"),
    ...iconColors(element),
  }) ?? null;

/** `Icon`. */
export const iconComponents = { Icon: drawOne };
