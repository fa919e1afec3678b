import { proxyHeaders, type Refusal } from "#docs-host/proxy/wire";
import type { SendFailure } from "#machines";
import { answerCut, noProxy } from "./failures.ts";

/** Reads why the proxy refused a call; returns `undefined` for a response that is not the proxy's. */
export async function refusalOf(response: Response): Promise<SendFailure> {
  try {
    const { cause, who, message, advice } = (await response.json()) as Partial<Refusal>; // each part is read
    if (cause !== undefined && who !== undefined && message !== undefined && advice !== undefined) {
      return { cause, who, message, advice };
    }
  } catch {
    // No JSON: not our proxy's answer.
  }
  return noProxy(response.status);
}

/** Asks the proxy why the response of a call was cut short, which a browser does not say. Never rejects. */
export async function cutFailure(
  proxyUrl: string,
  requestId: string | null,
  { fetch }: { readonly fetch: (url: string, init: RequestInit) => Promise<Response> },
): Promise<SendFailure> {
  if (requestId === null) return answerCut;
  try {
    const headers = { [proxyHeaders.ending]: requestId };
    const response = await fetch(proxyUrl, { method: "POST", headers, credentials: "same-origin", cache: "no-store" });
    return response.headers.get(proxyHeaders.cause) === null ? answerCut : await refusalOf(response);
  } catch {
    return answerCut;
  }
}
