/** Returns the base64 (RFC 4648 §4) of the UTF-8 bytes of a text; `btoa` alone takes Latin-1 only. */
export const utf8Base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));
