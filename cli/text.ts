/** Formats a count with its noun: `1 law`, `2 laws`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Replaces control characters, which a terminal could take for commands, by question marks. */
export const printable = (text: string): string => text.replace(/\p{Cc}/gu, "?");
