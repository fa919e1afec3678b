/** A reader of parts that remembers their texts, so that diagnostics get positions in them. */
export interface RecordedTexts {
  readonly read: (address: string) => Promise<string>;
  /** Returns the text of a part that was read. */
  readonly textOf: (address: string) => string | undefined;
}

/** Wraps a reader of parts. */
export function recordTexts(read: (address: string) => Promise<string>): RecordedTexts {
  const texts = new Map<string, string>();
  return {
    read: async (address) => {
      const text = await read(address);
      texts.set(address, text);
      return text;
    },
    textOf: (address) => texts.get(address),
  };
}

/** Returns a reader of texts that were read before. */
export const textsIn =
  (textOf: RecordedTexts["textOf"]) =>
  async (address: string): Promise<string> => {
    const text = textOf(address);
    if (text === undefined) throw new Error(`${address}: it was not read`);
    return text;
  };
