import { translatorFor } from "./translator-for.ts";

/** The texts of a server-rendered playground for readers who wait for its script. */
export function earlyTexts(language: string) {
  const { text } = translatorFor(language);
  return {
    slow: text("The playground is still loading. What you type is kept. Buttons work when it has loaded."),
    failed: text("The playground could not be loaded. Check your connection, then reload this page."),
    reload: text("Reload this page"),
  };
}
