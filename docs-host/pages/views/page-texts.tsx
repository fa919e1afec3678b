import type { ReactElement } from "react";
import { scriptTexts } from "#docs-host/site/translations";
import { pageTextsId } from "#docs-host/site/words";

interface PageTextsProps {
  /** The language of the interface. */
  readonly language: string;
  readonly nonce: string;
}

/** The texts that the scripts of a page show, in its language; nothing for English, which they have themselves. */
export function PageTexts({ language, nonce }: PageTextsProps): ReactElement | null {
  const texts = scriptTexts(language);
  if (texts === undefined) return null;
  return (
    <script type="application/json" id={pageTextsId} nonce={nonce}>
      {JSON.stringify(texts)}
    </script>
  );
}
