export type { Audience } from "./visibility.ts";
export type { Reference } from "./walk.ts";
export { type Navigation, walkNavigation } from "./walk-navigation.ts";
