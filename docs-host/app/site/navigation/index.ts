export { walkNavigation } from "./walk-navigation.ts";
