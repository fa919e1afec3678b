import type { ReactElement } from "react";
import { drawIcon } from "../../icons/index.ts";
import { longestFeedback } from "../../page-data/index.ts";

/**
 * Asks readers if the page was helpful. A script sends the answer, so pages without scripts do not ask.
 *
 * @param url where answers are sent; scripts of the page hear them in any case
 */
export const Feedback = ({ url }: { readonly url: string | undefined }): ReactElement => (
  <form className="feedback" data-feedback={url ?? ""}>
    <fieldset>
      <legend>Was this page helpful?</legend>
      <button type="button" data-answer="yes" aria-pressed={false}>
        {drawIcon("regular thumbs-up")} Yes
      </button>
      <button type="button" data-answer="no" aria-pressed={false}>
        {drawIcon("regular thumbs-down")} No
      </button>
    </fieldset>
    <div className="feedback-more" hidden>
      <label>
        <span className="feedback-question">Anything to add? (optional)</span>
        <textarea name="text" rows={3} maxLength={longestFeedback} />
      </label>
      <button type="submit">Send</button>
    </div>
    <p className="feedback-state" role="status" />
  </form>
);
