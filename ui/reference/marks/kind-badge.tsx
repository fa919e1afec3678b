import type { ReactElement } from "react";

interface KindBadgeProps {
  readonly kind: "channel" | "webhook";
  /** `mark` is bare text for lists, `tag` has a frame for headings. */
  readonly variant?: "mark" | "tag";
}

const words = { channel: "WSS", webhook: "HOOK" } as const;

/** The badge in place of a method: WSS for channels (docs/behavior.md#endpoint-selector), HOOK for webhooks. */
export function KindBadge({ kind, variant: look = "mark" }: KindBadgeProps): ReactElement {
  return (
    <span className={`method method-${look}`} data-method={words[kind]}>
      {words[kind]}
    </span>
  );
}
