import type { ReactElement } from "react";
import { maxFeedbackLength } from "#docs-host/site/page-data";
import { useText } from "#docs-host/site/translations";
import { drawIcon } from "../../icons/index.ts";

/**
 * Asks readers if the page was helpful. A script sends the answer, so pages without scripts do not ask.
 *
 * @param url where answers are sent; scripts of the page hear them in any case
 */
export function Feedback({ url }: { readonly url: string | undefined }): ReactElement {
  const text = useText();
  return (
    <form className="feedback" data-feedback={url ?? ""}>
      <fieldset>
        <legend>{text("Was this page helpful?")}</legend>
        <button type="button" data-answer="yes" aria-pressed={false}>
          {drawIcon("regular thumbs-up")} {text("Yes")}
        </button>
        <button type="button" data-answer="no" aria-pressed={false}>
          {drawIcon("regular thumbs-down")} {text("No")}
        </button>
      </fieldset>
      <div className="feedback-more" hidden>
        <label>
          <span className="feedback-question">{text("Anything to add? (optional)")}</span>
          <textarea name="text" rows={3} maxLength={maxFeedbackLength} />
        </label>
        <button type="submit">{text("Send")}</button>
      </div>
      <p className="feedback-state" role="status" />
    </form>
  );
}
