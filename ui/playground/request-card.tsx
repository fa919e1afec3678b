import type { ReactElement } from "react";
import { CodeBlock, type Language } from "#ui/code";
import { Button, CopyButton, Dropdown, Segments } from "#ui/kit";
import { Card } from "#ui/shell";
import { words } from "../words.ts";
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
      title={words.request}
      actions={
        <>
          <Segments
            label={words.language}
            options={languages.map(({ label }) => ({ label }))}
            selected={chosen === -1 ? undefined : chosen}
            onSelect={(position) => {
              const next = languages[position];
              if (next) onLanguage(next.id);
            }}
          />
          {others.length > 0 && (
            <Dropdown
              label={words.sdkLanguage}
              placeholder={words.sdk}
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
                {revealed ? words.hideCredentials : words.showCredentials}
              </Button>
            )}
            {unmasked && <CopyButton label={words.copyWithCredentials} text={unmasked} copy={copy} hasText />}
            <CopyButton label={words.copyRequest} text={() => text ?? ""} copy={copy} />
          </span>
        </>
      }
    >
      <CodeBlock
        label={languages[chosen]?.label ?? others[other]?.label ?? words.request}
        code={text ?? words.loading}
        language={(Object.hasOwn(colors, language) && colors[language]) || "text"}
      />
    </Card>
  );
}
