/** The image of a page for link previews, as data and as an address. */
export { imageAddress, textOf, webAddressOf } from "./image-address.ts";
export { pageOfPreview, previewHref } from "./preview-address.ts";
export { hasPreviewImage, type PreviewImage, previewImage, previewSize, writtenSettings } from "./preview-image.ts";
