export { watchPaths } from "./watch-paths.ts";
