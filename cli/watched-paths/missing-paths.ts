import { removed, versionOf } from "./path-version.ts";

/** Paths that are looked for until they exist. */
export interface MissingPaths {
  readonly add: (path: string) => void;
  readonly remove: (path: string) => void;
  readonly stop: () => void;
}

/** Looks for each added path every `interval` milliseconds, and calls back once when it exists. */
export function missingPaths(interval: number, onReturn: (path: string) => void): MissingPaths {
  const missing = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const look = async (): Promise<void> => {
    const versions = await Promise.all([...missing].map(async (path) => [path, await versionOf(path)] as const));
    for (const [path, version] of versions) {
      if (!isStopped && version !== removed && missing.delete(path)) onReturn(path);
    }
    timer = undefined;
    lookLater();
  };
  const lookLater = (): void => {
    if (missing.size > 0 && !isStopped) timer ??= setTimeout(look, interval);
  };

  return {
    add: (path) => {
      missing.add(path);
      lookLater();
    },
    remove: (path) => {
      missing.delete(path);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
