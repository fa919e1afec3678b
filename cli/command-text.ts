/** The file of this program in a `node_modules` folder, where only `npx` finds it. */
const inModules = /[\\/]node_modules[\\/](?:\.bin[\\/]callboard(?:\.\w+)?$|callboard[\\/])/;

/**
 * Formats a command line of this program that the user can run: with `npx` after a run through npx or from a local
 * installation.
 *
 * @param file the file that was run
 */
export const commandText = (words: string, file: string | undefined = process.argv[1]): string =>
  `${file !== undefined && inModules.test(file) ? "npx " : ""}callboard ${words}`;
