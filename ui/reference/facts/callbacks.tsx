import type { ReactElement } from "react";
import type { Callback, HttpMethod } from "#engine/model";
import { MethodBadge } from "../marks/index.ts";
import { CallbackAddress } from "./callback-address.tsx";

/** A callback of an endpoint, and its own page. */
export interface ListedCallback {
  readonly callback: Callback;
  readonly method: HttpMethod;
  readonly title: string;
  readonly href: string | undefined;
}

/** The calls that an endpoint makes the API send to the reader's server. */
export const CallbackList = ({ callbacks }: { readonly callbacks: readonly ListedCallback[] }): ReactElement => (
  <>
    <p>After this call the API sends requests to your server:</p>
    <ul className="endpoints callbacks">
      {callbacks.map(({ callback, method, title, href }) => (
        <li key={`${callback.name} ${callback.url} ${method}`}>
          <a href={href}>
            <MethodBadge method={method} />
            <span className="endpoint-title">{title}</span>
            <CallbackAddress url={callback.url} />
          </a>
        </li>
      ))}
    </ul>
  </>
);
