/** Names, ids, texts and options of fields, as data. Both views of a field and `callboard check` read them. */
export { availabilityText, availabilityTone } from "./availability.ts";
export type { ControlNames } from "./control-names.ts";
export { fitsOneLine, isSingleInput, keyOptions, sharesChooserName } from "./control-traits.ts";
export { type DateStyle, dateStyles, isRealDate } from "./date-styles.ts";
export { differsFrom, examplePlaceholder } from "./example-text.ts";
export { controlNames, type FieldData, itemFields, joinIds, propertyFields, rowField } from "./field-data.ts";
export { below, idsAt, internPath, pointerOfFrame } from "./field-ids.ts";
export { browseText, fileLabel, fileSummary, filesIn } from "./file-texts.ts";
export { incompatibleText } from "./incompatible-text.ts";
export { inputText, needsFreshId } from "./input-text.ts";
export { keyName } from "./key-name.ts";
export { declaredRange, limitsText } from "./limits-text.ts";
export { dayIn, hasImpossibleDay, timeIn, withDay, withTime } from "./moment-text.ts";
export { namedVariant } from "./named-variant.ts";
export { documentedOptions, withNull } from "./options.ts";
export { drawnProperties, menuLength } from "./outline.ts";
export { readNumber } from "./read-number.ts";
export { makeTools, type Tools } from "./tools.ts";
