import { useEffect } from "react";
import type { FormDeps } from "./context/index.ts";

/** Texts that may be longer than a line of paper, in UTF-16 units: an input would cut them there. */
const maxLineLength = 40;

const isLong = (text: string): boolean => text.length > maxLineLength || text.includes("\n");

type Text = HTMLInputElement | HTMLTextAreaElement;

const isText = (element: Element): element is Text =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== "password");

/** Copies long texts to attributes that the print style shows in full instead of the inputs. */
function spreadTexts(page: Document): void {
  const texts = [...page.querySelectorAll(".form-field input, .form-field textarea, .form-key input")].filter(isText);
  for (const element of texts) if (isLong(element.value)) element.parentElement?.setAttribute(attribute, element.value);
}

function gatherTexts(page: Document): void {
  for (const element of page.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute);
}

const attribute = "data-printed";

/** Creates a form ready for paper before it is printed: all fields drawn, each text in full. */
export function usePrinting({ slices }: FormDeps): void {
  useEffect(() => {
    const onBefore = (): void => {
      slices.finish();
      spreadTexts(document);
    };
    const onAfter = (): void => gatherTexts(document);
    addEventListener("beforeprint", onBefore);
    addEventListener("afterprint", onAfter);
    return () => {
      removeEventListener("beforeprint", onBefore);
      removeEventListener("afterprint", onAfter);
      onAfter();
    };
  }, [slices]);
}
