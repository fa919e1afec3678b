export default {
  serverExternalPackages: ["callboard"],
  ...(process.env.STANDALONE && {
    output: "standalone",
    outputFileTracingIncludes: {
      "/docs/**": ["./openapi.yaml", "../node_modules/callboard/{dist/client,dist/server,locales}/**"],
    },
  }),
};
