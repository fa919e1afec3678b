/** A block of markdown, and what decides how it is joined to its neighbors. */
export interface Block {
  readonly kind: "paragraph" | "heading" | "list" | "quote" | "code" | "table" | "rule" | "kept";
  readonly text: string;
  /** The kind of the last block in it, which is its own without blocks in it. */
  readonly last: Block["kind"];
  /** The first number of a numbered list. */
  readonly start?: number | undefined;
}

/** The bullet of the list that was written last, beside which a list needs another one. */
export interface BulletState {
  last: string | undefined;
}

/** Creates a block without blocks in it. */
export const leaf = (kind: Block["kind"], text: string): Block => ({ kind, text, last: kind });

/** Puts a prefix before the first line, and another one before all others that are not empty. */
export function indent(text: string, first: string, others: string): string {
  const [head = "", ...rest] = text.split("\n");
  const lines = rest.map((line) => (line === "" ? others.trimEnd() : others + line));
  return [head === "" ? first.trimEnd() : first + head, ...lines].join("\n");
}
