import { present } from "#engine/json";
import type {
  ApiArtifacts,
  ApiNavigationConfigItem,
  ApiNavigationConfigRoot,
  ApiSection,
  ChangelogSection,
  DocsSection,
  NavigationConfig,
  NavigationItem,
  NavigationTab,
  NavigationTabGroup,
  PageMetadata,
  PublishedPostmanCollection,
  PublishedSdk,
  UnversionedNavigationConfig,
  WriteApiArtifacts,
  WriteApiNavigationConfigItem,
  WriteApiNavigationConfigRoot,
  WriteApiSection,
  WriteChangelogSection,
  WriteChangelogSectionV2,
  WriteDocsSection,
  WriteNavigationConfig,
  WriteNavigationItem,
  WriteNavigationTab,
  WriteNavigationTabGroup,
  WriteNavigationTabV2,
  WritePageMetadata,
  WritePublishedPostmanCollection,
  WriteUnversionedNavigationConfig,
} from "#generated/types";
import { urlSlug } from "./fresh-names.ts";

/**
 * Converts navigation of the first format to the format of readers: every part gets its slug and the defaults of
 * optional properties.
 */
export function navigationToRead(navigation: WriteNavigationConfig): NavigationConfig {
  if (!("versions" in navigation)) return unversionedToRead(navigation);
  const versions = navigation.versions.map(({ urlSlugOverride, config, ...rest }) => ({
    ...rest,
    urlSlug: urlSlugOverride ?? urlSlug(rest.version),
    config: unversionedToRead(config),
  }));
  return { ...navigation, versions };
}

function unversionedToRead(config: WriteUnversionedNavigationConfig): UnversionedNavigationConfig {
  const { landingPage, ...rest } = config;
  const landing = present({ landingPage: landingPage && pageToRead(landingPage) });
  if ("items" in rest) return { ...rest, ...landing, items: rest.items.map(itemToRead) };
  const { tabs, tabsV2, ...unknown } = rest;
  return { ...unknown, ...landing, tabs: tabsV2?.map(tabToRead) ?? (tabs ?? []).map(oldTabToRead) };
}

function tabToRead(tab: WriteNavigationTabV2): NavigationTab {
  switch (tab.type) {
    case "group":
      return { ...groupToRead(tab), type: "group" };
    case "changelog":
      return { ...changelogToRead(tab), type: "changelog" };
    case "link":
    case "changelogV3":
      return tab;
  }
}

/** Tabs of v1 have no discriminator: a tab with items is a group. */
const oldTabToRead = (tab: WriteNavigationTab): NavigationTab =>
  "items" in tab ? { ...groupToRead(tab), type: "group" } : { ...tab, type: "link" };

const groupToRead = ({ items, skipUrlSlug = false, ...rest }: WriteNavigationTabGroup): NavigationTabGroup => ({
  ...sluggedBy(rest.title, rest),
  skipUrlSlug,
  items: items.map(itemToRead),
});

function itemToRead(item: WriteNavigationItem): NavigationItem {
  switch (item.type) {
    case "page":
      return { ...pageToRead(item), type: "page" };
    case "section":
      return { ...sectionToRead(item), type: "section" };
    case "api":
      return { ...apiToRead(item), type: "api" };
    case "changelog":
      return { ...changelogToRead(item), type: "changelog" };
    case "link":
    case "apiV2":
    case "changelogV3":
      return item;
  }
}

const pageToRead = (page: WritePageMetadata): PageMetadata => sluggedBy(page.title, page);

const sectionToRead = ({ items, skipUrlSlug = false, collapsed = false, ...rest }: WriteDocsSection): DocsSection => ({
  ...sluggedBy(rest.title, rest),
  skipUrlSlug,
  collapsed,
  items: items.map(itemToRead),
});

function apiToRead(section: WriteApiSection): ApiSection {
  const { skipUrlSlug = false, showErrors = false, artifacts, changelog, changelogV2, navigation, ...rest } = section;
  const news = changelogV2 === undefined ? changelog && oldChangelogToRead(changelog) : changelogToRead(changelogV2);
  return {
    ...sluggedBy(rest.title, rest),
    skipUrlSlug,
    showErrors,
    ...present({
      artifacts: artifacts && artifactsToRead(artifacts),
      changelog: news,
      navigation: navigation && apiNavigationToRead(navigation),
    }),
  };
}

const changelogToRead = (changelog: WriteChangelogSectionV2): ChangelogSection =>
  sluggedBy(changelog.title ?? "Changelog", changelog);

const oldChangelogToRead = (changelog: WriteChangelogSection): ChangelogSection => changelog;

const apiNavigationToRead = (navigation: WriteApiNavigationConfigRoot): ApiNavigationConfigRoot => ({
  ...navigation,
  items: navigation.items.map(apiItemToRead),
});

function apiItemToRead(item: WriteApiNavigationConfigItem): ApiNavigationConfigItem {
  switch (item.type) {
    case "subpackage":
      return { ...item, items: item.items.map(apiItemToRead) };
    case "page":
      return { ...pageToRead(item), type: "page" };
    case "endpointId":
    case "websocketId":
    case "webhookId":
      return item;
  }
}

const artifactsToRead = ({ sdks, postman, ...rest }: WriteApiArtifacts): ApiArtifacts => ({
  ...rest,
  sdks: sdks.map(sdkToRead),
  ...present({ postman: postman && collectionToRead(postman) }),
});

const collectionToRead = ({
  githubRepoName,
  ...rest
}: WritePublishedPostmanCollection): PublishedPostmanCollection => ({
  ...rest,
  ...present({ githubRepo: githubRepoName === undefined ? undefined : repositoryOf(githubRepoName) }),
});

const sdkToRead = ({ githubRepoName, ...sdk }: WriteApiArtifacts["sdks"][number]): PublishedSdk => ({
  ...sdk,
  githubRepo: repositoryOf(githubRepoName),
});

const repositoryOf = (name: string) => ({ name, url: `https://github.com/${name}` });

/** Returns the slug that a part's author chose, or one derived from its title. */
function sluggedBy<T extends { readonly urlSlugOverride?: string }>(
  title: string,
  { urlSlugOverride, ...rest }: T,
): Omit<T, "urlSlugOverride"> & { readonly urlSlug: string } {
  return { ...rest, urlSlug: urlSlugOverride ?? urlSlug(title) };
}
