import type { ReactElement } from "react";

interface KindBadgeProps {
  readonly kind: "channel" | "webhook";
  /** The badge of a channel's protocol, if it is not WebSocket. */
  readonly badge?: string | undefined;
  /** `mark` is bare text for lists, `tag` has a frame for headings. */
  readonly variant?: "mark" | "tag";
}

const words = { channel: "WSS", webhook: "HOOK" } as const;

/**
 * The badge in place of a method: WSS or the protocol for channels (docs/behavior.md#endpoint-selector), HOOK for
 * webhooks.
 */
export function KindBadge({ kind, badge = words[kind], variant: look = "mark" }: KindBadgeProps): ReactElement {
  return (
    <span className={`method method-${look}`} data-method={badge}>
      {badge}
    </span>
  );
}
