/** Texts about replay files; a separate file, since it is loaded with the first one. */
export const replayWords = {
  refused: "This is no replay that can be opened here",
  elsewhere: "This replay is of another endpoint",
  opened: "The form stands as it was when it failed",
  outdated: "The definition has changed since this failure was written down",
  of: (endpoint: string, law: string, message: string): string => `${endpoint}, ${law}: ${message}`,
  ofNoEndpoint: (file: string, endpoint: string): string =>
    `${file} is a replay of ${endpoint}, which this API does not have.`,
} as const;
