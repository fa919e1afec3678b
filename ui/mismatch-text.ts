import type { Mismatch } from "#engine/answer";
import { lateText } from "#locales/messages/late";
import { writers } from "./writers.ts";

/** Returns the note beside a value that differs from its documentation, in the language of the page. */
export const mismatchText = ({ documented, got, phrases }: Mismatch): string =>
  lateText().mismatch({
    documented: writers().phrase(documented, phrases?.documented),
    got: writers().phrase(got, phrases?.got),
  });
