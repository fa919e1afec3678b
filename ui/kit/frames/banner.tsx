import type { ReactElement, ReactNode, Ref } from "react";
import { escapeInvisible } from "#engine/text";
import { ExternalText } from "#ui/text";

/** Props of a banner. With `elementRef` it can be focused. */
export interface BannerProps {
  readonly tone: "info" | "warn" | "bad";
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly elementRef?: Ref<HTMLDivElement>;
}

/** Something that readers have to know before they continue. */
export const Banner = ({ tone, title, children, elementRef }: BannerProps): ReactElement => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs, of which there are none
  <div
    ref={elementRef}
    role="group"
    tabIndex={-1}
    className={`kit-banner kit-banner-${tone}`}
    aria-label={typeof title === "string" ? escapeInvisible(title) : undefined}
  >
    <p className="kit-banner-title">{typeof title === "string" ? <ExternalText text={title} /> : title}</p>
    {children}
  </div>
);
