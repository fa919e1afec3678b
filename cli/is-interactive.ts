import { stderr, stdin, stdout } from "node:process";

/** Returns true if somebody at a terminal can answer questions. */
export const isInteractive = (): boolean => stdin.isTTY === true && stdout.isTTY === true && stderr.isTTY === true;
