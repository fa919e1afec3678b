/** The offset basis of FNV-1a with 32 bits (draft-eastlake-fnv, section 5). */
export const fnvBasis = 0x811c9dc5;

/**
 * Returns the FNV-1a hash of 32 bits of bytes, or of the UTF-16 code units of a text, as an unsigned number. It finds
 * changes, and protects against nobody. `start` is the offset basis, or another number for a second hash of the same.
 */
export function fnv1a(data: string | Uint8Array, start = fnvBasis): number {
  let hash = start;
  for (let at = 0; at < data.length; at += 1) {
    const unit = typeof data === "string" ? data.charCodeAt(at) : (data[at] as number); // within the data
    hash = Math.imul(hash ^ unit, 0x01000193);
  }
  return hash >>> 0;
}
