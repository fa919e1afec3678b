import { choicesFrom, type FormState } from "#engine/form";
import { isObject, own, parseJson, printJson } from "#engine/json";

const mark = "#form=";

/** Writes a form as the end of an address that opens it filled in. Browsers never send this part to a server. */
export const formFragment = ({ value, choices }: FormState): string =>
  mark + encodeURIComponent(printJson({ value, choices: { ...choices } }));

/** Reads what `formFragment` wrote; nothing where an address ends otherwise, or was cut. */
export function formFromFragment(fragment: string): FormState | undefined {
  if (!fragment.startsWith(mark)) return undefined;
  const parsed = parseJson(unescaped(fragment.slice(mark.length)));
  const value = parsed.ok && isObject(parsed.value) ? own(parsed.value, "value") : undefined;
  if (!parsed.ok || !isObject(parsed.value) || !isObject(value)) return undefined;
  return { value, choices: choicesFrom(own(parsed.value, "choices")) ?? {} };
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // It was cut in the middle of a character; half a form is none.
    return "";
  }
}
