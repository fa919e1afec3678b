import type { NavItem } from "../nav-item.ts";
import { text } from "../wire.ts";
import type { TreeNode } from "./tree.ts";

type ItemHead = Pick<NavItem, "title" | "language" | "icon" | "stage">;

/** Returns the title with its language, the icon and the own stage of the entry of a node. */
export function itemHead({ node, ownStage }: TreeNode, title = text(node.title) ?? ""): ItemHead {
  const icon = text(node.icon);
  return {
    title,
    ...(node.titleLanguage !== undefined && { language: node.titleLanguage }),
    ...(icon !== undefined && { icon }),
    ...(ownStage !== undefined && { stage: ownStage }),
  };
}
