/**
 * Makes room for so many bytes, which is given back to the system as soon as nobody holds it. What may grow is not taken
 * from the heap that a process has for small things, where one small thing behind it would keep it from being given back.
 */
export const roomFor = (size: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new ArrayBuffer(size, { maxByteLength: size }));
