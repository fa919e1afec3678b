export { apiView, type PageDeps, type SendOptions } from "./api-views.ts";
export { markInvisible } from "./mark-invisible.ts";
export { type PageLocation, pageLocations } from "./page-locations.ts";
export { referencePages } from "./reference-pages.tsx";
