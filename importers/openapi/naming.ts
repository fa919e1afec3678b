import { documentedPart } from "../json-schema/index.ts";
import { member, type Node, textOf } from "../node.ts";
import { nonEmptyText } from "./scope.ts";

/** Maximum length of a summary that is used as a name (OpenAPI 2.0 "Operation Object"). */
const summaryLimit = 120;

/**
 * Reads the name and the description of an operation: its summary, or the name for docs tools. A summary that is too
 * long for a name is appended to the description. An operation without a description has the texts of its path item.
 */
export function readNaming(
  node: Node,
  item?: Node,
): ReturnType<typeof documentedPart> & { readonly displayName?: string } {
  const { description: own, ...about } = documentedPart(node);
  const shared = ["summary", "description"].flatMap((key) => (item && nonEmptyText(item, key)) ?? []).join("\n\n");
  const description = own ?? (shared === "" ? undefined : shared);
  const summary = nonEmptyText(node, "summary");
  const isName = summary !== undefined && summary.trim().length < summaryLimit;
  const name =
    (isName ? summary : undefined) ??
    nonEmptyText(node, "x-displayName") ??
    textOf(member(node, "x-fern-sdk-method-name"));
  const extra = isName || summary === undefined || description?.includes(summary) ? [] : [summary];
  const texts = [...(description === undefined ? [] : [description]), ...extra];
  return {
    ...about,
    ...(texts.length > 0 && { description: texts.join("\n\n") }),
    ...(name !== undefined && { displayName: name }),
  };
}
