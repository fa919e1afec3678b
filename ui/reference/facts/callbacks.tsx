import { Fragment, type ReactElement } from "react";
import type { Callback, HttpMethod } from "#engine/model";
import type { Texts } from "#ui/text";
import { MethodBadge } from "../marks/index.ts";
import { expressionParts } from "./expression.ts";

/** A callback of an endpoint, and its own page. */
export interface ListedCallback {
  readonly callback: Callback;
  readonly method: HttpMethod;
  readonly title: string;
  readonly href: string | undefined;
}

interface CallbackListProps {
  readonly callbacks: readonly ListedCallback[];
  readonly texts: Texts;
}

/** The calls that an endpoint makes the API send to the reader's server. */
export const CallbackList = ({ callbacks, texts }: CallbackListProps): ReactElement => (
  <>
    <p>{texts.text("afterThisCallThe")}</p>
    <ul className="endpoints callbacks">
      {callbacks.map(({ callback, method, title, href }) => (
        <li key={`${callback.name} ${callback.url} ${method}`}>
          <a href={href}>
            <MethodBadge method={method} />
            <span className="endpoint-title">{title}</span>
            <CallbackAddress url={callback.url} texts={texts} />
          </a>
        </li>
      ))}
    </ul>
  </>
);

/** The address of a callback, its expressions in words. */
export const CallbackAddress = ({ url, texts }: { readonly url: string; readonly texts: Texts }): ReactElement => (
  <code className="path">
    {expressionParts(url, texts).map(({ kind, text }, i) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address have no other name and never move.
      kind === "value" ? <var key={i}>{text}</var> : <Fragment key={i}>{text}</Fragment>,
    )}
  </code>
);
