import { defined, itemAt } from "#engine/item-at";

/** Longer names are cut: common file systems allow 255 bytes, and a character takes up to four. */
const maxNameLength = 60;

/**
 * Returns a name that is safe to save under on any system: the last step of a path, without control, format and
 * bidirectional characters, without the signs that Windows forbids, without dots and blanks at its ends.
 */
export function safeName(name: string): string | undefined {
  const last = itemAt(name.split(/[/\\]/), -1);
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}<>:"|?*]/gu, "")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  const [, stem, extension = ""] = /^(.*?)(\.[^.]{1,10})?$/s.exec(clean) ?? [];
  const truncated = Array.from(defined(stem)).slice(0, maxNameLength).join("");
  if (truncated === "") return undefined;
  // Windows opens these as devices, whatever the extension.
  const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(itemAt(truncated.split(".", 1), 0));
  return (device ? `_${truncated}` : truncated) + extension;
}
