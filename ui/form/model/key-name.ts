/** Returns a key as a part of texts; an empty one is quoted. */
export const keyName = (key: string): string => (key === "" ? '""' : key);
