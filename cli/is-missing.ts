/** Returns true for the error of a file that does not exist. */
export const isMissing = (thrown: unknown): boolean =>
  thrown instanceof Error && "code" in thrown && thrown.code === "ENOENT";
