import { uriComponent } from "#engine/uri";

/** Percent-encodes all but the unreserved characters of RFC 3986 §2.3, so that the text stays in its path. */
export const percentEncode = (text: string): string =>
  uriComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
