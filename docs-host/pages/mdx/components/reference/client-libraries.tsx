import type { ReactElement } from "react";
import { linkAttributes } from "#ui/prose";
import { drawIcon, isKnownIcon } from "../../../icons/draw-icon.tsx";
import { type DrawComponent, type Drawing, isPropList, type PropValue } from "../../component.ts";
import { languageName } from "../languages.ts";
import { classOf, inOrder, membersOf } from "../props.ts";

/** A client library of an API, as its author describes it. */
interface Library {
  readonly language: string;
  readonly name?: string | undefined;
  readonly version?: string | undefined;
  readonly href?: string | undefined;
}

/** Returns a library from an object or from the name of a language alone; undefined for anything else. */
function libraryOf(value: PropValue): Library | undefined {
  if (typeof value === "string") return { language: value };
  const members = new Map(membersOf(value));
  const first = (...names: readonly string[]): string | undefined =>
    names
      .map((name) => members.get(name))
      .find((member): member is string => typeof member === "string" && member !== "");
  const language = first("language", "lang", "type", "name");
  if (language === undefined) return undefined;
  return {
    language,
    name: first("packageName", "package", "name"),
    version: first("version"),
    href: first("href", "url", "registry", "registryUrl", "github", "githubUrl", "repository"),
  };
}

function row({ language, name = language, version, href }: Library, drawing: Drawing): ReactElement {
  const address = href === undefined ? undefined : drawing.resolve(href);
  const icon = `brands ${language.toLowerCase().replace("typescript", "js").replace("javascript", "js").replace(/^go$/, "golang")}`;
  return (
    <li className="mdx-library">
      {drawIcon(isKnownIcon(icon) ? icon : "box")}
      <span>{languageName(language)}</span>
      {address === undefined ? (
        <code>{name}</code>
      ) : (
        <a href={address} {...linkAttributes(address, false)}>
          {name}
        </a>
      )}
      {version === undefined ? null : <span className="mdx-badge">{version}</span>}
    </li>
  );
}

/** A list of the client libraries of an API. */
const drawLibraries: DrawComponent = (element, drawing) => {
  const given = element.props.sdks ?? element.props.libraries;
  const libraries = isPropList(given) ? given.flatMap((one) => libraryOf(one) ?? []) : [];
  return (
    <>
      {libraries.length === 0 ? null : (
        <ul className={classOf(element, drawing, "mdx-libraries")}>
          {inOrder(libraries.map((one) => row(one, drawing)))}
        </ul>
      )}
      {drawing.draw(element.children)}
    </>
  );
};

/** `ClientLibraries`. */
export const libraryComponents = { ClientLibraries: drawLibraries };
