import { useState } from "react";
import type { FormState } from "#engine/form";

/** Returns true as `isStale` if the form or its base URL has changed since `noteSent` was called. */
export function useStale({ value }: FormState, baseUrl: string) {
  const [sent, setSent] = useState<readonly unknown[]>();
  return {
    isStale: sent !== undefined && (sent[0] !== value || sent[1] !== baseUrl),
    noteSent: (now: FormState): void => setSent([now.value, baseUrl]),
  };
}
