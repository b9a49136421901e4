import { type baseLanguage, baseOrder, resolve, settingsProblems } from '@vitrine/model'
import { checkOf, cookiesProps, minimumOrderProps, type Problem, type Settings, shippingProps } from '@vitrine/schemas'

/** What an owner says of a site that is translatable like the settings of a page, with its schema. */
const translatableFacts = { cookies: cookiesProps, shipping: shippingProps, minimumOrder: minimumOrderProps } as const

/**
 * What is wrong with the translatable facts of a site, with the fact before each path. Visitors are told them at
 * once, so they must be whole before anything of them is translated.
 */
export const factProblems = (
  facts: { readonly [F in keyof typeof translatableFacts]?: Settings | undefined },
  languages: ReadonlySet<string>,
  base: ReturnType<typeof baseLanguage>,
): readonly Problem[] =>
  (Object.keys(translatableFacts) as (keyof typeof translatableFacts)[]).flatMap((fact) => {
    const props = translatableFacts[fact]
    const settings = facts[fact]
    if (!settings) return []
    const stored = settingsProblems(props, settings, languages)
    const problems = stored.length > 0 ? stored : checkOf(props)(resolve(props, settings, baseOrder(base)).props)
    return problems.map((one) => ({ ...one, path: [fact, one.path].filter(Boolean).join('.') }))
  })
