/** Decodes bytes as UTF-8; undefined if they are not valid. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Characters of one call of `String.fromCharCode`: the stack limits the number of arguments. */
const step = 8192;

/** Writes each byte as the character of that number, so that texts in other encodings can be searched. */
export function latin1Text(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += step) text += String.fromCharCode(...bytes.subarray(at, at + step));
  return text;
}
