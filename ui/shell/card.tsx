import type { ReactElement, ReactNode } from "react";

/** Props of a card. `actions` are at the end of its header. */
export interface CardProps {
  readonly title: string;
  readonly actions?: ReactNode;
  /** True if the content is about an earlier state. */
  readonly isDimmed?: boolean;
  readonly children: ReactNode;
}

/** A titled part of the right side. */
export function Card({ title, actions, isDimmed, children }: CardProps): ReactElement {
  return (
    <section className="play-card" data-dimmed={isDimmed || undefined}>
      <div className="play-card-head">
        <h2 className="play-card-title">{title}</h2>
        {actions}
      </div>
      <div className="play-card-body">{children}</div>
    </section>
  );
}
