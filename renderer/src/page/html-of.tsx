import type { ReactNode } from 'react'
import { renderToString, type ServerOptions } from 'react-dom/server'

const [before, after] = ['<picture>', '</picture>']

/**
 * An element as HTML. React would write a preload before it for each picture that is not lazy, which belongs into the
 * head; inside of `picture` it writes none, and the parts tell the stage themselves (`Stage.resources`).
 */
export const htmlOf = (element: ReactNode, options?: ServerOptions): string =>
  renderToString(<picture>{element}</picture>, options).slice(before.length, -after.length)
