export { Panel } from "./panel.tsx";
export type { GeneratedRequestsProps } from "./props.ts";
