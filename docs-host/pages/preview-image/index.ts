/** The image of a page for link previews, as data and as an address. */
export { imageAddress, pageOfPreview, previewHref, textOf, webAddressOf } from "./image-address.ts";
export { hasPreviewImage, type PreviewImage, previewImage, previewSize, writtenSettings } from "./preview-image.ts";
