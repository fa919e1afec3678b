/** The utility classes that authors write, such as `flex items-center`. */
export { loadUtilities, utilityStyles } from "./utility-styles.ts";
