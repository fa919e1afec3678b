import { isList, isObject, type Json, own, printJson } from "#engine/json";
import { type NamedText, positionFinder, readText } from "#importers";
import type { DocsDiagnostic } from "../../diagnostic.ts";
import { type ActionIssue, applyAction, type OverlayAction } from "./apply-action.ts";

/**
 * Applies the actions of an overlay (OpenAPI Overlay Specification 1.0 and 1.1) to a description, in their order. The
 * result is JSON with all digits of numbers. Returns an invalid description unchanged.
 */
export function overlayText(
  description: NamedText,
  overlay: NamedText,
  add: (diagnostic: DocsDiagnostic) => void,
): string {
  const find = positionFinder(overlay.text);
  const note = (at: string, one: Pick<DocsDiagnostic, "severity" | "message" | "advice">): void =>
    add({ code: "overlay", ...one, file: overlay.name, line: 1, column: 1, ...find(at) });
  const read = readText(overlay);
  if (!read.ok) {
    for (const { message, line, column } of read.diagnostics) {
      add({ code: "overlay", ...wrong, message, file: overlay.name, line, column });
    }
    return description.text;
  }
  const actions = actionsOf(read.value);
  if (actions === undefined) {
    note("", { ...wrong, message: "not an OpenAPI Overlay 1.x document: `overlay: 1.1.0` or `actions` is missing" });
    return description.text;
  }
  const source = readText(description);
  if (!source.ok) return description.text;
  let document = source.value;
  actions.forEach((action, index) => {
    const at = `/actions/${index}`;
    if (action === undefined) {
      note(at, { ...wrong, message: "this action has no `target`" });
      return;
    }
    const applied = applyAction(document, action);
    document = applied.document;
    for (const issue of applied.issues) note(`${at}/${issue.member}`, noteOf(issue));
  });
  return printJson(document);
}

const wrong = { severity: "error", advice: "write it as the OpenAPI Overlay Specification says" } as const;

const noteOf = ({ isInvalid, message, advice }: ActionIssue) =>
  ({ severity: isInvalid ? "error" : "warning", message, advice }) as const;

/** Returns the actions of an overlay, with undefined for an action without a target; undefined for other documents. */
function actionsOf(overlay: Json): readonly (OverlayAction | undefined)[] | undefined {
  if (!isObject(overlay)) return undefined;
  const [version, actions] = [own(overlay, "overlay"), own(overlay, "actions")];
  // Version 1.0 without quotes is a number of YAML.
  if (!/^1(?:\.|$)/.test(String(version)) || !isList(actions)) return undefined;
  return actions.map((action) => {
    const target = isObject(action) ? own(action, "target") : undefined;
    if (!isObject(action) || typeof target !== "string") return undefined;
    const [update, copy] = [own(action, "update"), own(action, "copy")];
    return {
      target,
      remove: own(action, "remove") === true,
      ...(update !== undefined && { update }),
      ...(typeof copy === "string" && update === undefined && { copy }),
    };
  });
}
