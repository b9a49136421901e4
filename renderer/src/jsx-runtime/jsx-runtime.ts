/**
 * React's own JSX, but for one thing: the parts of the renderer are drawn at once where a view makes
 * them, instead of each becoming a component that React has to visit (decision 006). The server is
 * built with it (`jsxImportSource`); without it everything looks the same and takes longer.
 */
import { Fragment, jsx as jsxOfReact, jsxs as jsxsOfReact } from 'react/jsx-runtime'
import { drawnAtOnce } from '../parts/part.ts'

export { Fragment }

type Jsx = typeof jsxOfReact

// What a part draws may be nothing; React takes null wherever it takes an element.
type Drawn = ReturnType<Jsx>

/** Makes an element as React does; parts of pages are drawn at once where a page is drawn on a server. */
export const jsx: Jsx = (type, props, key) => {
  const drawn = drawnAtOnce(type, props, key)
  return drawn === undefined ? jsxOfReact(type, props, key) : (drawn as Drawn)
}

/** The same for an element with several children. */
export const jsxs: Jsx = (type, props, key) => {
  const drawn = drawnAtOnce(type, props, key)
  return drawn === undefined ? jsxsOfReact(type, props, key) : (drawn as Drawn)
}
