import { memo, type ReactElement, type ReactNode } from "react";
import { isLeftToRight, splitInvisible, type TextPart } from "#engine/text";

/**
 * Shows the escapes of a run of invisible characters. The characters stay in the element, so that a selection copies
 * them.
 */
const Escape = ({ text, escaped }: Extract<TextPart, { readonly kind: "invisible" }>): ReactElement => (
  <span className="kit-escape" role="img" aria-label={`invisible text ${escaped}`} data-escape={escaped}>
    {text}
  </span>
);

/**
 * Shows untrusted text with escapes for its invisible characters, such as bidirectional controls, zero width characters
 * and tags. Its parent should isolate it.
 */
export const VisibleText = memo(function VisibleText({ text }: { readonly text: string }): ReactNode {
  return splitInvisible(text).map((part, position) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: parts have no identity, only a position
    if (part.kind === "visible") return part.text;
    if (part.kind === "invisible") return <Escape key={position} {...part} />;
    return (
      <span key={position} className="kit-escape-rest">
        {part.text}
      </span>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
  });
});

/**
 * Shows untrusted text within a line. Text that could change the order of its line is isolated; its direction follows
 * its first letter, or is left to right for code.
 */
export const ExternalText = ({ text, isCode = false }: { readonly text: string; readonly isCode?: boolean }) =>
  isLeftToRight(text) ? (
    text
  ) : (
    <bdi dir={isCode ? "ltr" : "auto"}>
      <VisibleText text={text} />
    </bdi>
  );
