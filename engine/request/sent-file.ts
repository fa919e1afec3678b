import { isList, isObject, type Json, own } from "#engine/json";

/** The part of a form's file that a request needs (docs/behavior.md#files); the bytes are in the `data:` URL. */
export interface SentFile {
  readonly name: string;
  /** The media type, empty when unknown. */
  readonly type: string;
  readonly dataUrl: string;
}

/** Lists the files of a value, one or a list of them; anything else is dropped (docs/behavior.md#file-drop-zone). */
export function filesOf(value: Json | undefined): readonly SentFile[] {
  if (isList(value)) return value.flatMap(filesOf);
  if (!isObject(value)) return [];
  const [name, type, dataUrl] = [own(value, "name"), own(value, "type"), own(value, "dataUrl")];
  if (typeof dataUrl !== "string" || !dataUrl.startsWith("data:")) return [];
  return [{ name: typeof name === "string" ? name : "", type: typeof type === "string" ? type : "", dataUrl }];
}

/** Returns the bytes of a `data:` URL (RFC 2397), base64 or percent-encoded; undefined if it is malformed. */
export function dataUrlBytes(dataUrl: string): Uint8Array<ArrayBuffer> {
  const [, base64, data = ""] = /^data:[^,]*?(;base64)?,(.*)$/is.exec(dataUrl) ?? [];
  try {
    if (base64 === undefined) return new TextEncoder().encode(decodeURIComponent(data));
    return Uint8Array.from(atob(decodeURIComponent(data)), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
