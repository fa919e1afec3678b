import { englishTexts, type Texts } from "#ui/text";

/**
 * The status of a response as its definition names it: `404`, `4XX`, or `Default` for all other statuses. An error of
 * JSON-RPC has its code instead: `-32001`.
 */
export const statusText = (
  {
    statusCode,
    statusRange,
    rpcCode,
  }: { readonly statusCode: number; readonly statusRange?: string; readonly rpcCode?: number },
  { text }: Pick<Texts, "text"> = englishTexts,
): string => (statusRange === "default" ? text("default") : (statusRange ?? String(rpcCode ?? statusCode)));
