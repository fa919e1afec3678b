import { present } from "#engine/json";
import { type BuildContext, iconText } from "./context.ts";
import type { LinkEntry } from "./entries.ts";
import type { LinkNode } from "./nodes.ts";

/** Builds the node of a link. */
export const linkNode = ({ title, url, icon, target }: LinkEntry, context: BuildContext): LinkNode =>
  present({ type: "link" as const, id: context.ids(url), title, url, icon: iconText(icon, context), target });
