import { dismissedKey, followEnvironment, selectLanguageEarly, themeKey } from "../early/index.ts";

// Runs before the first paint, so that a chosen theme or language never flashes the other one, nor a dismissed
// announcement.
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem(themeKey);
  // A site of one color scheme has it already.
  if (theme === "light" || theme === "dark") dataset.theme ??= theme;
  const dismissed = localStorage.getItem(dismissedKey);
  if (dismissed !== null) dataset.dismissed = dismissed;
  followEnvironment(document);
  selectLanguageEarly(document);
} catch {
  // The browser refuses storage: the page follows the system's theme.
}
