import { type ReactElement, useContext } from "react";
import type { PageLogo } from "#docs-host/site/front-matter";
import type { Site } from "#docs-host/site/model";
import { FileContext } from "../entry/nav-icon.tsx";

interface LogoProps {
  readonly site: Site;
  /** Replaces the logo of the site. */
  readonly own: PageLogo | undefined;
  /** The address of the site. */
  readonly home: string;
}

/** The publisher's logo, or the name of the site, as the link to its first page. */
export function Logo({ site, own, home }: LogoProps): ReactElement {
  const resolve = useContext(FileContext);
  const { file, height, href = home, rightText } = site.settings.look.logo;
  const find = ({ light = "", dark = "" }: { readonly light?: string; readonly dark?: string }) =>
    [light || dark, dark || light].flatMap((path) => resolve(path) || []);
  // A file on the author's computer can't be resolved.
  const [light, dark] = [own ?? {}, file].map(find).find((found) => found.length === 2) ?? [];
  return (
    <a className="site-title" href={href}>
      {light === undefined ? (
        <span>{site.title}</span>
      ) : light === dark ? (
        <img src={light} alt={site.title} height={height} />
      ) : (
        <>
          <img className="only-light" src={light} alt={site.title} height={height} />
          <img className="only-dark" src={dark} alt={site.title} height={height} />
        </>
      )}
      {rightText === undefined ? null : <small>{rightText}</small>}
    </a>
  );
}
