/**
 * Stylesheets of other packages are no part of a module: Node could not read it. The rules are in their `style.css`;
 * modules of class names are asked for as they are, since their package answers with the names.
 */
export const stylesFromOthers = {
  name: 'styles-from-others',
  resolveId: {
    order: 'pre',
    filter: { id: /^@vitrine\/.+\.css$/ },
    handler: (id) =>
      id.endsWith('.module.css') ? { id, external: true } : { id: `\0${id}.js`, moduleSideEffects: false },
  },
  load: { filter: { id: /^\0@vitrine\/.+\.css\.js$/ }, handler: () => 'export {}' },
}
