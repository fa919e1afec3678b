import type { ReactElement } from "react";
import { maxFeedbackLength } from "#docs-host/site/page-data";
import { siteTexts } from "#ui/text";
import { drawIcon } from "../../icons/draw-icon.tsx";

/**
 * Asks readers if the page was helpful. A script sends the answer, so pages without scripts do not ask.
 *
 * @param url where answers are sent; scripts of the page hear them in any case
 */
export function Feedback({ url }: { readonly url: string | undefined }): ReactElement {
  const text = siteTexts().text;
  return (
    <form className="feedback" data-feedback={url ?? ""}>
      <fieldset>
        <legend>{text("wasThisPageHelpful")}</legend>
        <button type="button" data-answer="yes" aria-pressed={false}>
          {drawIcon("regular thumbs-up")} {text("yes")}
        </button>
        <button type="button" data-answer="no" aria-pressed={false}>
          {drawIcon("regular thumbs-down")} {text("no")}
        </button>
      </fieldset>
      <div className="feedback-more" hidden>
        <label>
          <span className="feedback-question">{text("anythingToAddOptional")}</span>
          <textarea name="text" rows={3} maxLength={maxFeedbackLength} />
        </label>
        <button type="submit">{text("send")}</button>
      </div>
      <p className="feedback-state" role="status" />
    </form>
  );
}
