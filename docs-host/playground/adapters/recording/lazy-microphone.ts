import type { OpenMicrophone } from "#machines";

/** The browser's microphone; its code is fetched when a reader records for the first time. */
export const lazyMicrophone: OpenMicrophone = (listening) => {
  let release: (() => void) | undefined;
  let isGone = false;
  import("./microphone.ts").then(
    ({ openMicrophone }) => {
      if (!isGone) release = openMicrophone(listening);
    },
    ({ message }: Error) => listening.report({ type: "broke", problem: { cause: "unexpected", detail: message } }),
  );
  return () => {
    isGone = true;
    release?.();
  };
};
