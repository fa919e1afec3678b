import { formText } from "#locales/messages/form";

/** Writes a size in the units of file lists; the size of a response is fixed (docs/behavior.md#response-card). */
export const fileSize = (count: number): string =>
  count < 1e4 ? formText().fileBytes({ count }) : formText().fileKilobytes({ count: count / 1e3 });
