const CORE = /\/zod\/v4\/core\/core\.js$/;

/**
 * Vite plugin: zod tries `new Function` when the first schema is made, and the content security
 * policy of every page reports that. Route modules run before the entry, so zod is configured where
 * it is defined.
 * @returns {import("vite").Plugin}
 */
export const zodWithoutEval = () => ({
  name: "pendopo-zod-without-eval",
  transform: (code, id, options) =>
    !options?.ssr && CORE.test(id) ? `${code}\nglobalConfig.jitless = true;\n` : undefined,
});
