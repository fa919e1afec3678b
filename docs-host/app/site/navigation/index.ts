export type { Audience } from "./visibility.ts";
export { periodTitle } from "./visit-changelog.ts";
export type { Reference } from "./walk.ts";
export { type Navigation, walkNavigation } from "./walk-navigation.ts";
