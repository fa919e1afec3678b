/** Names, ids, texts and options of fields, as data. Both views of a field and `callboard check` read them. */
export { availabilityText, availabilityTone } from "./availability.ts";
export { fitsOneLine, isSingleInput, keyOptions, sharesChooserName } from "./control-traits.ts";
export { type DateStyle, dateStyles, isRealDate } from "./date-styles.ts";
export {
  type ControlNames,
  controlNames,
  type FieldData,
  itemFields,
  joinIds,
  keyName,
  propertyFields,
  rowField,
} from "./field-data.ts";
export { below, idsAt, internPath, pointerOfFrame } from "./field-ids.ts";
export { browseText, fileLabel, fileSummary, filesIn } from "./file-texts.ts";
export { incompatibleText } from "./incompatible-text.ts";
export { differsFrom, examplePlaceholder, inputText, needsFreshId } from "./input-text.ts";
export { declaredRange, limitsText } from "./limits-text.ts";
export { dayIn, hasImpossibleDay, timeIn, withDay, withTime } from "./moment-text.ts";
export { documentedOptions, namedVariant, withNull } from "./options.ts";
export { drawnProperties, menuLength } from "./outline.ts";
export { readNumber } from "./read-number.ts";
export { makeTools, type Tools } from "./tools.ts";
