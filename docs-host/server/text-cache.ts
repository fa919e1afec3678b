/** A bounded cache of texts by key. */
export interface TextCache {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, text: string) => void;
}

/** Creates a cache that holds at most this many characters; it drops all of them to make room. */
export function textCache(mostCharacters: number): TextCache {
  const texts = new Map<string, string>();
  let characters = 0;
  return {
    get: (key) => texts.get(key),
    set: (key, text) => {
      if (characters + text.length > mostCharacters) {
        texts.clear();
        characters = 0;
      }
      characters += text.length - (texts.get(key)?.length ?? 0);
      texts.set(key, text);
    },
  };
}
