import { equalJson, isObject, type Json, type JsonObject, objectOf } from "#engine/json";
import { type FormState, frozen } from "../edits/index.ts";

/**
 * Returns a form with the headers and parameters of another form of the same endpoint, and with its own body; the form
 * itself if they are the same.
 */
export function withParametersOf(form: FormState, other: FormState): FormState {
  const [own, theirs] = [split(form), split(other)];
  const isSame = equalJson(own.parameters, theirs.parameters);
  if (isSame) return form;
  const drafts = { ...theirs.drafts.rest, ...own.drafts.body };
  return frozen({
    value: { ...theirs.parameters, ...own.body },
    selection: { ...theirs.selection.rest, ...own.selection.body },
    ...(Object.keys(drafts).length > 0 && { drafts }),
  });
}

interface Split {
  readonly parameters: JsonObject;
  readonly body: JsonObject;
}

function split({ value, selection, drafts = {} }: FormState) {
  const members: readonly (readonly [string, Json])[] = isObject(value) ? Object.entries(value) : [];
  const parts: Split = {
    parameters: objectOf(members.filter(([key]) => key !== "body")),
    body: objectOf(members.filter(([key]) => key === "body")),
  };
  return { ...parts, selection: byPart(selection), drafts: byPart(drafts) };
}

/** Divides values by pointer into values of the body and other values. */
function byPart<T>(values: { readonly [pointer: string]: T }) {
  const isOfBody = ([pointer]: readonly [string, T]): boolean => pointer === "/body" || pointer.startsWith("/body/");
  const all = Object.entries(values);
  return {
    body: Object.fromEntries(all.filter(isOfBody)),
    rest: Object.fromEntries(all.filter((one) => !isOfBody(one))),
  };
}
