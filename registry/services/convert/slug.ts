/** Makes the part of an address out of a title or an id: lower case, words joined by hyphens; `item` when nothing is left. */
export function slugOf(text: string): string {
  const words = text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1-$2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  return words.length === 0 ? "item" : words.join("-");
}
