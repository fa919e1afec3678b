export { type RawDraft, RawJson, type RawJsonProps } from "./raw-json.tsx";
