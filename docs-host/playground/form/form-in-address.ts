import { decodeUri } from "#engine/decode-uri";
import { type FormState, selectionFrom } from "#engine/form";
import { isObject, type Json, own, parseJson, printJson } from "#engine/json";

const mark = "#form=";

/** A filled-in form from a link. `made` identifies the shape that it was filled in for, which may have changed. */
export interface GivenForm extends FormState {
  readonly made?: string;
  /** The media type of its body; absent for the default one. */
  readonly contentType?: string | undefined;
  /** The requested media type of its answer; absent for the default one. */
  readonly accept?: string | undefined;
}

/** Writes a form as the end of an address that opens it filled in. Browsers never send this part to a server. */
export const formFragment = (form: GivenForm): string => mark + encodeURIComponent(printJson(givenToJson(form)));

/** Writes a form that is to be opened again as JSON. */
export const givenToJson = ({ value, selection, made, contentType, accept }: GivenForm): Json => ({
  value,
  choices: { ...selection },
  ...(made !== undefined && { made }),
  ...(contentType !== undefined && { contentType }),
  ...(accept !== undefined && { accept }),
});

/** Reads what `givenToJson` wrote; `undefined` if it is something else. */
export function givenFromJson(kept: Json | undefined): GivenForm | undefined {
  const value = isObject(kept) ? own(kept, "value") : undefined;
  if (!isObject(kept) || !isObject(value)) return undefined;
  const [made, contentType, accept] = ["made", "contentType", "accept"].map((key) => own(kept, key));
  return {
    value,
    selection: selectionFrom(own(kept, "choices")) ?? {},
    ...(typeof made === "string" && { made }),
    ...(typeof contentType === "string" && { contentType }),
    ...(typeof accept === "string" && { accept }),
  };
}

/** Reads what `formFragment` wrote; `undefined` if an address ends otherwise, or was cut. */
export function formFromFragment(fragment: string): GivenForm | undefined {
  if (!fragment.startsWith(mark)) return undefined;
  // The address may be cut within a character: the form is incomplete then.
  const parsed = parseJson(decodeUri(fragment.slice(mark.length)) ?? "");
  return parsed.ok ? givenFromJson(parsed.value) : undefined;
}
