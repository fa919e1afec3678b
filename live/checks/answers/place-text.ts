import { formatPath, type Path } from "#engine/shape";

/** Writes the place of a difference for its cause: all positions of a list are one place. */
export const placeText = (path: Path): string =>
  formatPath(path.map((step) => (typeof step === "number" ? "*" : step)));
