import { styleText } from "node:util";

/** Returns true if a stream shows colors: a terminal has them, and `NO_COLOR` and `FORCE_COLOR` decide for all. */
export const hasColors = (stream: NodeJS.WritableStream): boolean => styleText("bold", "x", { stream }) !== "x";
