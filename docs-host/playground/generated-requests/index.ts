export { Panel, type PanelProps } from "./panel.tsx";
export type { GeneratedRequestsProps, KeptRuns } from "./props.ts";
