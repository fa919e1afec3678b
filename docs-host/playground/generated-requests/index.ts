export { Panel } from "./panel.tsx";
export type { GeneratedRequestsProps, KeptRuns } from "./props.ts";
