import type { ReactElement } from "react";
import { siteTexts } from "#ui/text";
import { NavIcon } from "../entry/nav-icon.tsx";
import { outsideAttributes } from "../entry/outside-attributes.ts";
import type { PageAction } from "./page-action-list.ts";

interface PageActionsProps {
  readonly actions: readonly PageAction[];
  /** A menu behind the first action, or all of them in a row. */
  readonly theme: "default" | "toolbar";
  /** True if they are above the text, because the text has columns. */
  readonly isRow?: boolean;
}

/** The actions of a page: copy it, read it as markdown, take it to an assistant. Nothing without any. */
export function PageActions({ actions, theme, isRow = false }: PageActionsProps): ReactElement | null {
  const text = siteTexts().text;
  const [first, ...rest] = actions;
  if (first === undefined) return null;
  if (theme === "toolbar") {
    return (
      <ul className="page-actions" data-theme-style="toolbar" aria-label={text("actionsOfThisPage")}>
        {actions.map((action) => (
          <li key={action.key}>
            <Action action={action} isShort />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className="page-actions" data-row={isRow || undefined}>
      <Action action={first} isShort />
      {rest.length === 0 ? null : (
        <details className="switch" name="switch">
          <summary title={text("moreActionsOfThis")}>
            <span className="unseen">{text("moreActionsOfThis")}</span>
          </summary>
          <ul>
            {rest.map((action) => (
              <li key={action.key}>
                <Action action={action} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface ActionProps {
  readonly action: PageAction;
  /** Leaves the subtitle out. */
  readonly isShort?: boolean;
}

function Action({ action: { title, subtitle, icon, target }, isShort = false }: ActionProps): ReactElement {
  const content = (
    <>
      <NavIcon icon={icon} />
      <span className="page-action-text">
        {title}
        {isShort || subtitle === undefined ? null : <small>{subtitle}</small>}
      </span>
    </>
  );
  if (target.kind === "link") {
    return (
      <a className="page-action" href={target.href} {...outsideAttributes({ href: target.href, target: "new" })}>
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      className="page-action"
      data-copy-from={target.kind === "copy-from" ? target.href : undefined}
      data-copy-text={target.kind === "copy-text" ? target.text : undefined}
    >
      {content}
    </button>
  );
}
