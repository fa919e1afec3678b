export { type SiteLook, siteLook } from "./site-look.ts";
