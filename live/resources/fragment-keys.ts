import { pointerKeys } from "#engine/json";

/**
 * Returns the keys of a JSON Pointer as a URI fragment without its `#` and with percent-encoding decoded (RFC 6901
 * section 6); undefined if it is not one.
 */
export function fragmentKeys(fragment: string): readonly string[] | undefined {
  if (!fragment.startsWith("/")) return undefined;
  try {
    return pointerKeys(decodeURIComponent(fragment));
  } catch {
    return undefined;
  }
}
