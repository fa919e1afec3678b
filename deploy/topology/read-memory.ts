/** Returns the memory of processes in MiB, as their metrics have it. */
export const readMemory = (portNumbers: readonly number[]): Promise<readonly number[]> =>
  Promise.all(
    portNumbers.map(async (port) => {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      const [, bytes = ""] = /^process_resident_memory_bytes (\S+)$/m.exec(text) ?? [];
      return Math.round(Number(bytes) / 2 ** 20);
    }),
  );
