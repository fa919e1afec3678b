/** The package reads its own files, so it stays outside of the bundle. */
export default { serverExternalPackages: ["callboard"] };
