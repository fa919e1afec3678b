export type { ListPart, SelectorEntry, SelectorGroup } from "./entry.ts";
export { Selector, type SelectorProps } from "./selector.tsx";
