import type { ReactElement } from "react";
import { labelAt } from "#docs-host/site/model";
import { fnv1a } from "#engine/fnv";
import { Prose } from "#ui/prose";
import { siteTexts } from "#ui/text";
import { markdownReader, type ResolveLink } from "../../markdown/index.ts";
import type { FramePage } from "./frame-page.ts";

/** Returns the announcement above a page, from its version, its product or the site. */
export function announcementOf({ site, product, version, page }: FramePage): string | undefined {
  const message = version?.announcement ?? product?.announcement ?? site.settings.announcement;
  return message === undefined ? undefined : labelAt(site, page, message);
}

/** Returns a name for a text, which changes with it (FNV-1a, 32 bits). */
export const announcementKey = (text: string): string => fnv1a(text).toString(36);

interface AnnouncementProps {
  readonly text: string;
  readonly resolve: ResolveLink;
}

/** The bar above all pages. A script lets readers dismiss it until its text changes. */
export function Announcement({ text: message, resolve }: AnnouncementProps): ReactElement {
  const text = siteTexts().text;
  return (
    <aside className="announcement" aria-label={text("announcement")} data-announcement={announcementKey(message)}>
      <div className="prose">
        <Prose text={markdownReader(resolve)(message)} />
      </div>
      <button type="button" aria-label={text("dismissTheAnnouncement")} hidden>
        <svg className="kit-icon" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3.5 3.5l9 9M12.5 3.5l-9 9" />
        </svg>
      </button>
    </aside>
  );
}
