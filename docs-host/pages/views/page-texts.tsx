import type { ReactElement } from "react";
import { type PageMessages, pageMessagesId } from "#docs-host/site/texts";
import { findLanguage } from "#locales";

interface PageTextsProps {
  /** The language of the interface. */
  readonly language: string;
}

/** The messages that the scripts of a page show, in its language. */
export function PageTexts({ language }: PageTextsProps): ReactElement | null {
  const found = findLanguage(language) ?? findLanguage("en");
  if (found === undefined) return null;
  const messages: PageMessages = {
    language,
    scripts: found.compiled("scripts"),
    enhanced: found.compiled("enhanced"),
  };
  return (
    <script type="application/json" id={pageMessagesId}>
      {JSON.stringify(messages).replaceAll("<", "\\u003c")}
    </script>
  );
}
