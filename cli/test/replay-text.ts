import { hostOf, isLoopbackHost, isWebAddress, parseUrl } from "#engine/host";
import { commandText } from "../command-text.ts";
import { printable } from "../text.ts";

/** Formats the command that repeats a saved failure, with the options that its file does not choose. */
export const replayText = (file: string, server: string, hooks?: string): string =>
  commandText(
    [
      `test --replay ${printable(file)}`,
      ...(isLocalServer(server) ? [] : [`--server ${server}`]),
      ...(hooks === undefined ? [] : [`--hooks ${printable(hooks)}`]),
    ].join(" "),
  );

/**
 * Returns true if an address is on this machine. A file may come from anyone,
 * and must not choose who gets credentials.
 */
export function isLocalServer(server: string): boolean {
  const url = isWebAddress(server) ? parseUrl(server) : undefined;
  return url !== undefined && isLoopbackHost(hostOf(url));
}
