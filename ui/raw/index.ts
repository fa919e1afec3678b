export type { RawDraft } from "./raw-json.tsx";
export { RawView } from "./raw-view.tsx";
