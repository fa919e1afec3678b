import { type FeedbackMessage, feedbackEvent } from "#docs-host/site/page-data";
import { scriptsText } from "#locales/messages/scripts";

/** Sends the feedback of readers: the answer, then a text if they write one. */
export function enableFeedback(form: HTMLFormElement): void {
  const more = form.querySelector<HTMLElement>(".feedback-more");
  const state = form.querySelector<HTMLElement>(".feedback-state");
  const field = form.querySelector("textarea");
  const buttons = [...form.querySelectorAll<HTMLElement>("[data-answer]")];
  let isHelpful: boolean | undefined;
  // A reader may answer again before the first answer was sent; the state belongs to the last one.
  let attempts = 0;
  let isSending = false;
  const report = (message: "thankYou" | "answerSent" | typeof notSent): void => {
    if (state !== null) state.textContent = scriptsText()[message];
  };
  for (const button of buttons) {
    button.addEventListener("click", async () => {
      isHelpful = button.dataset.answer === "yes";
      for (const one of buttons) one.setAttribute("aria-pressed", String(one === button));
      if (more !== null) more.hidden = false;
      attempts += 1;
      const attempt = attempts;
      const isSent = await send(form, { isHelpful });
      if (attempt === attempts) report(isSent ? "thankYou" : notSent);
    });
  }
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = field?.value.trim() ?? "";
    if (isHelpful === undefined || text === "" || isSending) return;
    attempts += 1;
    isSending = true;
    const isSent = await send(form, { isHelpful, text });
    isSending = false;
    if (!isSent) return report(notSent);
    report("answerSent");
    if (more !== null) more.hidden = true;
    form.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
  });
}

const notSent = "notSent";

/** Reports an answer to the scripts of the page, and to the operator; returns false if it could not be sent. */
async function send(form: HTMLFormElement, answer: Pick<FeedbackMessage, "isHelpful" | "text">): Promise<boolean> {
  const { origin, pathname } = location;
  // The query may have what only the reader knows.
  const message: FeedbackMessage = { page: origin + pathname, title: document.title, ...answer };
  document.dispatchEvent(new CustomEvent(feedbackEvent, { detail: message }));
  const url = form.dataset.feedback ?? "";
  if (url === "") return true;
  try {
    const headers = { "Content-Type": "application/json" };
    const sent = await fetch(url, {
      method: "POST",
      credentials: "omit",
      headers,
      body: JSON.stringify(message),
      keepalive: true,
    });
    return sent.ok;
  } catch {
    return false;
  }
}
