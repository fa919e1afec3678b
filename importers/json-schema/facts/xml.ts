import { isObject, type JsonObject, own } from "#engine/json";
import type { XmlForm } from "#engine/shape";
import type { Facts } from "./facts.ts";

const nodeTypes = ["element", "attribute", "text", "cdata", "none"] as const;

/** Reads the `xml` object of a schema; undefined if it says nothing. */
export function statedXml(schema: JsonObject): XmlForm | undefined {
  const xml = own(schema, "xml");
  if (!isObject(xml)) return undefined;
  const text = (key: "name" | "namespace" | "prefix") => {
    const value = own(xml, key);
    return typeof value === "string" && value !== "" ? { [key]: value } : {};
  };
  const flag = (key: "attribute" | "wrapped") => (own(xml, key) === true ? { [key]: true as const } : {});
  const nodeType = nodeTypes.find((one) => one === own(xml, "nodeType"));
  const form: XmlForm = {
    ...text("name"),
    ...text("namespace"),
    ...text("prefix"),
    ...flag("attribute"),
    ...flag("wrapped"),
    ...(nodeType && { nodeType }),
  };
  return Object.keys(form).length === 0 ? undefined : form;
}

/** Adds the `xml` object of a schema to facts. `isPart`: an `allOf` includes the schema; its own one wins. */
export function addXml(facts: Facts, schema: JsonObject, isPart: boolean): void {
  const form = statedXml(schema);
  if (form === undefined) return;
  if (isPart) facts.partXml ??= form;
  else facts.xml ??= form;
}

/** Returns the form in XML that facts state. */
export const xmlOf = ({ xml, partXml }: Facts): XmlForm | undefined => xml ?? partXml;
