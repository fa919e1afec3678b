import { equalJson } from "#engine/json";
import { included, type Node } from "../node.ts";

/** Reports a part of the description. */
export type ReportDifference = (node: Node, message: string) => void;

/** Compares a part of a description with the same part of its export. */
export type Compare = (was: Node, is: Node, report: ReportDifference) => void;

/** Reports a member that the export does not have, or has with another value. */
export function reportMember(key: string, was: Node, is: Node, report: ReportDifference): void {
  const { value } = included(was);
  if (value === undefined) return;
  const other = included(is).value;
  if (other === undefined) report(was, `${JSON.stringify(key)} is not in the exported document`);
  else if (!equalJson(value, other)) report(was, `${JSON.stringify(key)} is different in the exported document`);
}
