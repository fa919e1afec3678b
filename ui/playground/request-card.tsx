import type { ReactElement } from "react";
import { formText } from "#locales/messages/form";
import { playgroundText } from "#locales/messages/playground";
import { CodeBlock, type Language } from "#ui/code";
import { Button, CopyButton, Dropdown, Segments } from "#ui/kit";
import { Card } from "#ui/shell";
import type { PlaygroundProps } from "./props.ts";

/** The syntax for highlighting a language; others are plain. */
const colors: { readonly [id: string]: Language } = { curl: "shell", typescript: "typescript", python: "python" };

/** The request to be sent, as a program in the selected language (docs/behavior.md#request-card). */
export function RequestCard({ snippet, copy }: Pick<PlaygroundProps, "snippet" | "copy">): ReactElement {
  const { languages, others, language, onLanguage, text, revealed, onReveal, unmasked } = snippet;
  const chosen = languages.findIndex(({ id }) => id === language);
  const other = others.findIndex(({ id }) => id === language);
  return (
    <Card
      title={playgroundText().request}
      actions={
        <>
          <Segments
            label={formText().language}
            options={languages.map(({ label }) => ({ label }))}
            selected={chosen === -1 ? undefined : chosen}
            onSelect={(position) => {
              const next = languages[position];
              if (next) onLanguage(next.id);
            }}
          />
          {others.length > 0 && (
            <Dropdown
              label={playgroundText().sdkLanguage}
              placeholder={playgroundText().sdk}
              options={others.map(({ label }) => ({ label }))}
              selected={other === -1 ? undefined : other}
              onSelect={(position) => {
                const next = others[position];
                if (next) onLanguage(next.id);
              }}
            />
          )}
          <span className="play-push">
            {revealed !== undefined && (
              <Button variant="quiet" onPress={() => onReveal(!revealed)}>
                {revealed ? playgroundText().hideCredentials : playgroundText().showCredentials}
              </Button>
            )}
            {unmasked && (
              <CopyButton label={playgroundText().copyWithCredentials} text={unmasked} copy={copy} hasText />
            )}
            <CopyButton label={playgroundText().copyRequest} text={() => text ?? ""} copy={copy} />
          </span>
        </>
      }
    >
      <CodeBlock
        label={languages[chosen]?.label ?? others[other]?.label ?? playgroundText().request}
        code={text ?? formText().loading}
        language={(Object.hasOwn(colors, language) && colors[language]) || "text"}
      />
    </Card>
  );
}
