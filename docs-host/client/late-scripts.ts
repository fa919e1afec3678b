import { lateScriptType } from "#docs-host/site/page-data";

/** Runs the scripts of the publisher that wait until the page and all of its parts are loaded. */
export function runLateScripts(): void {
  const waiting = document.querySelectorAll<HTMLScriptElement>(`script[type="${lateScriptType}"]`);
  if (waiting.length === 0) return;
  const run = (): void => {
    for (const { dataset, nonce } of waiting) {
      const script = document.createElement("script");
      if (nonce) script.nonce = nonce;
      script.src = dataset.src ?? "";
      document.head.append(script);
    }
  };
  if (document.readyState === "complete") run();
  else addEventListener("load", run, { once: true });
}
