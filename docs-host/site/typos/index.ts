export { maxTypos, typos } from "./typos.ts";
