import { type ReactElement, useContext } from "react";
import type { Site } from "../../site/index.ts";
import { FileContext } from "./file-context.ts";

interface LogoProps {
  readonly site: Site;
  /** The address of the site. */
  readonly home: string;
}

/** The publisher's logo, or the name of the site, as the link to its first page. */
export function Logo({ site, home }: LogoProps): ReactElement {
  const resolve = useContext(FileContext);
  const { file, height, href = home, rightText } = site.settings.look.logo;
  const [light, dark] = [file.light ?? file.dark, file.dark ?? file.light].map((id) => id && resolve(id));
  return (
    <a className="site-title" href={href}>
      {light === undefined || dark === undefined || light === "" || dark === "" ? (
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
