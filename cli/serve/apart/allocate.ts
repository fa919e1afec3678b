/**
 * Allocates memory that returns to the system as soon as nobody references it. A large, growing buffer is not allocated
 * in the heap of small objects, where one small object behind it would keep it from being released.
 */
export const roomFor = (size: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new ArrayBuffer(size, { maxByteLength: size }));
