import { type OperatorSettings, themeNames } from "#docs-host/server";

/** Settings, or sentences about their errors. */
export type ReadOperatorSettings =
  | { readonly ok: true; readonly settings: OperatorSettings }
  | { readonly ok: false; readonly errors: readonly string[] };

/**
 * Reads `CALLBOARD_THEME`, `CALLBOARD_FEEDBACK_URL`, `CALLBOARD_CUSTOM_JS`, `CALLBOARD_MCP` and `CALLBOARD_OG_IMAGES`: what
 * the operator decides about all sites (docs/sites.md#settings-of-the-operator).
 */
export function readOperatorSettings(env: { readonly [name: string]: string | undefined }): ReadOperatorSettings {
  const errors: string[] = [];
  const name = env.CALLBOARD_THEME || "standard";
  const theme = themeNames.find((one) => one === name);
  if (theme === undefined) {
    errors.push(`CALLBOARD_THEME is ${JSON.stringify(name)}; it must be ${themeNames.join(" or ")}`);
  }
  const feedback = env.CALLBOARD_FEEDBACK_URL || undefined;
  const url = feedback === undefined ? undefined : URL.parse(feedback);
  if (
    feedback !== undefined &&
    !(url?.protocol === "https:" || (url?.protocol === "http:" && url.hostname === "localhost"))
  ) {
    errors.push(
      `CALLBOARD_FEEDBACK_URL is ${JSON.stringify(feedback)}; it must be an address with https, such as https://feedback.example.com`,
    );
  }
  const scripts = env.CALLBOARD_CUSTOM_JS || "off";
  if (scripts !== "on" && scripts !== "off") {
    errors.push(`CALLBOARD_CUSTOM_JS is ${JSON.stringify(scripts)}; it must be on or off`);
  }
  const assistants = env.CALLBOARD_MCP || "on";
  if (assistants !== "on" && assistants !== "off") {
    errors.push(`CALLBOARD_MCP is ${JSON.stringify(assistants)}; it must be on or off`);
  }
  const previews = env.CALLBOARD_OG_IMAGES || "on";
  if (previews !== "on" && previews !== "off") {
    errors.push(`CALLBOARD_OG_IMAGES is ${JSON.stringify(previews)}; it must be on or off`);
  }
  if (errors.length > 0 || theme === undefined) return { ok: false, errors };
  const [runsScripts, hasMcp, drawsPreviews] = [scripts === "on", assistants === "on", previews === "on"];
  return { ok: true, settings: { theme, feedbackUrl: url?.href, runsScripts, hasMcp, drawsPreviews } };
}
