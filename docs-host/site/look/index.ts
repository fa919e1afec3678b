export { colorRepairs } from "./color-styles.ts";
export { type ImageColors, imageColors } from "./image-colors.ts";
export { styleOmissions } from "./publisher-styles.ts";
export { type SiteLook, siteLook } from "./site-look.ts";
