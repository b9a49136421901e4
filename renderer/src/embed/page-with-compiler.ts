import type { ReactNode } from 'react'
import { pageWith } from '#vitrine-page'
import { registered } from './registered.ts'
import type { VitrinePageProps } from './vitrine-page-props.ts'

/**
 * Draws one page of a document in an element of its own, on a server or in a browser, as often as one likes in one document.
 * Needs the stylesheets of the sections and `@vitrine/renderer/page.css`.
 *
 * `<VitrinePage sections={sections} document={page} language="de" />`
 *
 * @public
 * @throws RegistryError with everything that is wrong with the sections. A view that throws is left out instead.
 */
export const VitrinePage: (props: VitrinePageProps) => ReactNode = /* @__PURE__ */ pageWith(registered)
