import type { PageTypeSpec } from '@vitrine/schemas'

/**
 * A kind of page that owners may make, as data. It is checked where it is used: when a site is built, and at its start.
 *
 * `definePageType({ key: 'acme-recipe', names: { en: 'Recipe', de: 'Rezept' }, basePath: '/recipes' })`
 */
export const definePageType = (pageType: PageTypeSpec): PageTypeSpec => pageType
