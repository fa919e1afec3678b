import type { Shape } from "#engine/shape";
import { englishTexts, type Texts } from "#ui/text";
import type { ListView } from "../lists/index.ts";
import { describer } from "./describe.ts";
import type { Description } from "./description.ts";
import type { GuideParts } from "./guide-parts.ts";

/** The parts, and the descriptions of shapes that all components of a page share. */
export interface Guide extends GuideParts {
  readonly texts: Texts;
  readonly describe: (shape: Shape) => Description;
  /** The same for requests, without read-only properties, and for responses, without write-only ones. */
  readonly describeSent: (shape: Shape) => Description;
  readonly describeReceived: (shape: Shape) => Description;
  /** The part of a long list that the reader asked for. */
  readonly view?: ListView | undefined;
}

/** Creates a guide; each named type is described at most once for it. */
export function makeGuide({ texts = englishTexts, ...rest }: GuideParts): Guide {
  const parts = { ...rest, texts };
  return {
    ...parts,
    describe: describer(parts),
    describeSent: describer({ ...parts, hidden: "READ_ONLY" }),
    describeReceived: describer({ ...parts, hidden: "WRITE_ONLY" }),
  };
}

/** Returns the guide to a message that readers send or receive. */
export const guideTo = (message: "sent" | "received", guide: Guide): Guide => ({
  ...guide,
  describe: message === "sent" ? guide.describeSent : guide.describeReceived,
});
