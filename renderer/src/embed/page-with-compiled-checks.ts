import type { ReactNode } from 'react'
import { pageWith } from '#vitrine-page'
import type { CompiledChecks } from './compiled-checks.ts'
import { registeredCompiled } from './registered-compiled.ts'
import type { PageProps } from './vitrine-page-props.ts'

/**
 * Draws one page as `VitrinePage` of `@vitrine/renderer` does, with checks that were compiled before: nothing compiles in the
 * browser, which needs a third less script and no permission to make code.
 *
 * `<VitrinePage sections={sections} document={page} language="de" checks={checks} />`
 *
 * @public
 * @throws RegistryError naming the sections whose checks are missing or out of date.
 */
export const VitrinePage: (props: PageProps<CompiledChecks> & { readonly checks: CompiledChecks }) => ReactNode =
  /* @__PURE__ */ pageWith(registeredCompiled)
