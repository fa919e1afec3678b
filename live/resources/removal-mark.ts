import { equalJson, isObject, type Json, own } from "#engine/json";

const removed =
  "deleted|archived|removed|cancel(?:l?ed)|deactivated|disabled|trashed|revoked|voided|closed|inactive|discarded|terminated";
const markName = new RegExp(`^(?:is_?)?(?:${removed})(?:_?(?:at|on|date|time|by))?$`, "i");
const markText = new RegExp(`^(?:${removed})$`, "i");

/** Returns true if a thing says that it was removed, such as `archivedAt`, `deleted` or `status`, and was not created so. */
export function hasRemovalMark(value: Json, created: Json | undefined): boolean {
  if (!isObject(value)) return false;
  return Object.entries(value).some(([key, member]) => {
    const before = isObject(created) ? own(created, key) : undefined;
    if (isObject(member)) return hasRemovalMark(member, before ?? created);
    if (before !== undefined && equalJson(before, member)) return false;
    const isSet = member !== null && member !== false && member !== "" && member !== 0;
    return (
      (markName.test(key) && isSet) ||
      (/^(?:status|state)$/i.test(key) && typeof member === "string" && markText.test(member)) ||
      (/^(?:is_?)?(?:active|enabled)$/i.test(key) && member === false)
    );
  });
}
