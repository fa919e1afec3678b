import { type ReactElement, type ReactNode, useId } from "react";

/** Props of a card. `actions` are at the end of its header. */
export interface CardProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of the right side. */
export function Card({ title, actions, children }: CardProps): ReactElement {
  const id = useId();
  return (
    <section className="play-card" aria-labelledby={id}>
      <div className="play-card-head">
        <h2 id={id} className="play-card-title">
          {title}
        </h2>
        {actions}
      </div>
      <div className="play-card-body">{children}</div>
    </section>
  );
}
