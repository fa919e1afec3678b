import { isObject, type Json, own, parseJson, trustJson } from "#engine/json";

/**
 * Reads the form of an endpoint or a channel that the site's own server wrote: only its outline is checked. Returns
 * undefined if the text is not whole.
 */
export function readForm<Form>(text: string): Form | undefined {
  const read = parseJson(text);
  return read.ok && isForm(read.value) ? trustJson<Form>(read.value) : undefined;
}

const isForm = (value: Json): boolean =>
  isObject(value) && ["endpoint", "channel"].some((part) => isObject(own(value, part) ?? null));
