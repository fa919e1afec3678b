/** The tags that pages may have, as data: the components of the library, and the elements of HTML. */
export {
  type AttributeName,
  attributeNames,
  type ComponentName,
  canonicalName,
  commonNames,
  componentNamed,
  componentNames,
  isKnownTag,
} from "./component-named.ts";
export type { CalloutIntent, MarkdownForm, NumberLimits } from "./components.ts";
export {
  attributesOf,
  commonAttributes,
  elementNamed,
  isDrawing,
  isDropped,
  isEmptyElement,
  isInlineElement,
  type ValueKind,
} from "./elements.ts";
