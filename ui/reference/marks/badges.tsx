import type { ReactElement } from "react";
import type { Endpoint, HttpMethod } from "#engine/model";
import type { Availability } from "#engine/shape";
import { englishTexts, siteTexts, type TextKey, type Texts } from "#ui/text";

/** The text of an availability. */
export const availabilityWords: { readonly [A in Availability]: TextKey } = {
  Stable: "stable",
  GenerallyAvailable: "generallyAvailable",
  InDevelopment: "inDevelopment",
  PreRelease: "pre",
  Deprecated: "deprecated",
  Beta: "beta",
};

interface AvailabilityMarkProps {
  readonly availability: Availability | undefined;
}

/** The availability of an item, after a space; `undefined` without one. */
export function AvailabilityMark({ availability }: AvailabilityMarkProps): ReactElement | null {
  const { text } = siteTexts();
  if (availability === undefined) return null;
  return (
    <>
      {" "}
      <span className="availability" data-availability={availability}>
        {text(availabilityWords[availability])}
      </span>
    </>
  );
}

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

interface MethodBadgeProps {
  readonly method: HttpMethod;
  /** A streaming endpoint has this mark before its method (docs/behavior.md#endpoint-selector). */
  readonly stream?: boolean;
  /** `mark` is bare text for lists, `tag` has a frame for headings. */
  readonly variant?: "mark" | "tag";
}

/** The method of an endpoint, in its own color and always in words. */
export const MethodBadge = ({ method, stream = false, variant: look = "mark" }: MethodBadgeProps): ReactElement => (
  <>
    {stream && (
      <>
        <span className={`method method-${look}`} data-method="STREAM">
          STREAM
        </span>{" "}
      </>
    )}
    <span className={`method method-${look}`} data-method={method}>
      {method}
    </span>
  </>
);

/**
 * The status of a response as its definition names it: `404`, `4XX`, or `Default` for all other statuses. An error of
 * JSON-RPC has its code instead: `-32001`.
 */
export const statusText = (
  {
    statusCode,
    statusRange,
    rpcCode,
  }: { readonly statusCode: number; readonly statusRange?: string; readonly rpcCode?: number },
  { text }: Pick<Texts, "text"> = englishTexts,
): string => (statusRange === "default" ? text("default") : (statusRange ?? String(rpcCode ?? statusCode)));

/** Returns true if an endpoint responds with a stream. */
export const isStream = (endpoint: Endpoint): boolean =>
  endpoint.responses.some((response) => response.body.kind === "stream");
