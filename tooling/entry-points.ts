/** The `imports` of package.json: entry points by specifier, as `./path` from the root. `*` in both is any path. */
export interface EntryPoints {
  readonly [specifier: string]: string;
}

/** Returns the file of an entry point, as Node does (Packages, "Subpath patterns"). */
export function entryPoint(specifier: string, entryPoints: EntryPoints): string | undefined {
  const named = entryPoints[specifier];
  if (named !== undefined) return named.slice("./".length);
  for (const [pattern, path] of Object.entries(entryPoints)) {
    const [before = "", after] = pattern.split("*");
    if (after === undefined || !specifier.startsWith(before) || !specifier.endsWith(after)) continue;
    return path.slice("./".length).replace("*", specifier.slice(before.length, specifier.length - after.length));
  }
  return undefined;
}
