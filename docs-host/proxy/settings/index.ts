export { EnvironmentFileError, openEnvironmentFile } from "./environment-file.ts";
export { readSettings, type Settings } from "./settings.ts";
