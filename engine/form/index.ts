export type { VariantSelection } from "#engine/interpret";
export { applyEdit } from "./apply-edit.ts";
export { type ChannelPart, channelShape } from "./channel-shape.ts";
export type { Edit, EditOf } from "./edit.ts";
export { editsOf } from "./edits-of.ts";
export { type FormPart, formShape, headersOf } from "./form-shape.ts";
export {
  type Commit,
  commit,
  type History,
  historyOf,
  longestPast,
  redo,
  replace,
  type Step,
  typingPause,
  undo,
} from "./history.ts";
export { type Migrated, migrateDraft, type UnmigratedValue } from "./migrate.ts";
export { inOtherEnvironment } from "./other-environment.ts";
export { type Pasted, paster } from "./paste.ts";
export { placeFrom } from "./place-from.ts";
export { InvalidPathError } from "./put.ts";
export { type Mark, type Raw, type RawRead, rawView } from "./raw.ts";
export { masked, redactForm } from "./redact-form.ts";
export { choicesFrom, historyFromJson, historyToJson, typedFrom, typedToJson } from "./saved-history.ts";
export { handshakeSections, type Section, type SectionTitle, sections } from "./sections.ts";
export { type ChannelSeed, seedChannel } from "./seed-channel.ts";
export { type Seed, seedForm } from "./seed-form.ts";
export { shapeFinder } from "./shape-at.ts";
export type { FormState, Typed, TypedTexts } from "./state.ts";
export { placeName, type StepName, stepNamer } from "./step-name.ts";
