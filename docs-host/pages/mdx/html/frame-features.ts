/**
 * Features that frames of other sites may use (Permissions Policy, "Policy-controlled features"): playing and showing.
 * Those that see, hear or locate the reader, pay, or reach devices are not among them.
 */
const allowed: ReadonlySet<string> = new Set([
  "accelerometer",
  "autoplay",
  "clipboard-write",
  "encrypted-media",
  "fullscreen",
  "gyroscope",
  "picture-in-picture",
  "screen-wake-lock",
  "web-share",
]);

/** The features of an `allow` attribute. */
export interface FrameFeatures {
  /** The allowed ones, as the value of the attribute: each for the origin of the frame's address alone. */
  readonly value: string;
  /** Names of the others. */
  readonly refused: readonly string[];
}

/** Reads the `allow` attribute of a frame. Origins after a feature are left out, which leaves the frame's own. */
export function frameFeatures(allow: string): FrameFeatures {
  const named = allow.split(";").flatMap((directive) => {
    const [name = "", ...origins] = directive.trim().toLowerCase().split(/\s+/);
    return name === "" || origins.includes("'none'") ? [] : [name];
  });
  const features = [...new Set(named)];
  return {
    value: features.filter((name) => allowed.has(name)).join("; "),
    refused: features.filter((name) => !allowed.has(name)),
  };
}
