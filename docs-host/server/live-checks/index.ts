export { checkedApi } from "./checked-api.ts";
export { linkedSource } from "./linked-source.ts";
export type { LiveCheckSource, ReadMemory } from "./live-check-source.ts";
export { readChecks } from "./live-check-source.ts";
