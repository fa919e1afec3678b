export { checkProperty, type PropertyChecking } from "./property.ts";
export { bare, followPath, type PathRoots, propertiesOf } from "./property-path.ts";
export { aliasFollower, checkTypes, type Notes, openChecking, settleNotes } from "./types.ts";
