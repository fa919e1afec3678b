import type { Documented } from "#engine/shape";
import type { NavItem } from "../nav-item.ts";
import { stageOf } from "../release-stage.ts";
import { text } from "../wire.ts";
import type { TreeNode } from "./tree.ts";

type ItemHead = Pick<NavItem, "title" | "language" | "icon" | "stage">;

/**
 * Returns the title with its language, the icon and the own stage of the entry of a node, by default the availability of
 * the documented call.
 */
export function itemHead(
  { node, stage, ownStage }: TreeNode,
  title = text(node.title) ?? "",
  { availability }: Documented = {},
): ItemHead {
  const icon = text(node.icon);
  const documented = stageOf(availability);
  const shown = ownStage ?? (documented === stage ? undefined : documented);
  return {
    title,
    ...(node.titleLanguage !== undefined && { language: node.titleLanguage }),
    ...(icon !== undefined && { icon }),
    ...(shown !== undefined && { stage: shown }),
  };
}
