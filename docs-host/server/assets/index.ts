export { assetRoute } from "./asset-route.ts";
export { type Asset, type Assets, AssetsMissingError, openAssets } from "./assets.ts";
