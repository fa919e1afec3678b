/** The parts of a form: its shape, its sections, and the shape of the value at a path. */

export { channelShape, handshakeSections, messageProperties } from "./channel-shape.ts";
export { bodyProperty, type FormPart, formShape, headersOf } from "./form-shape.ts";
export { parsePointer } from "./parse-pointer.ts";
export { type Section, sections } from "./sections.ts";
export { propertyFinder, shapeFinder } from "./shape-at.ts";
