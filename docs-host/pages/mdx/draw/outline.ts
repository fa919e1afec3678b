/** The level of a heading of a page, which has its own `h1`. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/**
 * Creates the function that returns the level of each next heading of a page in its outline, which skips no level: a
 * text that starts with `###` has `h2` there.
 */
export function outline(): (written: number) => HeadingLevel {
  const above: number[] = [];
  return (written) => {
    const level = Math.max(2, written);
    while ((above.at(-1) ?? 0) >= level) above.pop();
    above.push(level);
    return (above.length + 1) as HeadingLevel; // levels are 2 to 6, so that at most five are above each other
  };
}
