/**
 * Allocates memory that returns to the system once nothing references it. A large, growing buffer is not allocated in
 * the heap of small objects, where one small object behind it would prevent its release.
 */
export const roomFor = (size: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new ArrayBuffer(size, { maxByteLength: size }));
