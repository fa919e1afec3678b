/** Values as XML documents, in both directions (OpenAPI "XML Object"). */

export { leafTexts } from "./leaf-texts.ts";
export { parseXml, type XmlElement } from "./parse-xml.ts";
export { xmlCodec } from "./xml-codec.ts";
export { xmlText } from "./xml-text.ts";
export { type XmlValue, xmlReader } from "./xml-value.ts";
