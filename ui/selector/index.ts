export type { ListPart, SelectorEntry, SelectorGroup } from "./entry.ts";
export { Selector } from "./selector.tsx";
