/** Values as XML documents, in both directions (OpenAPI "XML Object"). */
export { parseXml, type XmlElement } from "./parse-xml.ts";
export { xmlCodec } from "./xml-codec.ts";
export { xmlText } from "./xml-text.ts";
export { leafTexts, type XmlValue, xmlReader } from "./xml-value.ts";
