/** Long lists in parts that have addresses and a search. */
export { listFields, listViewOf } from "./list-address.ts";
export { isWithin, type ListPart, type ListView, listPart, partSize, partStart, wholeLists } from "./list-part.ts";
export { ListSearch, LongList } from "./long-list.tsx";
export { LongListContext } from "./long-list-context.ts";
