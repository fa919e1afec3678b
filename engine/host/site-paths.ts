/** The path of a site's own calls, below the path of the site on its host. */
export const callsPath = "/api/callboard-docs";

/** The path of scripts and styles, below the path of a site and at the root of every host. */
export const assetsPath = "/assets";

/** Returns true for the path of a script or a style: one name. Pages can have longer paths there. */
export const isAssetPath = (path: string): boolean =>
  path.startsWith(`${assetsPath}/`) && !path.slice(assetsPath.length + 1).includes("/");

/** Paths at the root of every host that never show a page. */
export const reservedPaths: readonly string[] = [assetsPath, callsPath];

/**
 * Returns the reserved path that a path of a host is, or is below; undefined for any other path. Letters of
 * percent-encoding don't count, since servers decode them.
 */
export function reservedPathOf(path: string): string | undefined {
  const decoded = decodedPath(path);
  return reservedPaths.find((reserved) => decoded === reserved || decoded.startsWith(`${reserved}/`));
}

/** Returns a path without its percent-encoding, or unchanged if that is not valid. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
