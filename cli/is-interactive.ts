import { stderr, stdin, stdout } from "node:process";

/** Returns true if a user at a terminal can answer prompts. */
export const isInteractive = (): boolean => stdin.isTTY === true && stdout.isTTY === true && stderr.isTTY === true;
