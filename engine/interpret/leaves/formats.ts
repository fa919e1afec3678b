const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns true for a UUID of RFC 9562 §4, of any version. */
export const isUuid = (text: string): boolean => uuid.test(text);

/** Returns true for base64 of RFC 4648 §4, padded and without whitespace. Takes linear time. */
export function isBase64(text: string): boolean {
  if (text.length % 4 !== 0) return false;
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  return text.slice(0, text.length - padding).search(/[^A-Za-z0-9+/]/) === -1;
}
