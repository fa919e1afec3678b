import { englishTexts, type Texts } from "#ui/text";

/** The status of a response as its definition names it: `404`, `4XX`, or `Default` for all other statuses. */
export const statusText = (
  { statusCode, statusRange }: { readonly statusCode: number; readonly statusRange?: string },
  { text }: Pick<Texts, "text"> = englishTexts,
): string => (statusRange === "default" ? text("Default") : (statusRange ?? String(statusCode)));
