import { imageSize } from "image-size";

/** An image of the publisher as it is embedded in a drawing. */
export interface Picture {
  /** A data URL. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** The formats that the renderer decodes, as `image-size` names them. */
const mediaTypes: ReadonlyMap<string | undefined, string> = new Map([
  ["png", "image/png"],
  ["jpg", "image/jpeg"],
  ["svg", "image/svg+xml"],
]);

/** Largest image in pixels; a decoded one takes four bytes for each. */
const maxPixels = 16_000_000;

/** Reads an image of a publisher. Returns undefined for other formats, broken files, and those that are too large. */
export function pictureOf(bytes: Uint8Array): Picture | undefined {
  try {
    const { width, height, type } = imageSize(bytes);
    const mediaType = mediaTypes.get(type);
    if (mediaType === undefined || !(width > 0 && height > 0 && width * height <= maxPixels)) return undefined;
    return { width, height, src: `data:${mediaType};base64,${Buffer.from(bytes).toString("base64")}` };
  } catch {
    // The library throws for every content that it can't read.
    return undefined;
  }
}
