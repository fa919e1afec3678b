export { type RawDraft, RawJson } from "./raw-json.tsx";
