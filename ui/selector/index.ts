export type { GroupVersion, ListPart, SelectorEntry, SelectorGroup } from "./entry.ts";
export { inVersionOf, withoutCommon } from "./in-version.ts";
export { Selector } from "./selector.tsx";
