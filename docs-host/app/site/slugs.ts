/** The most characters that one part of a slug is made of. */
const longest = 80;

/** Slugs without slashes at their ends. */
export const trimmed = (slug: string): string => slug.replace(/^\/+|\/+$/g, "");

/** Puts parts of slugs together, empty ones left out. */
export const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join("/");

/** Turns a name into one part of a slug: letters and digits, in lower case; empty where the name has neither. */
export const slugged = (text: string): string =>
  text
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, longest)
    // A letter of two code units may have been cut in its middle.
    .replace(/[\ud800-\udbff]$/, "")
    .replace(/^-|-$/g, "");

/** Gives the first wish that is not taken, else the last one with a number, and takes it. */
export function claim(taken: Set<string>, ...preferred: readonly string[]): string {
  const last = preferred.at(-1) ?? "";
  let free = preferred.find((wish) => wish !== "" && !taken.has(wish));
  for (let n = 2; free === undefined; n += 1) {
    const numbered = last === "" ? String(n) : `${last}-${n}`;
    if (!taken.has(numbered)) free = numbered;
  }
  taken.add(free);
  return free;
}
