import type { Theme } from '@vitrine/schemas'
import type { SetterMatch } from '@vitrine/setters'
import { ownThemes, plugins } from '#plugins'

/** The setters of all plugins, for the settings of components. */
export const ownSetters: readonly SetterMatch[] = plugins.flatMap(({ setters = [] }) => setters)

/** The themes that sites may take: those of the plugins, and those of the config. */
export const offeredThemes: readonly Theme[] = [...plugins.flatMap(({ themes = [] }) => themes), ...ownThemes]
