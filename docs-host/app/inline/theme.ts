import { themeKey } from "./names.ts";

// Runs before the first paint, so that a chosen theme never flashes the other one.
try {
  const theme = localStorage.getItem(themeKey);
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // The browser refuses storage: the page follows the system's theme.
}
