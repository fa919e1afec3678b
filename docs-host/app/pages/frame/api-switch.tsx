import type { ReactElement } from "react";
import { hrefOf, type NavItem } from "../../site/index.ts";

type ApiItem = Extract<NavItem, { readonly kind: "api" }>;

interface ApiSwitchProps {
  readonly apis: readonly ApiItem[];
  /** The API of this page. */
  readonly current: ApiItem;
}

/** Which API the page is of, and the way to the others; it opens without a script. */
export function ApiSwitch({ apis, current }: ApiSwitchProps): ReactElement {
  return (
    <details className="api-switch">
      <summary>
        <span className="unseen">API: </span>
        <span className="nav-title">{current.title}</span>
        {current.version === undefined ? null : <small>{current.version}</small>}
      </summary>
      <ul>
        {apis.map((api) => (
          <li key={api.slug}>
            <a href={hrefOf(api.slug)} aria-current={api === current ? "true" : undefined}>
              <span className="nav-title">{api.title}</span>
              {api.version === undefined ? null : <small>{api.version}</small>}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
