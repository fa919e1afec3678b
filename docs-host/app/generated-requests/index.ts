export { Panel } from "./panel.tsx";
export type { GeneratedRequestsProps, KeptRuns } from "./props.ts";
export type { GeneratedWords } from "./words.ts";
