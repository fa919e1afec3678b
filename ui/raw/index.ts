export type { RawDraft } from "./raw-props.ts";
export { RawView } from "./raw-view.tsx";
